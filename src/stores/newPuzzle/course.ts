import { mayFail } from '../../sudoku/generator';
import { byHardness, CATALOGUE, isTechniqueId, type TechniqueId } from '../../sudoku/techniques';
import { index, readOr, readStored, record, type Written } from '../storage/stored';
import type { TextStore } from '../storage/textStore';

/** How far the player has come in the course of techniques. */
export interface Course {
  /** On how many practice boards the player has found each technique alone, without a hint. */
  readonly found: ReadonlyMap<TechniqueId, number>;
  /** The technique practised last; `null` before the first. */
  readonly last: TechniqueId | null;
}

/** How many boards the course has for each technique. */
export const BOARDS = 3;

export const COURSE_KEY = 'unwind.course';

const NOTHING: Course = { found: new Map(), last: null };

const WRITTEN: Written<Course> = {
  version: 1,
  read: ({ found, last }) => ({
    // A technique of another version is left out.
    found: new Map(
      Object.entries(record(found)).flatMap(([id, count]) =>
        isTechniqueId(id) ? [[id, readOr(0, () => index(count))] as const] : [],
      ),
    ),
    last: typeof last === 'string' && isTechniqueId(last) ? last : null,
  }),
};

/** The techniques of the course, easiest first: all for which practice boards can be made. */
export const courseTechniques = (): readonly TechniqueId[] =>
  CATALOGUE.filter(({ id }) => !mayFail({ needs: id }))
    .toSorted((one, other) =>
      byHardness({ technique: one.id, rating: one.rating }, { technique: other.id, rating: other.rating }),
    )
    .map(({ id }) => id);

/** The course in a stored text; one that has not begun if it cannot be read. */
export function courseFrom(text: string | null): Course {
  const read = readStored(text ?? '', WRITTEN);
  return read.ok ? read.value : NOTHING;
}

/** How far the player has come, also in another tab. */
export const courseIn = (textStore: Pick<TextStore, 'get'>): Course => courseFrom(textStore.get(COURSE_KEY));

/** Stores that a technique is being practised. */
export const practise = (textStore: Pick<TextStore, 'get' | 'put'>, last: TechniqueId): void =>
  keep(textStore, { ...courseIn(textStore), last });

/** Stores that a technique was found alone on one more board. */
export function foundAlone(textStore: Pick<TextStore, 'get' | 'put'>, technique: TechniqueId): void {
  const course = courseIn(textStore);
  const count = (course.found.get(technique) ?? 0) + 1;
  keep(textStore, { ...course, found: new Map([...course.found, [technique, count]]) });
}

/** Adds the course of a file: of each technique, the higher count holds. */
export function joinCourse(textStore: Pick<TextStore, 'get' | 'put'>, further: Course): void {
  const own = courseIn(textStore);
  const all = [...new Set([...own.found.keys(), ...further.found.keys()])];
  const count = (id: TechniqueId): number => Math.max(own.found.get(id) ?? 0, further.found.get(id) ?? 0);
  if (all.length === 0 && further.last === null) return;
  keep(textStore, { found: new Map(all.map((id) => [id, count(id)])), last: own.last ?? further.last });
}

/**
 * The technique with which the course goes on: the last one while it has boards left, else the next that has; after the
 * last one the first that has. `null` if all were found on all boards.
 */
export function nextIn({ found, last }: Course, techniques: readonly TechniqueId[]): TechniqueId | null {
  const at = Math.max(0, last === null ? 0 : techniques.indexOf(last));
  const order = [...techniques.slice(at), ...techniques.slice(0, at)];
  return order.find((id) => (found.get(id) ?? 0) < BOARDS) ?? null;
}

const keep = (textStore: Pick<TextStore, 'put'>, { found, last }: Course): void =>
  void textStore.put(
    COURSE_KEY,
    JSON.stringify({ version: WRITTEN.version, found: Object.fromEntries(found), last }),
  );
