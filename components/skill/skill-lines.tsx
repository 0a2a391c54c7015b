import type { TextPart, SkillLine } from '@/lib/systems/reference-part';
import { PictureView } from '@/components/card/drawing';
import type { SystemId } from '@/lib/systems/sheet';
import { ExplainedLine } from './explained';

/** A line of a skill: digits that grow with the pips are bold. */
export function LineText({ line }: { readonly line: readonly TextPart[] }) {
  return line.map(({ text, scales }, index) =>
    scales ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  );
}

/** Effects of a skill, line by line, each below its subject. */
export function SkillLines({
  system,
  lines,
}: {
  readonly system: SystemId;
  readonly lines: readonly SkillLine[];
}) {
  return (
    <dl className="flex flex-col gap-3">
      {lines.map(({ label, mark, text }) => (
        <div key={label} className="grid grid-cols-[1.75rem_1fr] items-start gap-x-2">
          <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-muted">
            {mark ? <PictureView picture={mark} className="size-6" /> : <span />}
            <span>{label}</span>
          </dt>
          <dd className="col-start-2 text-lg leading-snug">
            <ExplainedLine system={system} line={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
