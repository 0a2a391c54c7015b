'use client';
import { useEffect, useState } from 'react';
import { viewsOf } from '@/components/systems/use-views';
import { messages } from '@/lib/messages/index';
import { gameName, nounOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { MiniatureOffer, MiniaturePart } from '@/lib/systems/system';

const say = messages.builder.miniature;

interface Search {
  readonly found: readonly MiniatureOffer[];
  readonly isDone: boolean;
}

const nothingYet: Search = { found: [], isDone: false };

/** One hero a task: the page stays awake while dice are painted. */
const useOffers = (begin: () => ReturnType<MiniaturePart['offers']>): Search => {
  const [first] = useState(() => begin);
  const [search, setSearch] = useState(nothingYet);
  useEffect(() => {
    const offers = first();
    let timer: ReturnType<typeof setTimeout>;
    const next = (): void => {
      const step = offers.next();
      setSearch(({ found }) =>
        step.done ? { found, isDone: true } : { found: [...found, step.value], isDone: false },
      );
      if (!step.done) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [first]);
  return search;
};

/** Legal heroes that look like the miniature, each with a line on how it plays; shown anew by its key. */
export function MiniatureOffers({
  system,
  part,
  seen,
  aim,
  onTake,
}: {
  readonly system: SystemId;
  readonly part: MiniaturePart;
  readonly seen: Parameters<MiniaturePart['offers']>[0];
  readonly aim: Parameters<MiniaturePart['offers']>[1];
  readonly onTake: (offer: MiniatureOffer) => void;
}) {
  const { found, isDone } = useOffers(() => part.offers(seen, aim));
  const { Picture } = viewsOf(system);
  const wish = part.aims.find(({ id }) => id === aim)?.name ?? '';
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {!isDone && say.searching}
        {isDone && found.length === 0 && say.none(gameName(system))}
        {isDone &&
          found.length > 0 &&
          !found.some(({ serves }) => serves) &&
          say.unserved(wish, gameName(system))}
        {isDone && found.some(({ serves }) => serves) && say.found(found.length, nounOf(system).one)}
      </p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {found.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              data-offer={offer.id}
              className="grid size-full grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-3 rounded-card border border-edge p-3 text-left hover:border-ink sm:grid-cols-1"
              onClick={() => onTake(offer)}
            >
              <Picture sheet={offer.sheet('')} className="mt-1 w-full" />
              <span className="block">
                <span className="block font-display text-lg leading-tight font-bold">{offer.name}</span>
                <span className="block text-sm text-muted">{offer.serves ? offer.kind : say.other}</span>
                <span className="mt-1 block text-sm leading-snug">{offer.idea}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
