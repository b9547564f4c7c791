/** Texts in every notation, as they are met in the world. */
export { REFUSED_LINKS } from './refusedLinks';
export { NOTATION_SAMPLES, type NotationSample } from './samples';
