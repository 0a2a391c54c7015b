import { firstSystem } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/** How a new sheet can start: by its miniature, from a list, or by chance. */
export const beginnings = ['miniature', 'concepts', 'random'] as const;

/** Contents of the page's address. */
export interface Arrival {
  /** The id of a saved sheet. */
  readonly hero?: string | undefined;
  /** A share code or link. */
  readonly from?: string | undefined;
  /** The id of a sample. */
  readonly sample?: string | undefined;
  /** Begin a new sheet, whatever was open last. */
  readonly fresh?: boolean;
  /** The game of a new sheet, by its id; the usual one when left out. */
  readonly game?: string | undefined;
  /** How a new sheet begins, where that was chosen on another page. */
  readonly begin?: (typeof beginnings)[number] | undefined;
  /** Compare two versions of the sheet at once. */
  readonly compares?: boolean;
}

/** The query that begins a new sheet of a game. */
export const freshQuery = (game: SystemId): string =>
  game === firstSystem ? '?new=1' : `?new=1&game=${encodeURIComponent(game)}`;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Query of an address; of a key that stands there several times the first counts. */
export const arrivalIn = (query: Query): Arrival => {
  const first = (key: string): string | undefined => [query[key] ?? []].flat()[0];
  return {
    hero: first('hero'),
    from: first('from'),
    sample: first('sample'),
    ...(first('new') !== undefined && { fresh: true }),
    game: first('game'),
    begin: beginnings.find((way) => way === first('begin')),
    ...(first('compare') !== undefined && { compares: true }),
  };
};
