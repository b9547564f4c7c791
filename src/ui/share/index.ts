/** Shares what is open: as a link, a QR code, HTML or a picture. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const ShareDialog = arriving(later(() => import('./ShareDialog'), 'ShareDialog'));
