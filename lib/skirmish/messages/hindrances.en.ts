import { capital, list } from '#words/language/words';
import type { Hindrance, NotThere } from '../play/out-of-reach';

const places: Readonly<Record<NotThere, string>> = {
  far: 'too far away',
  near: 'too close',
  hidden: 'not in sight',
  level: 'not on the same level',
  contact: 'not in base contact',
  'no-contact': 'in base contact',
  kept: 'not a valid target now',
};

/** Why something cannot be done, as a sentence. */
export const hindranceText = (hindrance: Hindrance, names: (figure: number) => string): string => {
  switch (hindrance.why) {
    case 'nobody':
      return 'No target.';
    case 'targets':
      return `${capital(
        list(hindrance.each.map(({ figure, because }) => `${names(figure)} is ${places[because]}`)),
      )}.`;
    case 'attacked':
      return 'You have already attacked this turn.';
    case 'barred':
      return 'You can’t use this now.';
    case 'nothing-to-do':
      return 'This would do nothing now.';
  }
};
