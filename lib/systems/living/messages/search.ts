import { search } from './en/rulebook/search';

/** The words of the search alone: its field stands on pages whose texts the browser does not load. */
export const searchWords = search;
