'use client';
import { Link } from '@/components/ui/link';
import { freshQuery } from '@/components/draft/address';
import { viewsOf } from '@/components/systems/use-views';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import { gameName, nounOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { MiniatureOffer } from '@/lib/systems/miniature-part';
import type { WorkerPool } from '@/lib/worker-pool/pool';
import type { MiniatureWorker, OfferOrder } from './miniature-worker';
import { useFewOffers, useOffers, type OfferSearch } from './use-offers';

const say = messages.builder.miniature;

const most = 3;

const stateOf = ({ state, found }: OfferSearch, system: SystemId, wish: string): string => {
  if (state === 'searching') return say.searching;
  if (state === 'broken') return say.broken;
  if (found.length === 0) return say.none(gameName(system));
  return found.some(({ serves }) => serves)
    ? say.found(found.length, nounOf(system))
    : say.unserved(wish, gameName(system));
};

/** Legal heroes that look like the miniature, each with a line on how it plays; a new key shows new ones. */
export function MiniatureOffers({
  pool,
  order,
  wish,
  onTake,
}: {
  readonly pool: WorkerPool<MiniatureWorker>;
  readonly order: OfferOrder;
  /** The aim in words. */
  readonly wish: string;
  readonly onTake: (offer: MiniatureOffer) => void;
}) {
  const search = useOffers(pool, order);
  const { state, found, again } = search;
  const few = useFewOffers(pool, order, search);
  const { Picture } = viewsOf(order.system);
  // The place of those on their way is kept, so that none moves from under the finger.
  const waiting = state === 'searching' ? most - found.length : 0;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {stateOf(search, order.system, wish)}
      </p>
      {state === 'broken' && (
        <Button size="small" className="self-start" onClick={again}>
          {say.again}
        </Button>
      )}
      {few && (
        <p role="status" className="text-sm">
          {say.few[few.why](wish, gameName(order.system))}{' '}
          {few.elsewhere && (
            <>
              {say.elsewhere(gameName(few.elsewhere.game), few.elsewhere.count)}{' '}
              <Link
                href={`/build${freshQuery(few.elsewhere.game)}&begin=miniature`}
                className="underline underline-offset-2"
              >
                {say.tryThere(gameName(few.elsewhere.game))}
              </Link>
            </>
          )}
        </p>
      )}
      <ul className="grid gap-3 sm:grid-cols-3">
        {found.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              data-offer={offer.id}
              className={`${cardClass} border border-edge text-left hover:border-ink`}
              onClick={() => onTake(offer)}
            >
              <Picture sheet={offer.sheet} className="mt-1 w-full" />
              <span className="block">
                <span className="block font-display text-lg leading-tight font-bold">{offer.name}</span>
                <Note>{offer.serves ? (offer.kind === offer.name ? '' : offer.kind) : say.other}</Note>
                <span className="mt-1 block text-sm leading-snug">{offer.idea}</span>
              </span>
            </button>
          </li>
        ))}
        {Array.from({ length: waiting }, (_, at) => (
          <li key={at} aria-hidden className={`${cardClass} border border-dashed border-line`} />
        ))}
      </ul>
    </>
  );
}

function Note({ children }: { readonly children: string }) {
  return <span className="block text-sm text-muted empty:hidden">{children}</span>;
}

const cardClass =
  'grid size-full min-h-28 grid-cols-[6.5rem_minmax(0,1fr)] content-start items-start gap-3 rounded-card p-3 sm:min-h-56 sm:grid-cols-1';
