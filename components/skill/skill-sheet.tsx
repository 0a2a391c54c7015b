import Link from 'next/link';
import type { ReactNode } from 'react';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import type { PipCount } from '@/lib/systems/living/messages/skill-text';
import { skillWords, teller } from '@/lib/systems/living/messages/teller';
import type { Skill, Weapon } from '@/lib/systems/index';
import { refsOf } from '@/lib/systems/rulebook';
import { LineText } from './line-text';
import { Rulings } from './rulings';
import { SkillLines } from './skill-lines';
import { titleAt } from './titles';

const chip =
  'inline-flex min-h-10 items-center rounded-card border border-edge bg-leaf px-3 py-1 text-sm hover:border-ink';

/** A skill whole: what it is, what it does with so many pips, how it is read, and what it names. */
export function SkillSheet({
  skill,
  pips,
  preview,
  weapons,
  newTab = false,
}: {
  readonly skill: Skill;
  readonly pips: PipCount;
  /** How the pips are chosen. */
  readonly preview: ReactNode;
  /** Of the hero whose skill it is, for how far he strikes and shoots. */
  readonly weapons?: readonly Weapon[];
  /** Where its links open: beside, or in place of what is there. */
  readonly newTab?: boolean;
}) {
  const text = teller.tell(skill, pips);
  const refs = refsOf(skill);
  const fizzles = skill.class.endsWith('Spell');
  const ranges = skillWords.range(skill, pips.blue, weapons);
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-wrap gap-x-2 gap-y-1 text-muted">
        {text.facts.map((fact, index) => (
          <li
            key={fact}
            className={index === 0 ? 'font-semibold text-ink' : "before:mr-2 before:content-['·']"}
          >
            {fact}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-leaf p-4">
        <div aria-live="polite">
          <SkillLines text={text} pips={pips} fizzles={fizzles} />
          {ranges.map((range) => (
            <p key={range} className="mt-2 text-sm text-muted">
              {range}
            </p>
          ))}
        </div>
        {text.otherForm && (
          <section className="border-t border-line pt-3">
            <h2 className="mb-1 text-lg">{text.otherForm.while}</h2>
            <p className="mb-2 text-sm text-muted">{text.otherForm.text.facts.join(' · ')}</p>
            <SkillLines text={text.otherForm.text} pips={pips} fizzles={fizzles} />
          </section>
        )}
        <p className="text-sm text-muted">
          <LineText line={skillWords.legend} />
        </p>
        {preview}
      </div>
      <Rulings about={`skills/${skill.id}`} newTab={newTab} />
      <section aria-label={rulebookWords.pages.names}>
        <h2 className="mb-2 text-lg">{rulebookWords.pages.names}</h2>
        <ul className="flex flex-wrap gap-2">
          {refs.map((ref) => {
            const found = titleAt(ref);
            return (
              <li key={ref}>
                <Link
                  href={`/rules/${ref}`}
                  prefetch={false}
                  {...(newTab && { target: '_blank' })}
                  className={chip}
                >
                  {ref.startsWith('skills/') && found?.within !== undefined
                    ? `${found.title}, ${found.within}`
                    : found?.title}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
