import type { ReactNode } from 'react';
import { PipMark } from '@/components/card/pip';
import type { PipCount, SkillText } from '@/lib/systems/living/messages/skill-text';
import { skillWords } from '@/lib/systems/living/messages/teller';
import { LineText } from './line-text';

function Line({
  label,
  mark,
  children,
}: {
  readonly label: string;
  readonly mark?: 'skill' | 'magic';
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] items-start gap-x-2">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-muted">
        {mark ? <PipMark pip={mark} className="size-6" /> : <span />}
        {label}
      </dt>
      <dd className="col-start-2 text-lg leading-snug">{children}</dd>
    </div>
  );
}

/** What a skill does, line by line, with so many pips. */
export function SkillLines({
  text,
  pips,
  fizzles,
}: {
  readonly text: SkillText;
  readonly pips: PipCount;
  /** A spell comes to nothing without a Magic pip; what is no spell loses its blue line alone. */
  readonly fizzles: boolean;
}) {
  const { always, green, blue, removal } = text;
  return (
    <dl className="flex flex-col gap-3">
      {always.length > 0 && (
        <Line label={skillWords.always}>
          <LineText line={always} />
        </Line>
      )}
      {green.length > 0 && (
        <Line label={skillWords.green(pips.green)} mark="skill">
          {pips.green === 0 ? skillWords.missing : <LineText line={green} />}
        </Line>
      )}
      {blue.length > 0 && (
        <Line label={skillWords.blue(pips.blue)} mark="magic">
          {pips.blue > 0 ? <LineText line={blue} /> : fizzles ? skillWords.fizzles : skillWords.missing}
        </Line>
      )}
      {removal.length > 0 && (
        <Line label={skillWords.removal} mark="skill">
          {pips.green === 0 ? skillWords.missing : <LineText line={removal} />}
        </Line>
      )}
    </dl>
  );
}
