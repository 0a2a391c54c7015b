import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { Notes } from '@/components/skill/notes';
import { LineText } from '@/components/skill/skill-lines';
import { gameOfPath, rulesPath } from '@/components/skill/rules-path';
import { SkillDetailsView, type RenderStepper } from '@/components/skill/skill-details';

import { buttonClass } from '@/components/ui/button';
import { hasPart, partOf, systemIds } from '@/lib/systems/open';
import type { RulePage, RuleQuery } from '@/lib/systems/reference-part';
import type { Rulebook } from './contents';
import { RulesLayout } from './rules-layout';
import { Home } from './home';
import { Rulings } from './rulings';
import { Sections, type Plans } from './sections';
import { SkillList } from './skill-list';

const stepClass = buttonClass({ size: 'small' }, 'min-w-10 text-xl');

/** The address holds the numbers, so that a preview can be shown to others. */
const stepOf =
  (path: string): RenderStepper =>
  (to, label, sign) =>
    to === undefined ? (
      <span aria-hidden className={`${stepClass} opacity-40`}>
        {sign}
      </span>
    ) : (
      <Link
        href={`${path}?${new URLSearchParams(Object.entries(to).map(([key, value = '']) => [key, value])).toString()}`}
        replace
        scroll={false}
        aria-label={label}
        className={stepClass}
      >
        {sign}
      </Link>
    );

function Page({
  rulebook,
  address,
  page,
  plans,
}: {
  readonly rulebook: Rulebook;
  readonly address: string;
  readonly page: RulePage;
  readonly plans: Plans;
}) {
  const { system } = rulebook;
  const { here, above, title, lead, notes, sections, skill, skills, rulings } = page;
  return (
    <RulesLayout rulebook={rulebook} here={here} above={above} title={title} lead={lead}>
      {skill && (
        <div className="max-w-3xl">
          <SkillDetailsView system={system} sheet={skill} step={stepOf(rulesPath(system, address))} />
        </div>
      )}
      {notes && <Notes system={system} notes={notes} />}
      {sections && <Sections system={system} sections={sections} plans={plans} />}
      {skills && (
        <section aria-labelledby="skills" className="flex max-w-3xl flex-col gap-4">
          <h2 id="skills" className="text-2xl">
            {skills.title}
          </h2>
          {skills.legend.length > 0 && (
            <p className="text-sm text-muted">
              <LineText line={skills.legend} />
            </p>
          )}
          <SkillList system={system} groups={skills.groups} />
        </section>
      )}
      {rulings && <Rulings system={system} groups={rulings} />}
    </RulesLayout>
  );
}

/** The plans of the scenarios that a page is about. @throws NotOpened without the part `kit`, where there are any */
const plansOf = (system: string, { sections = [] }: RulePage): Plans => {
  const scenarios = sections.flatMap(({ scenario }) => scenario ?? []);
  const plan = scenarios.length > 0 && hasPart(system, 'kit') ? partOf(system, 'kit')?.plan : undefined;
  return new Map(
    scenarios.flatMap((scenario) => {
      const picture = plan?.(scenario);
      return picture ? [[scenario, picture] as const] : [];
    }),
  );
};

const rulebookOf = (system: string): Rulebook | undefined => {
  const part = hasPart(system, 'reference') ? partOf(system, 'reference') : undefined;
  const others = systemIds.filter((id) => id !== system && hasPart(id, 'reference'));
  return part && { system, part, others };
};

/**
 * The page at an address below /rules, for the server and for a device without a network; none where nothing lies.
 * @throws NotOpened for a game that is not open
 */
export const rulesPage = (
  path: readonly string[],
  query: RuleQuery,
): { readonly title: string; readonly description: string; readonly view: ReactNode } | undefined => {
  const { system, path: rest } = gameOfPath(path);
  const rulebook = rulebookOf(system);
  if (!rulebook) return undefined;
  const { title, lead, page: pageAt } = rulebook.part;
  if (rest.length === 0) return { title, description: lead, view: <Home rulebook={rulebook} /> };
  const page = pageAt(rest, query);
  return (
    page && {
      title: page.title,
      description: page.description,
      view: <Page rulebook={rulebook} address={rest.join('/')} page={page} plans={plansOf(system, page)} />,
    }
  );
};
