/** Parts of the app that are fetched when they are first needed, and fetched again if that fails. */
export { type Absence, type Later, later, PartAbsent, toldByView, untilOnline, whyAbsent } from './later';
