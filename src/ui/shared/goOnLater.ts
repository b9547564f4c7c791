import { later } from '../../parts';
import { lazyComponent } from './loaded';

const goOn = later(() => import('./GoOn'));
export const GoOnWords = lazyComponent(later(goOn, 'GoOnWords'));
export const GoOnFromShelf = lazyComponent(later(goOn, 'GoOnFromShelf'));
