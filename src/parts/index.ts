/** Parts of the app that are fetched when they are wanted: asked for again where they do not come at first. */
export { type Absence, type Later, later, PartAbsent, toldByView, whyAbsent } from './later';
