import Link from 'next/link';
import { isNumbered, rulingName } from '@/components/skill/ruling-name';
import { schoolTitle, titleAt } from '@/components/skill/titles';
import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import { rulings, type Ruling, type RulingGroup } from '@/lib/systems/rulebook';
import { Frame } from './frame';
import { linkClass } from './link-class';

const { pages, rulings: texts } = rulebookWords;

const groups = [...new Set(rulings.map(({ group }) => group))];
const general: Readonly<Partial<Record<RulingGroup, string>>> = pages.groups;

/** All rulings, each with what it settles. */
export function RulingsPage() {
  return (
    <Frame here="rulings" title={pages.rulingsTitle} lead={pages.rulingsLead}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`} className="max-w-3xl">
          <h2 id={`group-${group}`} className="mb-2 text-2xl">
            {general[group] ?? schoolTitle(group)}
          </h2>
          <ul className="flex flex-col">
            {rulings
              .filter((ruling) => ruling.group === group)
              .map((ruling) => (
                <Entry key={ruling.id} ruling={ruling} />
              ))}
          </ul>
        </section>
      ))}
    </Frame>
  );
}

function Entry({ ruling }: { readonly ruling: Ruling }) {
  const settled = ruling.about.map((ref) => (
    <Link
      key={ref}
      href={`/rules/${ref}`}
      prefetch={false}
      className={`inline-flex min-h-8 items-center ${linkClass}`}
    >
      {titleAt(ref)?.title}
    </Link>
  ));
  const numbered = isNumbered(ruling);
  return (
    <li id={ruling.id} className="border-t border-line py-2 target:border-gold target:bg-leaf">
      {!numbered && <p className="flex flex-wrap gap-x-3 font-semibold">{settled}</p>}
      <p className="text-lg leading-snug">
        {numbered && <strong className="font-semibold">{rulingName(ruling)}.</strong>} {texts[ruling.id]}
      </p>
      {numbered && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {pages.settles} {settled}
        </p>
      )}
    </li>
  );
}
