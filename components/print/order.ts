import { words } from '@/lib/messages/index';
import { codeFrom, decode } from '@/lib/share/index';
import type { HeroDraft } from '@/lib/systems/index';

/** What the address of the print room asks for. */
export type PrintOrder =
  | { readonly of: 'heroes'; readonly heroes: readonly HeroDraft[] }
  /** The hero that this device keeps; only the browser knows it. */
  | { readonly of: 'draft' }
  | { readonly of: 'nothing'; readonly why: string };

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads `?hero=CODE` or `?party=CODE`; a code tells itself which of the two it is. */
export const orderOf = (query: Query): PrintOrder => {
  const asked = query['hero'] ?? query['party'];
  const code = typeof asked === 'string' ? asked : asked?.[0];
  if (code === undefined) return { of: 'draft' };
  const found = decode(codeFrom(code));
  if (!found.ok) return { of: 'nothing', why: words.share.problem(found.error) };
  return {
    of: 'heroes',
    heroes: found.value.kind === 'hero' ? [found.value.hero] : found.value.party.heroes,
  };
};
