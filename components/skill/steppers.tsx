import type { ReactNode } from 'react';
import { PictureView } from '@/components/card/picture';
import type { RuleQuery, SkillSheet } from '@/lib/systems/reference-part';

/** What changes a number: a link where the address holds it, a button elsewhere; none at the end of the scale. */
export type Step = (to: RuleQuery | undefined, label: string, sign: '−' | '+') => ReactNode;

/** The numbers that a skill is tried with. */
export function Steppers({
  preview: { label, steppers },
  step,
}: {
  readonly preview: NonNullable<SkillSheet['preview']>;
  readonly step: Step;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3">
      {steppers.map(({ label: name, mark, value, fewer, more }) => (
        <div key={name} className="flex items-center gap-2">
          <PictureView picture={mark} className="size-6" />
          <span className="text-sm text-muted">{name}</span>
          {step(fewer.to, fewer.label, '−')}
          <span className="min-w-6 text-center text-xl font-semibold">{value}</span>
          {step(more.to, more.label, '+')}
        </div>
      ))}
    </div>
  );
}
