import { pathOf, pathOfParty } from '@/components/site/keep-file';
import type { LinkPath } from '@/components/site/copy-link';
import { list } from '#words/language/words';
import { joinsParties, nameOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';

/**
 * Link of what is printed: one sheet, or several as a party; undefined where no link holds them.
 * @param party the name of the party that they are
 */
export const printedLink = (
  heroes: readonly SheetDocument[],
  party: string | undefined,
): (() => LinkPath) | undefined => {
  const [first, ...others] = heroes;
  if (!first) return undefined;
  if (others.length === 0) return () => pathOf(first);
  if (!heroes.every(joinsParties)) return undefined;
  return () => pathOfParty(newParty(party ?? list(heroes.map(nameOf)), heroes));
};
