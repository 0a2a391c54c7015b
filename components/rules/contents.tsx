import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { rulesPath } from '@/components/skill/rules-path';
import { capital } from '#words/language/words';
import { rulesMessages } from '#words/messages/rules';
import { gameName } from '@/lib/systems/open';
import type { ReferencePart } from '@/lib/systems/reference-part';
import type { SystemId } from '@/lib/systems/sheet';

/** A game's rules, and which other games have some. */
export interface Rulebook {
  readonly system: SystemId;
  readonly part: ReferencePart;
  readonly others: readonly SystemId[];
}

/** Where everything is; the page that is open is marked. */
export function Contents({
  rulebook: { system, part, others },
  here,
}: {
  readonly rulebook: Rulebook;
  readonly here: string;
}) {
  const groups = [
    ...part.contents.map(({ title, pages }) => ({
      title,
      links: pages.map((page) => ({
        path: rulesPath(system, page.address),
        title: page.title,
        isHere: page.address === here,
      })),
    })),
    ...(others.length === 0
      ? []
      : [
          {
            title: rulesMessages.otherGames,
            links: others.map((id) => ({ path: rulesPath(id), title: capital(gameName(id)), isHere: false })),
          },
        ]),
  ];
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className="font-display text-lg font-bold">{title}</p>
          <ul>
            {links.map(({ path, title: name, isHere }) => (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={isHere ? 'page' : undefined}
                  className={clsx(
                    'flex min-h-10 items-center border-l-2 pl-3 leading-tight hover:text-ink lg:min-h-8',
                    isHere ? 'border-gold font-semibold text-ink' : 'border-line text-muted',
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
