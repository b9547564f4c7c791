/**
 * Goes up by one whenever the same wish and seed could give another puzzle than before: when anything of the generator
 * changes that decides, or a technique finds other steps. The quick seeds are then to be found anew.
 */
export const GENERATOR_VERSION = 5;
