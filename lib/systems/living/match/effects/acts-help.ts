import { type Amount, type Who, isGroup } from '../../skills/effects/terms';
import { isSpell, type Skill } from '../../skills/school';
import { findSkill } from '../../skills/index';
import { isBound } from '../entries/auras';
import { worth } from '../values/count';
import { reached } from '../using/power';
import type { Aura, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, profileOf, type MatchContext, type ActPlay } from '../state/match-context';
import { poolOf, seePool } from '../values/hand';
import { remove } from '../life/falls';
import { getUp, restoreLife } from '../life/life';
import { healedFor } from './heals-instead';

import { leavesBy } from '../entries/riding';
import { sumOf } from '../values/properties';
import { endAura } from '../lasting/end-aura';
import { eitherOf } from '../state/mounts';
import { put, besideFigure } from '../geometry/placing';
import type { EffectContext } from '../state/use';
import { oncePer } from '../../../../once-per';

const heal: ActPlay<'heal'> = function* (match, { amount, whom }, context): Flow {
  let restored = 0;
  for (const { figure: named, scale } of yield* reached(match, whom, context)) {
    const figure =
      whom === 'you'
        ? yield* healedFor(match, named, context)
        : isNamed(whom)
          ? named
          : yield* eitherOf(match, named, 'heal', lacksLife(match, whom));
    const most = Math.min(
      mostGained(context, amount),
      whom === 'you' ? (context.use.outcome.taken ?? Infinity) : Infinity,
    );
    const by = Math.min(most, Math.floor(worth(match, amount, context, figure.id, scale)));
    // Whatever spell it is that restores 1 Life or more (ruling druid-genesis).
    const more = by > 0 && isSpell(context.use.skill) ? sumOf(match, figure, 'heal-more') : 0;
    if (restoreLife(match, figure, by + more, context.use.user, context.use.skill.id) > 0) restored += 1;
  }
  // A figure that lacked nothing was not affected.
  context.use.outcome.affected = restored;
};

/** Rider and mount each named for himself: what one is given is not the other's. */
const isNamed = (whom: Who): boolean => typeof whom === 'object' && !isGroup(whom);

/** The one of rider and mount that a line means. */
const lacksLife = (match: MatchContext, whom: Who): ((figure: Figure) => boolean) => {
  const least = isGroup(whom) && whom.who === 'lacks-two-life' ? 2 : 1;
  return (figure) => poolOf(match, figure) - figure.hand >= least;
};

/** You gain at most the Life that the attack really took (ruling 21 for skills). */
const mostGained = ({ use }: EffectContext, amount: Amount): number =>
  typeof amount === 'object' &&
  'each' in amount &&
  amount.each === 'damage-dealt' &&
  use.attack?.kind === 'effect'
    ? use.attack.lost
    : Infinity;

/** Whether a skill lessens the movement of whoever bears what it leaves. */
const slows = oncePer(({ always = [], green = [], blue = [] }: Skill): boolean =>
  [...always, ...green, ...blue]
    .flatMap((effect) => ('lasting' in effect ? effect.lasting : []))
    .some(
      (property) =>
        property.has === 'half-movement' ||
        property.has === 'movement-cap' ||
        (property.has === 'set' && property.value === 'movement') ||
        (property.has === 'movement' && typeof property.by === 'number' && property.by < 0),
    ),
);

const isFromSlowing = ({ skill: id }: Aura): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && slows(skill);
};

/** Auras that can be dispelled, by key. */
const canEnd = (figure: Figure, what: string): readonly number[] =>
  figure.auras
    .filter((aura) => {
      if (what === 'loa') return leavesBy(aura, 'led-away');
      if (isBound(aura)) return false;
      if (what === 'enchantment') return aura.kind === 'enchantment';
      return aura.kind === 'hex' && (what === 'hex' || isFromSlowing(aura));
    })
    .map(({ key }) => key);

const dispel: ActPlay<'dispel'> = function* (match, { what, count, pick, whom }, context): Flow {
  const user = figureOf(match, context.use.user);
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    for (let left = worth(match, count, context, figure.id, scale); left > 0; left -= 1) {
      const able = canEnd(figure, what);
      const newest = able[able.length - 1];
      if (newest === undefined) break;
      const key =
        pick === 'newest'
          ? newest
          : (yield* choose(
              user.owner,
              { about: 'aura', figure: user.id, of: figure.id },
              able.map((each) => ({ pick: 'aura' as const, key: each })),
            )).key;
      const ended = figure.auras.find((aura) => aura.key === key);
      if (ended) context.use.outcome.led = [...context.use.outcome.led, { skill: ended.skill, by: ended.by }];
      yield* endAura(match, figure, key, true);
      context.use.outcome.removed += 1;
    }
  }
};

const raise: ActPlay<'raise'> = function* (match, { whom, hand, to }, context): Flow {
  const user = figureOf(match, context.use.user);
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    if (figure.isLost || figure.life === 'up' || figure.life === 'gone') continue;
    const pool = poolOf(match, figure);
    if (pool === 0) continue;
    getUp(match, figure);
    figure.hand = Math.min(pool, hand === 'full' ? pool : worth(match, hand, context, figure.id, scale));
    figure.poolSeen = pool;
    if (to === 'your-contact') {
      const at = besideFigure(match, figure, user);
      if (at) put(match, figure, at);
    }
    match.host.emit({ type: 'raised', figure: figure.id, by: user.id });
  }
};

/** Adds dice without a limit to the figure's own card: they come back with it (ruling snowfall-respawn). */
const addToCard = (match: MatchContext, figure: Figure, dice: number): void => {
  const sheet = profileOf(match, figure);
  figure.sheet = match.s.sheets.length;
  match.s.sheets = [...match.s.sheets, { ...sheet, dice: sheet.dice + dice }];
};

const dicepool: ActPlay<'dicepool'> = function* (match, { by, whom, boundless }, context): Flow {
  for (const { figure, scale } of yield* reached(match, whom, context)) {
    const dice = worth(match, by, context, figure.id, scale);
    figure.pool = Math.max(0, figure.pool + dice);
    if (boundless) addToCard(match, figure, dice);
    seePool(match, figure);
    // A follower whose last die is gone never comes back (ruling beastmaster-revival).
    if (figure.pool === 0 && figure.life === 'dead' && figure.hero !== figure.id)
      yield* remove(match, figure);
  }
};

export const help = {
  heal,
  dispel,
  raise,
  dicepool,
} as const;
