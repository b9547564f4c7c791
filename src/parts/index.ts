/** Parts of the app that are fetched when they are first needed, and fetched again if that fails. */
export {
  type Absence,
  ignoreAbsentPart,
  type Later,
  later,
  PartAbsent,
  untilOnline,
  whyAbsent,
} from './later';
