'use client';

import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';

const say = messages.myHeroes.party;

/** Parties that the first page shows. */
const most = 6;

/** The parties in short, with the way to each. */
export function PartyStrip({ contents: { parties } }: { readonly contents: RosterContents }) {
  return (
    <Panel
      title={say.heading}
      aside={
        <Link href="/parties" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {say.all}
        </Link>
      }
    >
      {parties.length === 0 ? (
        <p className="text-muted">{say.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {parties.slice(0, most).map(({ id, name, heroes }) => (
            <li key={id} className="min-w-0">
              <Link
                href={`/parties?id=${encodeURIComponent(id)}`}
                className={buttonClass({ size: 'small' }, 'max-w-full')}
              >
                <span className="truncate">{name}</span>
                <span className="shrink-0 font-normal text-muted">
                  {messages.myHeroes.heroes(heroes.length)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
