import { fitsWindows } from './everyState';
import { SIZES } from './layout';

// Telephones have a spec of their own, with a finger in place of a mouse.
fitsWindows(SIZES.filter(([width]) => width >= 820));
