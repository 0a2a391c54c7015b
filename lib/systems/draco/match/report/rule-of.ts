import type { Going, MatchEvent } from '../state/event';
import type { Setting } from '../state/situation';

const movements: Readonly<Record<Going, string>> = {
  walked: 'movement#distance',
  met: 'movement#meeting',
  left: 'movement#leaving',
  pushed: 'movement#leaving',
  set: 'set-up#table',
};

/** Where the rules tell of what happened: an address below those of the game. */
export const ruleOf = (event: MatchEvent, { dragon }: Pick<Setting, 'dragon'>): string => {
  switch (event.told) {
    case 'tree':
      return 'set-up#table';
    case 'first-card':
      return 'set-up#dragon';
    case 'pile':
    case 'turn':
    case 'turned-up':
      return 'turn#order';
    case 'recovers':
      return 'turn#actions';
    case 'moved':
      return movements[event.how];
    case 'skill':
      return `skills/${event.skill}`;
    case 'attack':
    case 'rolled':
      return event.figure === dragon ? 'combat#dragon' : 'combat#slayer';
    case 'picked':
      // Her shields count against a slayer's attack, and his against hers.
      return (event.figure === dragon) === (event.value === 'av') ? 'combat#dragon' : 'combat#slayer';
    case 'too-far':
      return 'combat#slayer';
    case 'lost':
      if (event.harm === 'counter') return 'skills#counters';
      return event.figure === dragon ? 'combat#damage' : 'combat#dragon';
    case 'unhurt':
      return event.figure === dragon ? 'combat#slayer' : 'combat#dragon';
    case 'named':
    case 'card-die':
      return 'combat#damage';
    case 'regained':
      return event.by === dragon ? 'skills#dragon' : 'skills#suns';
    case 'counters':
      return 'skills#counters';
    case 'more-dv':
      return 'skills#dragon';
    case 'laid-aside':
    case 'fell':
    case 'raised':
      return 'combat#death';
    case 'end':
      return 'combat#end';
  }
};
