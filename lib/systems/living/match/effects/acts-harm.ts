import { giveAimed, giveCondition } from '../life/conditions';
import { cover } from '../geometry/cover';
import { worth } from '../values/count';
import { dealDamage } from '../attack/damage';
import { reached } from '../using/each';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { weakenRest } from '../lasting/weakened';
import { loseLife } from '../life/life';
import type { ActPlay } from '../state/act-play';
import { powerOn } from '../using/power';
import { statement } from '../entries/statements';
import { bonusTo } from '../values/values';
import { moreOf } from '../using/snowballs';
import { whoIs } from '../using/targets';
import type { Who } from '../../skills/effects/terms';
import { isGroup } from '../entries/group';
import { eitherOf } from '../state/mounts';
import type { Blow, Line, Use } from '../state/use';
import { strikeByEffect } from '../attack/attack';

const user = (game: Game, line: Line) => figureOf(game, line.use.user);

const attack: ActPlay<'attack'> = function* (
  game,
  { with: value, value: by, whom, times, unaided },
  line,
): Flow {
  const count = times === undefined ? 1 : worth(game, times, line, line.target);
  // What a running effect attacks by itself is no attack of his (ruling 10 for skills).
  if (!line.trigger && line.line !== 'removal') noteAttack(user(game, line));
  const each = centresOf(line, whom).flatMap((centre) => Array.from({ length: count }, () => centre));
  for (const centre of each)
    for (const id of [
      ...(yield* whoIs(game, whom, { ...line, target: centre })),
      ...(yield* alsoIn(game, 'attack', line)),
    ]) {
      const target = figureOf(game, id);
      if (target.life !== 'up') continue;
      // One MDV for the whole spell, but where its attacks are delivered one by one (ruling elemental-mage-disenchant).
      const spell = value === 'MAV' && times === undefined ? line.use : undefined;
      const attack = worth(game, by, line, id);
      const how = { spell, isUnaided: unaided === true };
      const blow = yield* strikeByEffect(game, user(game, line), target, value, attack, how);
      addUp(line.use, blow);
    }
};

const noteAttack = (figure: Figure): void => {
  if (!figure.deeds.attacked) figure.deeds = { ...figure.deeds, attacked: true };
};

/** A zone about the target is one about each of several targets. */
const centresOf = ({ use, target }: Line, whom: Who): readonly FigureId[] =>
  isGroup(whom) && whom.in === 'reach' && use.targets.length > 1 ? use.targets : [target];

/** What a skill's attacks on several targets deal is counted together. */
const addUp = (use: Use, blow: Blow): void => {
  if (use.blow?.kind === 'effect') {
    use.blow.damage += blow.damage;
    use.blow.lost += blow.lost;
  } else use.blow ??= blow;
};

/**
 * Whoever shares in what a green line does to its target because the blue line reaches him: he defends now, and is left
 * out where no power is left (ruling 15 for skills).
 */
function* alsoIn(game: Game, what: 'attack' | 'loss', line: Line): Flow<readonly FigureId[]> {
  const { use } = line;
  if (line.line !== 'green' || use.skill.blue === undefined) return [];
  const found: FigureId[] = [];
  for (const effect of use.skill.blue) {
    if (!('frame' in effect) || effect.frame !== 'spreads' || effect.what !== what) continue;
    for (const id of yield* whoIs(game, effect.whom, { ...line, line: 'blue', scale: use.magic }))
      if ((yield* powerOn(game, use, figureOf(game, id))) > 0) found.push(id);
  }
  return found;
}

/** Of the attack that the skill is used with, or of the one that set a lasting effect off. */
const boost: ActPlay<'boost'> = (game, { by }, line) => {
  const blow = line.trigger ? line.trigger.blow : line.use.blow;
  if (!blow) return undefined;
  const change = worth(game, by, line, line.trigger ? blow.attacker : line.use.user);
  blow.attack += change;
  if (line.trigger) weakenRest(game, figureOf(game, blow.attacker), line.use, -change);
  return undefined;
};

const atLeast: ActPlay<'at-least'> = (game, { damage }, line) => {
  const { blow } = line.use;
  if (blow) blow.atLeast = Math.max(blow.atLeast, worth(game, damage, line, blow.target));
  return undefined;
};

/** Of the attack that the skill is used with; or of the damage that set a lasting effect off. */
const instead: ActPlay<'instead-of-damage'> = (game, { effects }, line) => {
  if (line.trigger) {
    line.trigger.isStopped = true;
    return game.play(effects, line);
  }
  const { blow } = line.use;
  if (blow) blow.instead = [...blow.instead, { effects, line }];
  return undefined;
};

/** The DV of cover, where that alone defends, and what takes from it. */
const coverDefence = (game: Game, by: Figure, target: Figure): number =>
  cover(game, by, target) ? Math.max(0, 1 + Math.min(0, bonusTo(game, target, 'DV', { isRanged: true }))) : 0;

const damage: ActPlay<'damage'> = function* (game, { amount, whom, defence }, line): Flow {
  const by = user(game, line);
  const { blow } = line.use;
  for (const { figure, scale } of yield* reached(game, whom, line)) {
    // An attack that deals its target no damage deals it none by its skill either.
    if (blow?.isNegated && figure.id === blow.target) continue;
    const kept = defence === 'cover' ? coverDefence(game, by, figure) : 0;
    const dealt = worth(game, amount, line, figure.id, scale) - kept;
    const more = moreOf(line.use.skill, figure);
    yield* dealDamage(game, figure, dealt, { by: by.id, blow, more });
  }
};

const lose: ActPlay<'lose'> = function* (game, { amount, whom }, line): Flow {
  for (const { figure: named, scale } of yield* reached(game, whom, line)) {
    const figure = whom === 'you' ? named : yield* eitherOf(game, named, 'lose');
    const lost = loseLife(game, figure, worth(game, amount, line, figure.id, scale), line.use.user);
    if (whom !== 'you') line.use.taken = (line.use.taken ?? 0) + lost;
  }
  for (const id of yield* alsoIn(game, 'loss', line))
    loseLife(
      game,
      yield* eitherOf(game, figureOf(game, id), 'lose'),
      worth(game, amount, line, id),
      line.use.user,
    );
};

const give: ActPlay<'give'> = function* (game, { condition, count, whom }, line): Flow {
  const gives = isGroup(whom) ? giveCondition : giveAimed;
  for (const { figure, scale } of yield* reached(game, whom, line))
    gives(
      game,
      yield* eitherOf(game, figure, condition),
      condition,
      worth(game, count, line, figure.id, scale),
      line.use.user,
    );
};

/** What set this off has no effect, or no damage comes of it: an attack so stopped counts for what the skill gives for each. */
const fail: ActPlay<'fail'> = (game, _act, line) => {
  if (!line.trigger) return undefined;
  line.trigger.isStopped = true;
  if (line.bearer === undefined) return undefined;
  const bearer = figureOf(game, line.bearer);
  bearer.marks = bearer.marks.map((each) => {
    const { skill, countsNegated } = statement(each.says);
    return countsNegated && skill === line.use.skill ? { ...each, note: each.note + 1 } : each;
  });
  return undefined;
};

export const harm = {
  attack,
  boost,
  'at-least': atLeast,
  'instead-of-damage': instead,
  damage,
  lose,
  give,
  fail,
} as const;
