import type { ReactNode } from 'react';
import { PictureView } from '@/components/card/drawing';
import type { RuleQuery, SkillDetails } from '@/lib/systems/reference-part';
import { Link } from '@/components/ui/link';
import type { SystemId } from '@/lib/systems/sheet';
import { Explained } from './explained';
import { LineText, SkillLines } from './skill-lines';
import { Notes } from './notes';
import { rulesPath } from './rules-path';

/**
 * Control that changes a number: a link where the address holds it, a button elsewhere; none at the end of the scale.
 */
export type RenderStepper = (to: RuleQuery | undefined, label: string, sign: '−' | '+') => ReactNode;

/** The numbers that a skill is tried with. */
function Steppers({
  preview: { label, steppers },
  step,
}: {
  readonly preview: NonNullable<SkillDetails['preview']>;
  readonly step: RenderStepper;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3">
      {steppers.map(({ label: name, mark, value, fewer, more }) => (
        <div key={name} className="flex flex-wrap items-center gap-2">
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

const chip =
  'inline-flex min-h-10 items-center rounded-card border border-edge bg-leaf px-3 py-1 text-sm hover:border-ink';

/** A skill whole: what it is, what it does with so much of everything, how it is read, and what it names. */
export function SkillDetailsView({
  system,
  sheet: { facts, lines, otherForm, remarks, legend, preview, notes, names },
  step,
  children,
  newTab = false,
}: {
  readonly system: SystemId;
  readonly sheet: SkillDetails;
  readonly step: RenderStepper;
  /** Further text about these numbers. */
  readonly children?: ReactNode;
  /** Where its links open: beside, or in place of what is there. */
  readonly newTab?: boolean;
}) {
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-wrap gap-x-2 gap-y-1 text-muted">
        {facts.map((fact, index) => (
          <li
            key={fact}
            className={index === 0 ? 'font-semibold text-ink' : "before:mr-2 before:content-['·']"}
          >
            <Explained system={system} text={fact} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-leaf p-4">
        <div aria-live="polite">
          <SkillLines system={system} lines={lines} />
          {remarks.map((remark) => (
            <p key={remark} className="mt-2 text-sm text-muted">
              <Explained system={system} text={remark} />
            </p>
          ))}
        </div>
        {otherForm && (
          <section className="border-t border-line pt-3">
            <h2 className="mb-1 text-lg">{otherForm.title}</h2>
            <p className="mb-2 text-sm text-muted">{otherForm.facts.join(' · ')}</p>
            <SkillLines system={system} lines={otherForm.lines} />
          </section>
        )}
        {legend.length > 0 && (
          <p className="text-sm text-muted">
            <LineText line={legend} />
          </p>
        )}
        {preview && <Steppers preview={preview} step={step} />}
        {children}
      </div>
      <Notes system={system} notes={notes} newTab={newTab} />
      {names.links.length > 0 && (
        <section aria-label={names.title}>
          <h2 className="mb-2 text-lg">{names.title}</h2>
          <ul className="flex flex-wrap gap-2">
            {names.links.map(({ address, title }) => (
              <li key={address}>
                <Link
                  href={rulesPath(system, address)}
                  {...(newTab && { target: '_blank' })}
                  className={chip}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
