import { FILES } from './files';
import { FIRST } from './first';
import { FOUND } from './found';
import { FURTHER } from './further';
import { PAGES } from './pages';
import { PLACED } from './placed';
import { PRINTED } from './printed';
import { PROGRAMS } from './programs';
import { TABLES } from './tables';
import { WRAPPED } from './wrapped';
import type { Layouts } from './writers';

/** A writer for each layout. Every text has all givens and no other digit that could be one. */
export const LAYOUTS: Layouts = {
  ...FIRST,
  ...PROGRAMS,
  ...PRINTED,
  ...PAGES,
  ...WRAPPED,
  ...FILES,
  ...PLACED,
  ...FOUND,
  ...FURTHER,
  ...TABLES,
};
