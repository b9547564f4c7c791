/** Shares what is open: as a link, a QR code, HTML or a picture. */
export { ShareDialog } from './ShareDialog';
