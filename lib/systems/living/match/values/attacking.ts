import { oncePer } from '../../../../once-per';
import type { ActionKind } from '../../skills/effects/act';
import type { Effect } from '../../skills/effects/effect';
import { ruleAbout } from '../../skills/school-rules';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { has, held } from './properties';

const orders: ReadonlySet<ActionKind> = new Set(['melee-attack', 'ranged-attack', 'attack', 'attack-skill']);

/** Whether an effect attacks at once, or has the skill's user attack; what lasts attacks later, by itself. */
const attacks = (effect: Effect): boolean => {
  if ('when' in effect) return effect.then.some(attacks);
  if ('choose' in effect) return effect.choose.every(attacks);
  if (!('act' in effect)) return false;
  if (effect.act === 'perform')
    return effect.who === 'you' && effect.optional !== true && orders.has(effect.action);
  return effect.act === 'attack' || effect.act === 'throw-daggers';
};

/** Lasting effects keep a figure from every action that needs a target other than itself. */
export const keepsToItself = (match: MatchContext, figure: Figure): boolean =>
  figure.modifiers.length > 0 &&
  (has(match, figure, 'blind') ||
    held(match, figure, 'may-not').some(({ property }) => property.what === 'target-others'));

/** Whether the skill's shot takes no weapon: what it throws is the attack. */
export const shootsUnarmed = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'act' in effect && effect.act === 'throw-daggers'),
);

/** Whether a skill attacks when used, which a ban on attacks forbids (ruling 10 for skills). */
export const attacksByItself = oncePer((skill: Skill): boolean => {
  const { always = [], green = [], blue = [] } = skill;
  return (
    skill.class.endsWith('Attack') ||
    ruleAbout(skill, 'snowball') !== undefined ||
    [...always, ...green, ...blue].some(attacks)
  );
});
