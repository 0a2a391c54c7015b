import { amountOf } from '../../../../effects/amount';
import { oncePer } from '../../../../once-per';
import type { Until, Ending } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import type { Aura } from '../state/figure';

/** How long a skill lasts, and the line with that duration. */
export interface Duration {
  readonly until: Until;
  readonly line: 'always' | 'green' | 'blue';
}

const lines = ['always', 'green', 'blue'] as const;

/** How long a skill lasts; undefined for one that leaves nothing behind. */
export const durationOf = oncePer((skill: Skill): Duration | undefined => {
  for (const line of lines)
    for (const effect of skill[line] ?? [])
      if ('parameter' in effect && effect.parameter === 'lasts') return { until: effect.until, line };
  if (skill.kind !== 'hex' && skill.kind !== 'enchantment') return undefined;
  // A skill without a duration lasts as long as its effects.
  for (const line of lines)
    for (const effect of skill[line] ?? [])
      if ('lasting' in effect && effect.until !== 'while-it-lasts') return { until: effect.until, line };
  return undefined;
});

/** Turns that an aura has lasted; those that are left of one that ends early do not count. */
export const turnsLasted = (skill: Skill, { green, blue, clock }: Aura, early: boolean): number => {
  const { until, line } = durationOf(skill) ?? { until: 'match', line: 'always' };
  const scale = line === 'green' ? green : line === 'blue' ? blue : 1;
  const turns = typeof until === 'object' && 'turns' in until ? amountOf(until.turns, scale, () => 0) : 1;
  return Math.max(0, turns - (early ? clock.left : 0));
};

/** Endings of a skill's enchantment, hex, Loa or repetition before its time, as its entry says. */
export const endingsOf = oncePer((skill: Skill): readonly Ending[] =>
  [skill.always, skill.green, skill.blue]
    .flatMap((line) => line ?? [])
    .flatMap((effect) =>
      'parameter' in effect && (effect.parameter === 'lasts' || effect.parameter === 'repeats')
        ? (effect.or ?? [])
        : [],
    ),
);
