/**
 * Pictures of boards as lists of shapes, whose looks are values of a theme. `canvas.ts` paints them on a canvas, in a
 * worker too; `ui/shared/picture` as SVG.
 */
export { createPainter } from './canvas';
export { hatchIn } from './hatch';
export { type BoardLayout, boxOf, cellStart, lineShapes, sideOf } from './layout';
export { BOX_LINES, ruledBox, ruledDigits, ruledLines } from './ruled';
export { boardShapes } from './searchedBoard';
export { BLANK, type SearchedCell } from './searchedCell';
export {
  type Box,
  type DigitPlace,
  type Faces,
  SEARCH_COLOURS,
  type SearchColour,
  type Shape,
  type Theme,
} from './shape';
export { barsOf, tintShapes } from './tint';
