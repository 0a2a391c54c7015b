import Link from 'next/link';
import { PipMark } from '@/components/card/pip';
import { LineText } from '@/components/skill/line-text';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { skillWords, teller } from '@/lib/systems/living/messages/teller';
import type { Skill, SkillLine } from '@/lib/systems/index';

const { pages } = rulebookWords;

const tiers = [
  { title: pages.common, has: (skill: Skill) => skill.tier === 'common' },
  { title: pages.elite, has: (skill: Skill) => skill.tier === 'elite' },
  { title: pages.other, has: (skill: Skill) => skill.tier !== 'common' && skill.tier !== 'elite' },
] as const;

/** The skills of a school in short, each leading to its page. */
export function SchoolSkills({ skills }: { readonly skills: readonly Skill[] }) {
  return tiers.map(({ title, has }) => {
    const own = skills.filter(has);
    return (
      own.length > 0 && (
        <section key={title} aria-label={title}>
          <h3 className="mb-1 text-lg">{title}</h3>
          <ul className="flex flex-col rounded-card border border-line bg-leaf px-4">
            {own.map((skill) => (
              <li key={skill.id} className="border-t border-line py-2 first:border-0">
                <Short skill={skill} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

function Short({ skill }: { readonly skill: Skill }) {
  const { facts, always, green, blue, removal, otherForm } = teller.tell(skill);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link
          href={`/rules/skills/${skill.id}`}
          prefetch={false}
          className="inline-flex min-h-10 items-center text-lg font-semibold underline decoration-line underline-offset-4 hover:decoration-gold"
        >
          {skill.name}
        </Link>
        <span className="text-sm text-muted">{facts.join(' · ')}</span>
      </p>
      <Line line={always} />
      <Line mark="skill" line={green} />
      <Line mark="magic" line={blue} />
      <Line mark="skill" before={`${skillWords.removal}: `} line={removal} />
      {otherForm && (
        <>
          <p className="mt-1 text-sm text-muted">{otherForm.while}</p>
          <Line line={otherForm.text.always} />
          <Line mark="skill" line={otherForm.text.green} />
        </>
      )}
    </>
  );
}

function Line({
  mark,
  before = '',
  line,
}: {
  readonly mark?: 'skill' | 'magic';
  readonly before?: string;
  readonly line: SkillLine;
}) {
  if (line.length === 0) return null;
  return (
    <p className="flex gap-2 leading-snug">
      {mark && <PipMark pip={mark} className="mt-0.5 size-4.5 shrink-0" />}
      <span>
        {before}
        <LineText line={line} />
      </span>
    </p>
  );
}
