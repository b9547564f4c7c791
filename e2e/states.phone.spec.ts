import { fitsWindows } from './everyState';
import { SIZES } from './layout';

fitsWindows(SIZES.filter(([width]) => width < 1000));
