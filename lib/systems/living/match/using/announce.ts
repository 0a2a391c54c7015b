import { ruleAbout } from '../../skills/school-rules';
import { isSpell, type Skill } from '../../skills/school';
import { actors } from '../state/mounts';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { areAllies, figureOf, type MatchContext } from '../state/match-context';
import { bind } from './hearing';
import type { Use } from '../state/use';

/** Announces a skill, and lets what waits for that happen. */
export function* announce(match: MatchContext, figure: Figure, use: Use): Flow<boolean> {
  const { skill } = use;
  use.since = match.s.lastKey;
  // A bar until the next skill action ends here; a Shout is no skill action.
  if (figure.barred.length > 0 && !ruleAbout(skill, 'shout'))
    figure.barred = figure.barred.filter(({ clock }) => clock.ends !== 'used');
  if (skill.requires?.includes('once-per-battle') && !keepsUntilSuccess(skill))
    figure.usedUp = [...figure.usedUp, skill.id];
  const moment = isSpell(skill) ? 'announces-spell' : 'announces-skill-but-no-spell';
  const trigger = triggerOf(moment, figure.id, { target: use.targets[0], use });
  const isAtOpponent = use.targets.some((id) => !areAllies(figure, figureOf(match, id)));
  for (const each of actors(match, figure)) {
    yield* fire(match, each, moment, trigger);
    if (isAtOpponent) yield* fire(match, each, 'checks-skill-against-opponent', trigger);
  }
  return trigger.isStopped;
}

const keepsUntilSuccess = ({ requires = [] }: Skill): boolean => requires.includes('used-up-by-success-only');

/** Records a skill once it is over. */
export function* afterUse(match: MatchContext, use: Use): Flow {
  const figure = figureOf(match, use.user);
  figure.thisTurn = {
    ...figure.thisTurn,
    usedSkill: true,
    castSpell: figure.thisTurn.castSpell || isSpell(use.skill),
    skills: [...figure.thisTurn.skills, use.skill.id],
  };
  bind(match, use);
  const { since } = use;
  const isOwn = (key: number): boolean => key > since || [...use.auras.values()].includes(key);
  yield* happen(match, figure, 'uses-skill', isOwn);
  yield* happen(match, figure, 'you-use-skill', isOwn);
  // A skill cast without a roll spends no pips that wait for a spell (ruling elemental-mage-glyph).
  if (isSpell(use.skill) && !use.origin.given) yield* happen(match, figure, 'casts-spell', isOwn);
  if (use.skill.kind === 'snowball') yield* happen(match, figure, 'uses-snowball-skill', isOwn);
}
