/** Texts in every notation, as they occur in practice. */
export { REFUSED_LINKS } from './refusedLinks';
export { NOTATION_SAMPLES } from './samples';
export type { NotationSample } from './written';
