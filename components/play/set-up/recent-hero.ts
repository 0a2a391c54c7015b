import { lastingReference } from '@/components/site/sheet-reference';
import type { SavedHero } from '@/lib/roster/roster';
import { isLegal, isUntouched } from '@/lib/systems/document';
import type { LastChoice } from './last-choice';

/**
 * Reference of the saved hero who was edited last and may play, if that was after the last match was set up:
 * whoever has just built a hero probably wants to play it. @throws NotOpened
 */
export const recentHero = (
  saved: readonly SavedHero[],
  last: Pick<LastChoice, 'made'> | undefined,
): string | undefined => {
  const since = last?.made ?? '';
  const recent = saved
    .filter(({ changed }) => changed > since)
    .sort((one, other) => other.changed.localeCompare(one.changed))
    .find(({ hero }) => isLegal(hero) && !isUntouched(hero));
  if (!recent) return undefined;
  const reference = lastingReference(`saved-${recent.id}`, saved);
  return reference.ok ? reference.value : undefined;
};
