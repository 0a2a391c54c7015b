import { amountOf } from '../../../../effects/amount';
import type { Skill } from '../../skills/school';
import { durationOf } from '../entries/duration';
import type { Clock, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { parametersOf } from '../entries/parameters';
import { addAura } from '../lasting/modifiers';
import { endAura } from '../lasting/end-aura';
import { clockOf } from '../lasting/clock';
import type { Use } from '../state/use';
import { ruleAbout } from '../../skills/school-rules';

/** How long the spirit stays with its Vessel; undefined for one that leaves at once. */
const stayOf = (
  match: MatchContext,
  { skill, user }: Use,
  vessel: Figure,
  power: number,
): Clock | undefined => {
  const never: Clock = { ends: 'never', of: vessel.id, left: 1 };
  const lasts = durationOf(skill);
  if (lasts) return clockOf(match, lasts.until, user, vessel, lasts.line === 'blue' ? power : 1);
  for (const effect of parametersOf(skill)) {
    if (!('parameter' in effect) || power === 0) continue;
    if (effect.parameter === 'becomes-sleeper')
      return { ends: 'occasion', of: vessel.id, left: amountOf(effect.turns, power, () => 0) };
    if (effect.parameter === 'stays') return clockOf(match, effect.until, user, vessel, power);
  }
  return ruleAbout(skill, 'stays')?.until === 'applied-at-once' ? undefined : never;
};

/** The Vessel may defend against the time that the spirit stays. */
export const isStayDefended = (skill: Skill): boolean =>
  parametersOf(skill).some(
    (effect) =>
      'parameter' in effect && (effect.parameter === 'becomes-sleeper' || effect.parameter === 'stays'),
  );

const timeOf = ({ left, isFromNext }: Clock): number => left + (isFromNext ? 1 : 0);

/** Renewed, a spirit stays no shorter than it would have; one that stays for a time serves more than once (ruling voodoo-renewed). */
const longer = (before: Clock | undefined, fresh: Clock): Clock => {
  if (!before || before.ends === 'never') return fresh;
  return fresh.ends === 'never' || timeOf(before) > timeOf(fresh) ? before : fresh;
};

/**
 * The spirit leaves its former Vessel and moves into the first target: one spirit, one Vessel. Everybody else
 * affected shares its effects until somebody makes it leave (ruling voodoo-one-vessel).
 */
export function* moveIn(match: MatchContext, use: Use, power: number): Flow {
  const vessel = figureOf(match, use.targets[0] ?? use.user);
  for (const figure of match.s.figures)
    for (const { key, kind, skill } of figure.auras)
      if (figure !== vessel && kind === 'loa' && skill === use.skill.id)
        yield* endAura(match, figure, key, true);
  const clock = stayOf(match, use, vessel, power);
  if (!clock || clock.left <= 0) return;
  const before = vessel.auras.find(({ kind, skill }) => kind === 'loa' && skill === use.skill.id);
  const key = addAura(match, vessel, 'loa', { use }, longer(before?.clock, clock), power);
  for (const id of use.targets) use.auras.set(id, key);
}
