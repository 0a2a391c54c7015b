import { linkClass } from '@/components/ui/link-class';
import { Notes } from '@/components/skill/notes';
import { rulesMessages } from '#words/messages/rules';
import type { PlanPicture } from '@/lib/cards/pieces/map-plan';
import type { RuleSection } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';
import { ScenarioPlanView } from './scenario-plan';
import { Blocks } from './text';

export type Plans = ReadonlyMap<string, PlanPicture>;

/** The sections of a page, each with the notes on it in its margin; above them, where there are many, a list. */
export function Sections({
  system,
  sections,
  plans,
}: {
  readonly system: SystemId;
  readonly sections: readonly RuleSection[];
  /** By the ids of their scenarios. */
  readonly plans: Plans;
}) {
  return (
    <>
      {sections.length > 3 && (
        <nav aria-label={rulesMessages.onThisPage}>
          <ul className="flex flex-wrap gap-x-4">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={`inline-flex min-h-10 items-center ${linkClass}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, title, blocks, notes, scenario = '' }) => {
        const plan = plans.get(scenario);
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="grid gap-x-10 gap-y-3 xl:grid-cols-[minmax(0,44rem)_20rem]"
          >
            <div className="min-w-0">
              <h2 id={id} className="mb-2 text-2xl">
                {title}
              </h2>
              <Blocks system={system} blocks={blocks} />
              {plan && <ScenarioPlanView plan={plan} />}
            </div>
            {notes.length > 0 && (
              <div className="xl:pt-2">
                <Notes system={system} notes={notes} />
              </div>
            )}
          </section>
        );
      })}
    </>
  );
}
