/** For tests: what the page tells of the network, in place of the page's own. */
export { setPage } from './later';
