import type {
  CompanionChange,
  CompanionMoment,
  Duty,
  DutyText,
  FigureNow,
  MomentAbout,
} from '../../companion-part';
import { companion as say } from '#words/systems/draco/messages/companion';
import { terms } from '#words/systems/draco/messages/terms';
import { tableValues } from '../rules/table-values';
import { counterIds } from '../skills/effect';
import { cardPlace } from './figures';
import { countersNow, isCounterId } from './counters';

const one = (what: string): readonly Duty[] => [{ what, count: 1 }];

const diceOf = ({ counts }: FigureNow): number => counts['pool'] ?? 0;

/** Ids of stacks that lose a counter in the acting figure's upkeep. */
const upkeep = (now: FigureNow): readonly Duty[] => {
  const stacks = counterIds.filter((id) => countersNow(now, id) > 0);
  return stacks.length === 0 ? [] : one(`upkeep:${stacks.join(',')}`);
};

const ofOwnTurn = (now: FigureNow): readonly Duty[] => [
  ...upkeep(now),
  ...(countersNow(now, 'recovering') > 0 ? one('recovers') : []),
];

/** Duties for a slayer, the dragon or one of her cards at a moment. */
export const duties = (
  moment: CompanionMoment,
  now: FigureNow,
  { isOwnTurn, round }: MomentAbout,
): readonly Duty[] => {
  const isCard = cardPlace(now.figure) >= 0;
  switch (moment) {
    case 'night-begins':
      return now.figure.id === 'dragon' ? one('first-card') : [];
    case 'round-begins':
      // A card that had turns has lain face down since they began.
      return isCard && now.isInOrder && now.turnsDown === 0 ? one('turn-down') : [];
    case 'turn-begins':
      return isOwnTurn && !isCard && diceOf(now) > 0 ? ofOwnTurn(now) : [];
    case 'falls':
      if (isCard) return now.isInOrder || round === 0 ? [] : one('set-aside');
      return one(now.figure.id === 'dragon' ? 'slain' : 'dead');
    case 'turn-ends':
    case 'round-ends':
      return [];
  }
};

const off = (of: string): CompanionChange => ({ change: 'counter', of, by: -1 });
const dice = (by: number): CompanionChange => ({ change: 'count', of: 'pool', by });

const ofUpkeep = (what: string): DutyText | undefined => {
  const [kind, listed = ''] = what.split(':');
  const stacks = listed.split(',').filter(isCounterId);
  if (kind !== 'upkeep' || stacks.length === 0) return undefined;
  const names = stacks.map((id) => terms.counters[id]);
  const bleeds = stacks.includes('bleeding');
  return {
    text: bleeds ? say.duties.bleeds(names) : say.duties.upkeep(names),
    does: [...(bleeds ? [dice(-1)] : []), ...stacks.map(off)],
  };
};

/** A duty in words, and what it does. */
export const duty = ({ what }: Duty): DutyText | undefined => {
  const words = say.duties;
  switch (what) {
    case 'first-card':
      return { text: words.firstCard, does: [], roll: 'card' };
    case 'turn-down':
      return { text: words.turnDown, does: [] };
    case 'recovers':
      return { text: words.recovers, does: [off('recovering'), dice(tableValues.recovered)] };
    case 'set-aside':
      return { text: words.setAside, does: [] };
    case 'slain':
      return { text: words.slain, does: [] };
    case 'dead':
      return { text: words.dead, does: [{ change: 'clear' }] };
    default:
      return ofUpkeep(what);
  }
};
