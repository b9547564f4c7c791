/**
 * Goes up by one whenever the same wish and seed could give another puzzle than before: when anything of the generator
 * changes that decides, or a technique finds other steps.
 */
export const GENERATOR_VERSION = 7;

/**
 * The version from which on attempts draw the same chance: the puzzles of wishes that a later version does not touch stay
 * those of their seeds. Version 6 searches otherwise only for ratings of 5.0 to 5.4 and of 6.0 to 6.4, version 7 only for forcing chains and for the
 * Franken Jellyfish without fins. When it follows the
 * version, the quick seeds are to be found anew.
 */
export const CHANCE_VERSION = 5;
