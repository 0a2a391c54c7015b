import { tilesClass } from '@/components/site/samples';
import { printPageMessages } from '@/lib/messages/print-page';
import { nameOf } from '@/lib/systems/document';
import type { Candidate } from '../heroes/sources';
import { AddButton } from './adding';
import { Tile } from './tile';

/** Tiles that fit on a screen; the list beside has everybody. */
const most = 10;

/** The heroes of the list, while none of them is ticked: each can be added right here. */
export function OwnHeroes({
  candidates,
  onAdd,
}: {
  readonly candidates: readonly Candidate[];
  readonly onAdd: (key: string) => void;
}) {
  return (
    <section aria-label={printPageMessages.heroes} className="flex flex-col gap-4">
      <p>{printPageMessages.noPick}</p>
      <ul className={tilesClass}>
        {candidates.slice(0, most).map(({ key, printable: { hero } }) => (
          <li key={key}>
            <Tile document={hero}>
              <AddButton name={nameOf(hero)} onAdd={() => onAdd(key)} />
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
}
