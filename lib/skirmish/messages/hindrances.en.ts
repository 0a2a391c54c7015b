import { capital, list, plural } from '#words/language/words';
import { unit } from '../../table/table';
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

/** Up, so that what is out of range never seems to be in it. */
const roundedUp = (distance: number): number => Math.ceil(distance * 10 - 1e-6) / 10;

const roundedDown = (distance: number): number => Math.floor(distance * 10 + 1e-6) / 10;

/** Before the end of a range that is missed. */
const ranges: Readonly<Partial<Record<NotThere, string>>> = { far: 'reach', near: 'from' };

/** Sentence for a target out of range. @param away distance to the target, in # @param reach in # */
export const outOfRange = (away: number, reach: number): string =>
  `Out of range: ${roundedUp(away)}# away, reach ${roundedDown(reach)}#.`;

/** "Gerda and Jane are too far away and Bito is not in sight": whoever has the same reason shares it. */
const reasons = (
  each: Extract<Hindrance, { readonly why: 'targets' }>['each'],
  names: (figure: number) => string,
): string => {
  const byReason = new Map<NotThere, { readonly who: readonly string[]; readonly range: string }>();
  for (const { figure, because, measured } of each) {
    const before = byReason.get(because)?.who ?? [];
    const name = `${names(figure)}${measured ? ` (${roundedUp(measured.away / unit)}#)` : ''}`;
    byReason.set(because, {
      who: [...before, name],
      range: measured ? ` (${ranges[because] ?? ''} ${roundedDown(measured.range / unit)}#)` : '',
    });
  }
  return list(
    [...byReason].map(
      ([because, { who, range }]) =>
        `${list(who)} ${plural(who.length, 'is', 'are')} ${places[because]}${range}`,
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
      return 'You’ve already attacked this turn.';
    case 'barred':
      return 'You can’t use this now.';
    case 'nothing-to-do':
      return 'This would do nothing now.';
  }
};
