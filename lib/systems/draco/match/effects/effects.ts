import type { FaceNumber } from '../../../../dice/face';
import { shove, unit } from '../../../../table/table';
import type { KnownAct } from '../../skills/resolve';
import { damageDragon, loseDice, regain } from '../combat/loss';
import { hitDragon } from '../combat/strike';
import { baseOf, countersOn, isDragon, mostDice, type Figure } from '../state/figure';
import {
  choose,
  dragonOf,
  figureOf,
  foesOf,
  livingSlayers,
  slayersOf,
  type Flow,
  type MatchContext,
  type Table,
} from '../state/match-context';
import { walk } from '../movement/walk';
import type { Option } from '../state/option';
import { areWithin, contactsOf, takenPlaces } from '../places/bases';
import { groundOf } from '../places/table';
import { raise } from './raise';

/** A skill that is being used. */
export interface Using {
  readonly actor: Figure;
  readonly skill: string;
  /** Target: the dragon, or the slayer she attacks. */
  readonly target: Figure | undefined;
  /** Damage that the attack did; 0 without one. */
  readonly damage: number;
  /** The roll that a spell picks a die of. */
  readonly faces: readonly FaceNumber[];
}

type Give = Extract<KnownAct, { readonly act: 'give' }>;

/** Slayers a skill could help: the hurt with dice, the dead by raising. */
export const friendsFor = (table: Table, act: KnownAct): readonly Figure[] => {
  switch (act.act) {
    case 'raise':
      return slayersOf(table).filter(({ isDead }) => isDead);
    case 'dice':
      return livingSlayers(table).filter((slayer) => slayer.pool < mostDice(slayer));
    case 'give':
    case 'av':
    case 'less-dv':
    case 'reach':
    case 'farther':
    case 'slip-away':
    case 'unmet':
    case 'push':
    case 'walk':
    case 'damage':
    case 'magic-attack':
    case 'more-dv':
      return livingSlayers(table);
  }
};

function* chooseFriend(match: MatchContext, using: Using, act: KnownAct): Flow<Figure | undefined> {
  const options = friendsFor(match, act).map(({ id }): Option => ({ pick: 'figure', figure: id }));
  if (options.length === 0) return undefined;
  const about = { about: 'friend', figure: using.actor.id, skill: using.skill } as const;
  const chosen = yield* choose(using.actor.id, about, options);
  return chosen.pick === 'figure' ? figureOf(match, chosen.figure) : undefined;
}

const give = (match: MatchContext, by: Figure, figure: Figure, { counter, count }: Give): void => {
  if (figure.isDead || count <= 0) return;
  figure.counters = { ...figure.counters, [counter]: countersOn(figure, counter) + count };
  if (counter === 'goaded') figure.goadedBy = by.id;
  match.host.emit({ told: 'counters', figure: figure.id, by: by.id, counter, count });
};

function* giveTo(match: MatchContext, using: Using, act: Give): Flow {
  const { actor, target } = using;
  switch (act.to) {
    case 'self':
      give(match, actor, actor, act);
      return;
    case 'opponent':
      if (target) give(match, actor, target, act);
      return;
    case 'friend': {
      const friend = yield* chooseFriend(match, using, act);
      if (friend) give(match, actor, friend, act);
      return;
    }
    case 'all-within':
      for (const foe of foesOf(match, actor))
        if (areWithin(actor, foe, act.within ?? 0)) give(match, actor, foe, act);
  }
}

/** Straight away from the pusher, as far as there is room; pushes trigger nothing; ruling 4. */
const push = (match: MatchContext, by: Figure, figure: Figure, inches: number): void => {
  const from = figure.at;
  const others = takenPlaces(match, figure);
  const bases = { passable: [], blocking: others };
  const to = shove(groundOf(match.s), baseOf(figure), by.at, inches * unit, bases);
  if (to.x === from.x && to.y === from.y) return;
  figure.at = to;
  match.host.emit({ told: 'moved', figure: figure.id, how: 'pushed', from, to });
};

function* damage(match: MatchContext, { actor, target }: Using, dice: number): Flow {
  if (isDragon(actor)) {
    if (target) loseDice(match, target, { by: actor.id, harm: 'skill', dice });
  } else yield* damageDragon(match, actor, dice, 'skill');
}

/** Performs an act at the end of the action; acts that change an attack or a movement have been read off before. */
function* perform(match: MatchContext, using: Using, act: KnownAct): Flow {
  const { actor } = using;
  switch (act.act) {
    case 'give':
      yield* giveTo(match, using, act);
      return;
    case 'push':
      for (const foe of contactsOf(match, actor)) push(match, actor, foe, act.inches);
      return;
    case 'walk':
      yield* walk(match, actor, act.inches * unit, { isUnmet: false });
      return;
    case 'damage':
      yield* damage(match, using, act.by);
      return;
    case 'dice': {
      const friend = act.to === 'self' ? actor : yield* chooseFriend(match, using, act);
      if (friend) regain(match, friend, actor.id, act.by);
      return;
    }
    case 'raise': {
      const friend = yield* chooseFriend(match, using, act);
      if (friend) raise(match, friend, actor, act.dice);
      return;
    }
    case 'magic-attack':
      yield* hitDragon(match, actor, using.faces, { av: act.more, lessDv: 0 }, 'skill');
      return;
    case 'more-dv':
      match.s.moreDv += act.by;
      match.host.emit({ told: 'more-dv', figure: actor.id, by: act.by });
      return;
    case 'av':
    case 'less-dv':
    case 'reach':
    case 'farther':
    case 'slip-away':
    case 'unmet':
  }
}

const needsHit = (act: KnownAct): boolean => 'ifHit' in act;

/** Everything that a use of a skill brings at the end of its action, in the order of its entry. */
export function* performAll(match: MatchContext, using: Using, acts: readonly KnownAct[]): Flow {
  for (const act of acts) {
    if (match.s.outcome || using.actor.isDead) return;
    if (needsHit(act) && using.damage === 0) continue;
    yield* perform(match, using, act);
  }
}

/** Target of a slayer's skill: the dragon. */
export const opponentOf = (match: MatchContext, actor: Figure): Figure | undefined =>
  isDragon(actor) ? undefined : dragonOf(match);
