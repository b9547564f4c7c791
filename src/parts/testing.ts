/** For tests: replaces what the page reports about the network. */
export { setPage } from './later';
