import type { Amount, Condition, Who } from '../../skills/effects/terms';
import { isSpell, type Skill } from '../../skills/school';
import { findSkill } from '../../skills/index';
import { isBound } from '../entries/bound';
import { giveCondition, isImmune, takeCondition } from '../life/conditions';
import { worth } from '../values/count';
import { reached } from '../using/each';
import type { Charm, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, sheetOf, type Game } from '../state/game';
import { poolOf, seePool } from '../values/hand';
import { remove } from '../life/falls';
import { getUp } from '../life/get-up';
import { healedFor } from './heals-instead';
import { restoreLife } from '../life/life';
import { leavesBy } from '../entries/riding';
import { sumOf } from '../values/properties';
import { endCharm } from '../lasting/marks';
import type { ActPlay } from '../state/act-play';
import { eitherOf } from '../state/mounts';
import { put } from '../geometry/placing';
import { besideFigure } from '../movement/shift';
import { isGroup } from '../entries/group';
import { whoIs } from '../using/targets';
import type { Line } from '../state/use';
import { oncePer } from '../../../../once-per';

const heal: ActPlay<'heal'> = function* (game, { amount, whom }, line): Flow {
  let restored = 0;
  for (const { figure: named, scale } of yield* reached(game, whom, line)) {
    const figure =
      whom === 'you'
        ? yield* healedFor(game, named, line)
        : isNamed(whom)
          ? named
          : yield* eitherOf(game, named, 'heal', lacksLife(game, whom));
    const most = Math.min(mostGained(line, amount), whom === 'you' ? (line.use.taken ?? Infinity) : Infinity);
    const by = Math.min(most, Math.floor(worth(game, amount, line, figure.id, scale)));
    // Whatever spell it is that restores 1 Life or more (ruling druid-genesis).
    const more = by > 0 && isSpell(line.use.skill) ? sumOf(game, figure, 'heal-more') : 0;
    if (restoreLife(game, figure, by + more, line.use.user) > 0) restored += 1;
  }
  // Who lacked nothing was not affected.
  line.use.affected = restored;
};

/** Rider and mount each named for himself: what one is given is not the other's. */
const isNamed = (whom: Who): boolean => typeof whom === 'object' && !isGroup(whom);

/** Whoever of a rider and his mount is the one that a line means. */
const lacksLife = (game: Game, whom: Who): ((figure: Figure) => boolean) => {
  const least = isGroup(whom) && whom.who === 'lacks-two-life' ? 2 : 1;
  return (figure) => poolOf(game, figure) - figure.hand >= least;
};

/** You gain at most the Life that the attack really took (ruling 21 for skills). */
const mostGained = ({ use }: Line, amount: Amount): number =>
  typeof amount === 'object' &&
  'each' in amount &&
  amount.each === 'damage-dealt' &&
  use.blow?.kind === 'effect'
    ? use.blow.lost
    : Infinity;

/** The player picks a condition where the text does not say "newest" (ruling 21 for skills). */
export function* pickCondition(game: Game, figure: Figure, line: Line): Flow<Condition | undefined> {
  if (figure.conditions.length === 0) return undefined;
  const user = figureOf(game, line.use.user);
  const { condition } = yield* choose(
    user.owner,
    { about: 'condition', figure: user.id, of: figure.id },
    figure.conditions.map(({ condition: each }) => ({ pick: 'condition' as const, condition: each })),
  );
  return condition;
}

function* nextCondition(
  game: Game,
  figure: Figure,
  pick: 'newest' | 'any' | Condition,
  line: Line,
): Flow<Condition | undefined> {
  if (pick === 'any') return yield* pickCondition(game, figure, line);
  if (pick === 'newest') return figure.conditions[figure.conditions.length - 1]?.condition;
  return figure.conditions.some(({ condition }) => condition === pick) ? pick : undefined;
}

const cure: ActPlay<'cure'> = function* (game, { count, pick, whom, counters }, line): Flow {
  for (const { figure: named, scale } of yield* reached(game, whom, line)) {
    const figure = yield* eitherOf(game, named, 'cure', hasConditions);
    if (count === 'all') {
      for (const { condition } of figure.conditions) takeCondition(game, figure, condition);
      continue;
    }
    const times = worth(game, count, line, figure.id, scale);
    for (let time = 0; time < times; time += 1) {
      const condition = yield* nextCondition(game, figure, pick, line);
      if (condition === undefined) break;
      takeCondition(game, figure, condition, counters ? 1 : Infinity);
    }
  }
};

const take: ActPlay<'take-conditions'> = function* (game, act, line): Flow {
  const [taker] = yield* whoIs(game, act.to, line);
  if (taker === undefined) return;
  for (const id of yield* whoIs(game, act.from, line)) {
    if (id === taker) continue;
    const named = figureOf(game, id);
    // Of a unit that is one of several, either may be rid of something.
    const giver = isGroup(act.from) ? yield* eitherOf(game, named, 'cure', hasConditions) : named;
    yield* takeFrom(game, giver, figureOf(game, taker), act, line);
  }
};

const hasConditions = ({ conditions }: Figure): boolean => conditions.length > 0;

function* takeFrom(
  game: Game,
  giver: Figure,
  named: Figure,
  { count, counters, to }: Parameters<typeof take>[1],
  line: Line,
): Flow {
  for (let left = worth(game, count, line, giver.id); left > 0; left -= 1) {
    const condition = yield* nextCondition(game, giver, 'newest', line);
    // Who is immune takes nothing, nor does a body.
    if (condition === undefined || named.life !== 'up') return;
    const taker = to === 'you' ? named : yield* eitherOf(game, named, condition);
    if (isImmune(game, taker, condition)) return;
    const taken = takeCondition(game, giver, condition, counters ? 1 : Infinity);
    giveCondition(game, taker, condition, taken, line.use.user);
  }
}

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

const isFromSlowing = ({ skill: id }: Charm): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && slows(skill);
};

/** What can be dispelled, by key. */
const canEnd = (figure: Figure, what: string): readonly number[] =>
  figure.charms
    .filter((charm) => {
      if (what === 'loa') return leavesBy(charm, 'led-away');
      if (isBound(charm)) return false;
      if (what === 'enchantment') return charm.kind === 'enchantment';
      return charm.kind === 'hex' && (what === 'hex' || isFromSlowing(charm));
    })
    .map(({ key }) => key);

const dispel: ActPlay<'dispel'> = function* (game, { what, count, pick, whom }, line): Flow {
  const user = figureOf(game, line.use.user);
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    for (let left = worth(game, count, line, figure.id, scale); left > 0; left -= 1) {
      const able = canEnd(figure, what);
      const newest = able[able.length - 1];
      if (newest === undefined) break;
      const key =
        pick === 'newest'
          ? newest
          : (yield* choose(
              user.owner,
              { about: 'charm', figure: user.id, of: figure.id },
              able.map((each) => ({ pick: 'charm' as const, key: each })),
            )).key;
      const ended = figure.charms.find((charm) => charm.key === key);
      if (ended) line.use.led = [...(line.use.led ?? []), { skill: ended.skill, by: ended.by }];
      yield* endCharm(game, figure, key, true);
      line.use.removed += 1;
    }
  }
};

const raise: ActPlay<'raise'> = function* (game, { whom, hand, to }, line): Flow {
  const user = figureOf(game, line.use.user);
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    if (figure.isLost || figure.life === 'up' || figure.life === 'gone') continue;
    const pool = poolOf(game, figure);
    if (pool === 0) continue;
    getUp(game, figure);
    figure.hand = Math.min(pool, hand === 'full' ? pool : worth(game, hand, line, figure.id, scale));
    figure.poolSeen = pool;
    if (to === 'your-contact') {
      const at = besideFigure(game, figure, user);
      if (at) put(game, figure, at);
    }
    game.host.tell({ told: 'raised', figure: figure.id, by: user.id });
  }
};

/** What knows no limit is the figure's own from now on: it comes back with it (ruling snowfall-respawn). */
const addToCard = (game: Game, figure: Figure, dice: number): void => {
  const sheet = sheetOf(game, figure);
  figure.sheet = game.s.sheets.length;
  game.s.sheets = [...game.s.sheets, { ...sheet, dice: sheet.dice + dice }];
};

const dicepool: ActPlay<'dicepool'> = function* (game, { by, whom, boundless }, line): Flow {
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const dice = worth(game, by, line, figure.id, scale);
    figure.pool = Math.max(0, figure.pool + dice);
    if (boundless) addToCard(game, figure, dice);
    seePool(game, figure);
    // A follower whose last die is gone never comes back (ruling beastmaster-revival).
    if (figure.pool === 0 && figure.life === 'dead' && figure.hero !== figure.id) yield* remove(game, figure);
  }
};

export const help = {
  heal,
  cure,
  'take-conditions': take,
  dispel,
  raise,
  dicepool,
} as const;
