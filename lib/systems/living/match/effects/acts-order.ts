import type { ActionKind } from '../../effects/act';
import type { Until } from '../../effects/terms';
import { attack, perform as performAction } from '../turn/actions';
import type { ActPlay } from './act-play';
import { moveByAction } from './acts-motion';
import { strike } from '../attack/attack';
import { fireProjectile } from '../attack/projectile';
import { findSkill } from '../../skills/index';
import { actWith } from '../using/borrowed';
import { newBlow } from '../attack/blow';
import { worth } from './count';
import { reached } from './each';
import type { Figure } from '../figure';
import type { Flow } from '../flow';
import { choose, figureOf, wants, type Game } from '../game';
import { knownSkills } from '../using/learnt';
import { beginRow, loading, noteLast } from '../attack/loading';
import { happen } from '../lasting/ends';
import { clockOf } from '../lasting/marks';
import { scenarioOf } from '../scenario';
import { keepsRecovering } from '../turn/recovering';
import { shotsFrom } from '../turn/attacks';
import { actionsLent } from '../turn/offers';
import type { Action } from '../option';
import { isHampered, isWithinOrder, leastOrdered, mayBeDeclined, type Order } from '../using/orders';
import { ritualOf } from '../named/ritual-time';
import { whoIs } from '../using/targets';
import { isTrained } from '../followers/training';
import type { Line } from '../use';
import { isCannonShot, spendShot, weaponAt } from '../attack/weapons';

const fits = (kind: ActionKind, action: Action): boolean => {
  const hasSkill = 'skill' in action;
  switch (kind) {
    case 'movement':
    case 'any-but-waiting':
      return false;
    case 'melee-attack':
      return action.pick === 'melee' && !hasSkill;
    case 'ranged-attack':
      return action.pick === 'shoot' && !hasSkill;
    case 'attack':
    case 'move-or-attack':
      return (action.pick === 'melee' || action.pick === 'shoot') && !hasSkill;
    case 'attack-skill':
      return (action.pick === 'melee' || action.pick === 'shoot') && hasSkill;
    case 'any':
    case 'no-skill':
      return (
        ['melee', 'shoot', 'reload', 'move-and-reload', 'stand-up', 'shake-off'].includes(action.pick) &&
        !(kind === 'no-skill' && hasSkill)
      );
    case 'same-skill':
      return hasSkill;
    case 'skill':
    case 'skill-on-you':
      return action.pick === 'use';
  }
};

const moves = (kind: ActionKind): boolean => ['movement', 'any', 'no-skill', 'move-or-attack'].includes(kind);

/** An attack in a skill with a target is an attack on that target; no projectile shares a roll. */
const isAimedWell = (game: Game, figure: Figure, action: Action, { line, use, trigger }: Line): boolean => {
  if (trigger || use.skill.target !== 'opponent' || figure.id !== use.user) return true;
  if (action.pick !== 'melee' && action.pick !== 'shoot') return true;
  const isProjectile = action.pick === 'shoot' && weaponAt(game, figure, action.weapon)?.type === 'magic';
  return !(isProjectile && line === 'always') && use.targets.includes(action.target);
};

/** Whoever has lost the last die a moment ago is no target any more. */
const isAtFallen = (game: Game, action: Action): boolean =>
  (action.pick === 'melee' || action.pick === 'shoot') && figureOf(game, action.target).hand === 0;

interface Ordered {
  readonly further: number;
  readonly stronger: number;
  readonly isOptional: boolean;
}

/** One action at once, of a kind, without any action of the performer's being spent. */
function* once(
  game: Game,
  figure: Figure,
  act: Order,
  line: Line,
  { further, stronger, isOptional }: Ordered,
): Flow {
  const { action: kind, manner = [] } = act;
  const { allows } = scenarioOf(game.s);
  const all = act.measuredFromYou
    ? shotsFrom(game, figure, figureOf(game, line.use.user)).filter((action) => allows(game, figure, action))
    : // Two actions are at hand for what takes two; none of them is the figure's own.
      actionsLent(game, figure, Math.max(2, figure.actions));
  const able = all.filter(
    (action) =>
      fits(kind, action) &&
      isWithinOrder(action, act, line) &&
      !isAtFallen(game, action) &&
      !(figure.id === line.use.user && isCannonShot(game, figure, action)) &&
      !(kind === 'same-skill' && 'skill' in action && action.skill !== line.use.skill.id) &&
      isAimedWell(game, figure, action, line),
  );
  const user = figureOf(game, line.use.user);
  const isYours = manner.includes('at-your-discretion') || kind === 'skill-on-you';
  const by = isYours ? user.owner : figure.owner;
  const options: readonly Action[] = [...(moves(kind) ? [{ pick: 'move' as const }] : []), ...able];
  if (options.length === 0) return;
  const about = { about: 'skill', figure: figure.id, skill: line.use.skill.id } as const;
  const chosen = yield* choose(by, about, isOptional ? [...options, { pick: 'done' as const }] : options);
  if (chosen.pick === 'done') return;
  // You choose, he may still decline.
  const asked = { about: 'may', figure: figure.id, skill: line.use.skill.id, what: 'obey' } as const;
  if (kind === 'skill-on-you' && by !== figure.owner && !(yield* wants(figure.owner, asked))) return;
  figure.isRecovering &&= keepsRecovering(chosen);
  if (chosen.pick === 'move') {
    yield* happen(game, figure, 'other-than-attack', findSkill);
    yield* moveByAction(game, figure, further, manner, line);
    return;
  }
  const striker = 'by' in chosen ? figureOf(game, chosen.by) : figure;
  const from = act.measuredFromYou && line.use.user;
  const fired = chosen.pick === 'shoot' ? weaponAt(game, figure, chosen.weapon) : undefined;
  if (chosen.pick === 'shoot' && fired?.type === 'magic') {
    yield* fireProjectile(game, figure, figureOf(game, chosen.target), fired, from);
    return;
  }
  if ((chosen.pick === 'melee' || chosen.pick === 'shoot') && chosen.skill === undefined) {
    if (chosen.pick === 'shoot') spendShot(game, figure, chosen.weapon);
    const kindOf = chosen.pick === 'melee' ? 'melee' : 'ranged';
    const value = chosen.pick === 'melee' ? 'AV' : 'RAV';
    const weapon = weaponAt(game, striker, chosen.weapon);
    const blow = newBlow(striker, figureOf(game, chosen.target), kindOf, value, weapon, true);
    blow.attack = stronger;
    if (from !== undefined) blow.from = from;
    if (line.line === 'always') {
      blow.shares = line.use;
      line.use.blow = blow;
    }
    yield* strike(game, blow);
    line.use.ordered = blow;
    return;
  }
  if ((chosen.pick === 'melee' || chosen.pick === 'shoot') && chosen.skill !== undefined) {
    const order = { stronger, atLeast: leastOrdered(line.use) };
    yield* happen(game, figure, 'other-than-attack', findSkill);
    line.use.ordered = yield* attack(game, figure, chosen, order);
    return;
  }
  yield* performAction(game, figure, chosen, 'ordered');
}

/** Where several movements are to end, the last one ends. */
const onTheWay = (act: Order): Order =>
  act.manner?.includes('to-terrain')
    ? { ...act, manner: act.manner.filter((each) => each !== 'to-terrain') }
    : act;

/** A skill that lets one go on does so no more often in a turn, whatever is rolled (ruling pipsmith-going-on). */
const mostTimesOn = 20;

const perform: ActPlay<'perform'> = function* (game, act, line): Flow {
  for (const id of yield* whoIs(game, act.who, line)) {
    const figure = figureOf(game, id);
    if (figure.life !== 'up' || ritualOf(figure) || isHampered(line.use.skill, figure)) continue;
    if (!isTrained(game, figure)) continue;
    if (act.action === 'any-but-waiting') {
      yield* actWith(game, figure, act.times, line);
      continue;
    }
    const times = worth(game, act.times, line, id);
    const amounts = {
      further: act.further === undefined ? 0 : worth(game, act.further, line, id),
      stronger: act.stronger === undefined ? 0 : worth(game, act.stronger, line, id),
      isOptional: act.optional === true || mayBeDeclined(line.use.skill),
    };
    const goesOn = act.action === 'same-skill';
    const row = goesOn ? beginRow(game, figure, line.use) : undefined;
    for (let time = 0; time < times && figure.hand > 0; time += 1) {
      if (goesOn && figure.deeds.wentOn >= mostTimesOn) break;
      if (goesOn) figure.deeds = { ...figure.deeds, wentOn: figure.deeds.wentOn + 1 };
      if (row) figure.reloads = row;
      yield* once(game, figure, time < times - 1 ? onTheWay(act) : act, line, amounts);
      if (row) noteLast(game, figure, row, line.use);
    }
  }
};

const grant: ActPlay<'grant'> = function* (game, { action, times, who, until }, line): Flow {
  for (const id of yield* whoIs(game, who, line)) {
    const figure = figureOf(game, id);
    const clock = clockOf(game, until, line.use.user, figure, line.scale);
    const count = worth(game, times, line, id);
    if (count > 0)
      figure.granted = [...figure.granted, { action, times: count, skill: line.use.skill.id, clock }];
  }
};

const takeAction: ActPlay<'take-action'> = function* (game, { times, whom }, line): Flow {
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const count = worth(game, times, line, figure.id, scale);
    figure.distracted = (figure.distracted ?? 0) + count;
  }
};

/** Whoever had sent what was led away cannot use that skill for a while. */
const denySummoners = (game: Game, until: Until, line: Line): void => {
  for (const { skill, by } of line.use.led ?? []) {
    const summoner = figureOf(game, by);
    const clock = clockOf(game, until, line.use.user, summoner, line.scale);
    summoner.barred = [...summoner.barred, { skill, clock }];
  }
};

const disable: ActPlay<'disable'> = function* (game, { what, count, whom, until }, line): Flow {
  if (what === 'snatched-loa') {
    denySummoners(game, until, line);
    return;
  }
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    const clock = clockOf(game, until, line.use.user, figure, scale);
    const bar = (skill: string): void => {
      figure.barred = [...figure.barred, { skill, clock }];
    };
    switch (what) {
      case 'all-skills':
        bar('');
        break;
      case 'this-skill':
        bar(line.use.skill.id);
        break;
      case 'skill-used':
        if (line.trigger?.use) bar(line.trigger.use.skill.id);
        break;
      case 'snowball-skills':
        for (const { id, kind } of knownSkills(game, figure)) if (kind === 'snowball') bar(id);
        break;
      case 'random-skill': {
        let known = knownSkills(game, figure).map(({ id }) => id);
        for (
          let left = count === undefined ? 1 : worth(game, count, line, figure.id, scale);
          left > 0;
          left -= 1
        ) {
          if (known.length === 0) break;
          const place = game.host.draw('dice', known.length, figure.id, line.use.skill.id);
          const skill = known[place];
          if (skill !== undefined) bar(skill);
          known = known.filter((id) => id !== skill);
        }
      }
    }
  }
};

/** What the green line does, once more. */
const again: ActPlay<'again'> = function* (game, _act, line): Flow {
  const { use } = line;
  yield* game.play(use.skill.green ?? [], { ...line, line: 'green', scale: use.green });
};

export const order = {
  perform,
  grant,
  'take-action': takeAction,
  ...loading,
  disable,
  again,
} as const;
