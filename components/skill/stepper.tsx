import type { ReactNode } from 'react';
import { PipMark } from '@/components/card/pip';
import type { PipCount } from '@/lib/systems/living/messages/skill-text';
import { skillWords } from '@/lib/systems/living/messages/teller';
import type { Skill } from '@/lib/systems/index';
import { mostPips } from './pips';

/** What changes the number: a link where the address holds it, a button elsewhere; none at the end of the scale. */
export type Step = (to: PipCount | undefined, label: string, sign: '−' | '+') => ReactNode;

const counters = [
  { colour: 'green', pip: 'skill', label: skillWords.greenPips },
  { colour: 'blue', pip: 'magic', label: skillWords.bluePips },
] as const;

/** "With g green and b blue pips". */
export function PipSteppers({
  skill,
  pips,
  step,
}: {
  readonly skill: Skill;
  readonly pips: PipCount;
  readonly step: Step;
}) {
  const shown = counters.filter(({ colour }) => colour === 'green' || skill.blue !== undefined);
  return (
    <div
      role="group"
      aria-label={skillWords.preview}
      className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3"
    >
      {shown.map(({ colour, pip, label }) => {
        const now = pips[colour];
        const to = (next: number): PipCount | undefined =>
          next < 0 || next > mostPips[colour] ? undefined : { ...pips, [colour]: next };
        return (
          <div key={colour} className="flex items-center gap-2">
            <PipMark pip={pip} className="size-6" />
            <span className="text-sm text-muted">{label}</span>
            {step(to(now - 1), skillWords.fewer(label), '−')}
            <span className="min-w-6 text-center text-xl font-semibold">{now}</span>
            {step(to(now + 1), skillWords.more(label), '+')}
          </div>
        );
      })}
    </div>
  );
}
