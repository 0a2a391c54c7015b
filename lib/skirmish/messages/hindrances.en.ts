import { capital, list, plural } from '#words/language/words';
import type { Hindrance, NotThere } from '../play/out-of-reach';

const places: Readonly<Record<NotThere, string>> = {
  far: 'too far away',
  near: 'too close',
  hidden: 'not in sight',
  level: 'not on the same level',
  contact: 'not in base contact',
  'no-contact': 'already in base contact',
  kept: 'not a valid target now',
};

/** "Gerda and Jane are too far away and Bito is not in sight": whoever has the same reason shares it. */
const reasons = (
  each: Extract<Hindrance, { readonly why: 'targets' }>['each'],
  names: (figure: number) => string,
): string => {
  const byReason = new Map<NotThere, string[]>();
  for (const { figure, because } of each)
    byReason.set(because, [...(byReason.get(because) ?? []), names(figure)]);
  return list(
    [...byReason].map(
      ([because, who]) => `${list(who)} ${plural(who.length, 'is', 'are')} ${places[because]}`,
    ),
  );
};

/** Why something cannot be done, as a sentence. */
export const hindranceText = (hindrance: Hindrance, names: (figure: number) => string): string => {
  switch (hindrance.why) {
    case 'nobody':
      return 'No target.';
    case 'targets':
      return `${capital(reasons(hindrance.each, names))}.`;
    case 'attacked':
      return 'You have already attacked this turn.';
    case 'barred':
      return 'You can’t use this now.';
    case 'nothing-to-do':
      return 'This would do nothing now.';
  }
};
