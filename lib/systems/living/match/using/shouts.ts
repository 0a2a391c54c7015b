import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import { choose, type MatchContext } from '../state/match-context';
import { aimsOf, hearers, mayBeHeard } from './hearing';
import { isKeptFrom, knownSkills } from './learnt';
import type { Option } from '../state/option';
import type { Roll } from '../../../../painted-die/match/roll';
import { newUse } from '../state/new-use';
import { afterUse, announce } from './announce';
import { rollAndCarryOut } from './skills';

/** A Shout announced with an action, and its single target if it has one. */
export interface Shouted {
  readonly skill: Skill;
  readonly target?: FigureId | undefined;
}

/** Shouts that go with another action: those that somebody may hear. */
const shoutsOf = (match: MatchContext, figure: Figure): readonly Skill[] =>
  knownSkills(match, figure).filter(
    (skill) =>
      skill.class === 'Shout' &&
      skill.actions !== 2 &&
      !figure.barred.some(({ skill: barred }) => barred === '' || barred === skill.id) &&
      !isKeptFrom(match, figure, skill) &&
      mayBeHeard(match, figure, skill),
  );

/** Announces a Shout with an action, at most one (ruling 16 for skills). */
export const chooseShout = (match: MatchContext, figure: Figure): Flow<Shouted | undefined> => {
  const able = shoutsOf(match, figure);
  return able.length === 0 ? nothingHappens : chooseAmong(match, figure, able);
};

function* chooseAmong(
  match: MatchContext,
  figure: Figure,
  able: readonly Skill[],
): Flow<Shouted | undefined> {
  const chosen = yield* choose<Option>(figure.owner, { about: 'skill', figure: figure.id, skill: 'shout' }, [
    { pick: 'done' },
    ...able.map(({ id }) => ({ pick: 'skill' as const, skill: id })),
  ]);
  const skill = chosen.pick === 'skill' ? findSkill(chosen.skill) : undefined;
  if (!skill) return undefined;
  const aims = aimsOf(match, figure, skill);
  if (aims.length === 0) return { skill };
  const { figure: target } = yield* choose(
    figure.owner,
    { about: 'target', figure: figure.id, skill: skill.id, nth: 0 },
    aims.map((id) => ({ pick: 'figure' as const, figure: id })),
  );
  return { skill, target };
}

/**
 * Shouts, after the action that it went with and from where that ended; chapter "Skills: Shout", ruling 16 for skills.
 * @param rolled the roll of that action, which an attack shares with it (ruling 6 for skills)
 */
export function* shout(
  match: MatchContext,
  figure: Figure,
  { skill, target }: Shouted,
  rolled: { readonly roll: Roll; readonly by: FigureId } | undefined,
): Flow {
  const heard = hearers(match, figure, skill, target);
  const use = newUse(skill, figure, target === undefined ? heard : [target]);
  use.heard = heard;
  if (rolled) {
    use.roll = rolled.roll;
    use.roller = rolled.by;
  }
  const hasFailed = yield* announce(match, figure, use);
  // Its target may have got out of earshot.
  if (target === undefined || heard.includes(target)) yield* rollAndCarryOut(match, figure, use, hasFailed);
  yield* afterUse(match, use);
}
