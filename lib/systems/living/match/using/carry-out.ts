import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, newKey } from '../state/match-context';
import { fire } from '../lasting/triggers';
import { triggerOf, contextOf } from '../state/new-use';
import type { Use } from '../state/use';
import type { Effect } from '../../skills/effects/effect';
import { ruleAbout } from '../../skills/school-rules';
import { hasParameter } from '../entries/parameters';
import { isGroup } from '../../skills/effects/terms';
import { isKeptOff } from '../entries/auras';
import { addForLethalCost, dieOfCost } from './own-cost';
import { partsOf } from '../entries/parts';
import { powerOn } from './power';
import { layRepetition } from './repeats';
import { moreTargets } from './targets';
import { mayRepeat } from './stored';
import { lay } from './laying';

/** Effect waiting for a spell of a class on its target, is its target, once it works. */
function* chosen(match: MatchContext, figure: Figure, use: Use): Flow {
  if (use.skill.class !== 'Light Spell') return;
  for (const target of use.targets)
    yield* fire(
      match,
      figureOf(match, target),
      'chosen-by-light-spell',
      triggerOf('chosen-by-light-spell', figure.id, { target, use }),
    );
}

/** Effect waiting on a caster for a spell of a class that is cast on somebody else: on the first of its targets. */
function* cast(match: MatchContext, figure: Figure, use: Use, aimedAt: readonly FigureId[]): Flow {
  const target = aimedAt.find((id) => id !== figure.id);
  if (use.skill.class !== 'Death Spell' || target === undefined) return;
  const moment = 'casts-death-spell-on-another';
  yield* fire(match, figure, moment, triggerOf(moment, figure.id, { target, use }));
}

const isForOthers = (effect: Effect): boolean => 'lasting' in effect && isGroup(effect.on);

/** A target only in the blue line's reach defends, and is left out where no power is left (ruling 15 for skills). */
function* leaveOut(match: MatchContext, use: Use): Flow {
  const spreads = (use.skill.blue ?? []).some(
    (effect) => 'parameter' in effect && effect.parameter === 'spreads',
  );
  if (!spreads) return;
  const [first, ...others] = use.targets;
  const left: FigureId[] = first === undefined ? [] : [first];
  for (const id of others) if ((yield* powerOn(match, use, figureOf(match, id))) > 0) left.push(id);
  use.targets = left;
}

/** Where all targets keep a skill off, others may still be affected by what it does around them. */
const playable = ({ targets }: Use, effects: readonly Effect[]): readonly Effect[] =>
  targets.length > 0 ? effects : effects.filter(isForOthers);

/** Plays the effects that a failed skill has nevertheless. */
export function* fizzle(match: MatchContext, figure: Figure, use: Use): Flow {
  const { before, rollsFirst } = partsOf(use.skill);
  if (rollsFirst) yield* match.play(before, contextOf(use, 'always', 1));
  yield* dieOfCost(match, figure, use);
  const rule = ruleAbout(use.skill, 'on-failure');
  if (rule) yield* match.play(rule.effects, contextOf(use, 'always', 1));
}

/** Figures affected by a successful skill: others may join, and some resist. */
function* findTargets(match: MatchContext, figure: Figure, use: Use): Flow {
  yield* moreTargets(match, figure, use, use.green, use.magic);
  yield* leaveOut(match, use);
  use.targets = use.targets.filter((id) => !isKeptOff(use.skill, figureOf(match, id)));
}

/** Carries out the lines of a skill that works, in their order. */
export function* carryOutSkill(match: MatchContext, figure: Figure, use: Use, against: Figure): Flow {
  const { skill } = use;
  const { before, rollsFirst, once, first, green, blue, later } = partsOf(skill);
  if (skill.requires?.includes('once-per-battle')) figure.usedUp = [...new Set([...figure.usedUp, skill.id])];
  yield* addForLethalCost(match, figure, use);
  yield* findTargets(match, figure, use);
  // A figure summoned at its target may carry the rest of it from then on.
  const { targets: aimedAt } = use;
  yield* lay(match, use, against);
  if (!use.origin.given && hasParameter(skill, 'again-this-turn')) mayRepeat(figure, use, newKey(match));
  yield* match.play(playable(use, once), contextOf(use, 'always', 1));
  yield* chosen(match, figure, use);
  if (first.length > 0) yield* match.play(playable(use, first), contextOf(use, 'blue', use.magic));
  yield* match.play(playable(use, green), contextOf(use, 'green', use.green));
  if (rollsFirst) yield* match.play(before, contextOf(use, 'always', 1));
  if (use.magic > 0) yield* match.play(playable(use, blue), contextOf(use, 'blue', use.magic));
  if (use.magic > 0) yield* layRepetition(match, use);
  if (later.length > 0) yield* match.play(playable(use, later), contextOf(use, 'green', use.green));
  yield* cast(match, figure, use, aimedAt);
  yield* dieOfCost(match, figure, use);
}
