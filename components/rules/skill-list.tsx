import { Link } from '@/components/ui/link';
import { PictureView } from '@/components/card/drawing';
import { Explained, ExplainedLine } from '@/components/skill/explained';
import { rulesPath } from '@/components/skill/rules-path';
import type { SkillGroup, SkillLine } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';

/** Skills in short, group by group, each leading to its page. */
export function SkillList({
  system,
  groups,
}: {
  readonly system: SystemId;
  readonly groups: readonly SkillGroup[];
}) {
  return groups.map(({ title, skills }) => (
    <section key={title} aria-label={title}>
      <h3 className="mb-1 text-lg">{title}</h3>
      <ul className="flex flex-col rounded-card border border-line bg-leaf px-4">
        {skills.map((skill) => (
          <li key={skill.address} className="border-t border-line py-2 first:border-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                href={rulesPath(system, skill.address)}
                className="inline-flex min-h-10 items-center text-lg font-semibold underline decoration-line underline-offset-4 hover:decoration-gold"
              >
                {skill.title}
              </Link>
              <span className="text-sm text-muted">
                <Explained system={system} text={skill.facts.join(' · ')} />
              </span>
            </p>
            <Lines system={system} lines={skill.lines} />
            {skill.otherForm && (
              <>
                <p className="mt-1 text-sm text-muted">{skill.otherForm.title}</p>
                <Lines system={system} lines={skill.otherForm.lines} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Lines({ system, lines }: { readonly system: SystemId; readonly lines: readonly SkillLine[] }) {
  return lines.map(({ mark, text }, index) =>
    mark ? (
      <p key={index} className="flex gap-2 leading-snug">
        <PictureView picture={mark} className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <ExplainedLine system={system} line={text} />
        </span>
      </p>
    ) : (
      <p key={index} className="leading-snug">
        <ExplainedLine system={system} line={text} />
      </p>
    ),
  );
}
