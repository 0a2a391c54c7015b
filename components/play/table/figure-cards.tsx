import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { TableCard } from '@/lib/systems/table-scene';

const say = playMessages.table;

/** The cards of a figure that change in a match: which lie face down, which came up, and the dice beside them. */
export function FigureCards({
  name,
  cards,
}: {
  readonly name: string;
  readonly cards: readonly TableCard[];
}) {
  return (
    <ul aria-label={say.cards(name)} className="mt-2 grid gap-1.5 sm:grid-cols-2">
      {cards.map((card) => (
        <li
          key={card.name}
          className={clsx(
            'flex items-center gap-2 rounded-lg border px-2.5 py-1 text-sm',
            card.isNow ? 'border-gold' : 'border-edge',
            card.isDown ? 'border-dashed bg-paper' : 'bg-leaf',
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{card.name}</span>
            {card.text !== '' && <span className="text-muted"> {card.text}</span>}
          </span>
          {card.die > 0 && (
            <span className="flex size-7 shrink-0 items-center justify-center rounded-md border-2 border-ink font-bold">
              <span aria-hidden>{card.die}</span>
              <span className="sr-only">{say.cardDie(card.die)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
