import { Link } from '@/components/ui/link';
import { rulesPath } from '@/components/skill/rules-path';
import { buttonClass } from '@/components/ui/button';
import { rulesMessages } from '#words/messages/rules';
import { partyPath } from '@/lib/share/index';
import { tableSetCode } from '@/lib/share/table-set';
import type { SystemId } from '@/lib/systems/sheet';
import type { Rulebook } from './contents';
import { RulesLayout } from './rules-layout';

const say = rulesMessages.set;

/** The ways to a game's table set; nothing where it has none. */
function TableSet({ system }: { readonly system: SystemId }) {
  const code = tableSetCode(system);
  if (code === undefined) return null;
  return (
    <section aria-label={say.title} className="flex flex-col gap-2">
      <h2 className="text-2xl">{say.title}</h2>
      <p className="max-w-prose text-muted">{say.why}</p>
      <div className="flex flex-wrap gap-2">
        <Link href={`/print?party=${encodeURIComponent(code)}&kit`} className={buttonClass({ look: 'main' })}>
          {say.print}
        </Link>
        <Link href={partyPath(code)} className={buttonClass({})}>
          {say.party}
        </Link>
      </div>
    </section>
  );
}

/** Contents of a game's rules. */
export function Home({ rulebook }: { readonly rulebook: Rulebook }) {
  const { system, part } = rulebook;
  return (
    <RulesLayout rulebook={rulebook} here="" title={part.title} lead={part.lead}>
      <TableSet system={system} />
      {part.contents.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-2xl">{title}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {pages.map((page) => (
              <li key={page.address} className="flex">
                <Link
                  href={rulesPath(system, page.address)}
                  className="w-full rounded-card border border-line bg-leaf p-4 transition-colors hover:border-ink"
                >
                  <span className="block font-display text-xl font-bold">{page.title}</span>
                  <span className="text-muted">{page.about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </RulesLayout>
  );
}
