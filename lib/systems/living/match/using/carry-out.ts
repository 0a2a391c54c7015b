import type { Effect } from '../../skills/effects/effect';
import { ruleAbout } from '../../skills/school-rules';
import type { Skill } from '../../skills/school';
import { castOn } from '../lasting/cast-on';
import { clockOf } from '../lasting/modifiers';
import { durationOf } from '../entries/duration';
import type { AuraKind, Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, newKey, type Game } from '../state/game';
import { hasParameter } from './parameters';
import { isGroup } from '../entries/group';
import { isStayDefended, moveIn } from './moving-in';
import { contextOf } from '../state/new-use';
import { isKeptOff } from '../entries/one-at-a-time';
import { addForLethalCost, dieOfCost } from './own-cost';
import { partsOf } from '../entries/parts';
import { powerNow, powerOn } from './power';
import { layRepetition } from './repeats';
import { ridingOf } from '../entries/riding';
import { cast, chosen } from './spell-moments';
import { moreTargets } from './targets';
import { mayRepeat } from './stored';
import type { Use } from '../state/use';
import { oncePer } from '../../../../once-per';

const auraKindOf = (skill: Skill): AuraKind => {
  if (skill.kind === undefined) return 'state';
  switch (skill.kind) {
    case 'enchantment':
    case 'force-enchantment':
      return 'enchantment';
    case 'hex':
      return 'hex';
    case 'guest':
    case 'sleeper':
    case 'intruder':
      return 'loa';
    case 'trap':
      return 'trap';
    case 'snowball':
      return 'state';
  }
};

const isLasting = (effect: Effect): boolean => 'lasting' in effect;

/** All that it does as long as it lasts is in the blue line. */
const lastsByMagicAlone = oncePer(
  ({ always = [], green = [], blue = [] }: Skill): boolean =>
    blue.some(isLasting) && !always.some(isLasting) && !green.some(isLasting),
);

/** Lays what lasts on each target, to carry the effects that last with it; not what has nothing left to do there. */
const carry = (game: Game, use: Use): void => {
  const lasts = durationOf(use.skill);
  const isAura = use.skill.kind !== undefined && use.skill.kind !== 'snowball' && use.skill.kind !== 'trap';
  if (!lasts && !isAura) return;
  for (const id of use.targets) {
    const on = figureOf(game, id);
    if (lastsByMagicAlone(use.skill) && powerNow(use, on) === 0) continue;
    const scale = lasts?.line === 'blue' ? powerNow(use, on) : lasts?.line === 'green' ? use.green : 1;
    const clock = lasts
      ? clockOf(game, lasts.until, use.user, on, scale)
      : ({ ends: 'never', of: id, left: 1 } as const);
    if (clock.left > 0 && scale > 0) castOn(game, on, auraKindOf(use.skill), use, clock, powerNow(use, on));
  }
};

const isForOthers = (effect: Effect): boolean => 'lasting' in effect && isGroup(effect.on);

/** Whom only the blue line's reach brings in defends, and is left out where no power is left (ruling 15 for skills). */
function* leaveOut(game: Game, use: Use): Flow {
  const spreads = (use.skill.blue ?? []).some(
    (effect) => 'parameter' in effect && effect.parameter === 'spreads',
  );
  if (!spreads) return;
  const [first, ...others] = use.targets;
  const left: FigureId[] = first === undefined ? [] : [first];
  for (const id of others) if ((yield* powerOn(game, use, figureOf(game, id))) > 0) left.push(id);
  use.targets = left;
}

/** Where all targets keep a skill off, others may still be affected by what it does around them. */
const playable = ({ targets }: Use, effects: readonly Effect[]): readonly Effect[] =>
  targets.length > 0 ? effects : effects.filter(isForOthers);

/** What a skill that failed brings nevertheless. */
export function* fizzle(game: Game, figure: Figure, use: Use): Flow {
  const { before, rollsFirst } = partsOf(use.skill);
  if (rollsFirst) yield* game.play(before, contextOf(use, 'always', 1));
  yield* dieOfCost(game, figure, use);
  const rule = ruleAbout(use.skill, 'on-failure');
  if (rule) yield* game.play(rule.effects, contextOf(use, 'always', 1));
}

/** Finds whom a skill that works affects: others may come in, and some keep it off. */
function* findTargets(game: Game, figure: Figure, use: Use): Flow {
  yield* moreTargets(game, figure, use, use.green, use.magic);
  yield* leaveOut(game, use);
  use.targets = use.targets.filter((id) => !isKeptOff(use.skill, figureOf(game, id)));
}

/** Lays what a skill leaves, once its targets have defended where they do so first. */
function* lay(game: Game, use: Use, against: Figure): Flow {
  const { skill } = use;
  const staysByPower =
    skill.kind === 'hex' || skill.kind === 'enchantment' || durationOf(skill)?.line === 'blue';
  if (staysByPower && partsOf(skill).isDefended)
    for (const id of use.targets) yield* powerOn(game, use, figureOf(game, id));
  if (!ridingOf(skill)) {
    carry(game, use);
    return;
  }
  if (isStayDefended(skill)) yield* powerOn(game, use, against);
  yield* moveIn(game, use, powerNow(use, against));
}

/** Carries out the lines of a skill that works, in their order. */
export function* carryOutSkill(game: Game, figure: Figure, use: Use, against: Figure): Flow {
  const { skill } = use;
  const { before, rollsFirst, once, first, green, blue, later } = partsOf(skill);
  if (skill.requires?.includes('once-per-battle')) figure.usedUp = [...new Set([...figure.usedUp, skill.id])];
  yield* addForLethalCost(game, figure, use);
  yield* findTargets(game, figure, use);
  // What is summoned at its target may carry the rest of it from then on.
  const { targets: aimedAt } = use;
  yield* lay(game, use, against);
  if (!use.origin.given && hasParameter(skill, 'again-this-turn')) mayRepeat(figure, use, newKey(game));
  yield* game.play(playable(use, once), contextOf(use, 'always', 1));
  yield* chosen(game, figure, use);
  if (first.length > 0) yield* game.play(playable(use, first), contextOf(use, 'blue', use.magic));
  yield* game.play(playable(use, green), contextOf(use, 'green', use.green));
  if (rollsFirst) yield* game.play(before, contextOf(use, 'always', 1));
  if (use.magic > 0) yield* game.play(playable(use, blue), contextOf(use, 'blue', use.magic));
  if (use.magic > 0) yield* layRepetition(game, use);
  if (later.length > 0) yield* game.play(playable(use, later), contextOf(use, 'green', use.green));
  yield* cast(game, figure, use, aimedAt);
  yield* dieOfCost(game, figure, use);
}
