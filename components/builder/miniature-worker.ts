import { expose } from 'comlink';
import { open, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { fewBecause, type FewOffers } from './few-offers';
import type { MiniatureOffer, MiniaturePart } from '@/lib/systems/miniature-part';

export type Seen = Parameters<MiniaturePart['offers']>[0];
export type Aim = Parameters<MiniaturePart['offers']>[1];

/** Request for heroes that suit a miniature. */
export interface OfferOrder {
  readonly system: SystemId;
  readonly seen: Seen;
  readonly aim: Aim;
  /** Name for the heroes. */
  readonly name: string;
}

interface Search {
  readonly key: string;
  readonly rest: ReturnType<MiniaturePart['offers']>;
  readonly found: MiniatureOffer[];
}

let search: Search | undefined;

const searchFor = async (order: OfferOrder): Promise<Search> => {
  const { system, seen, aim, name } = order;
  const key = JSON.stringify(order);
  if (search?.key === key) return search;
  await open([system], 'miniature');
  const part = partOf(system, 'miniature');
  if (!part) throw new RangeError(`${system} offers no heroes for a miniature`);
  search = { key, rest: part.offers(seen, aim, name), found: [] };
  return search;
};

const worker = {
  /** The hero at this place of an order, from 0; undefined behind the last. */
  async offer(order: OfferOrder, at: number): Promise<MiniatureOffer | undefined> {
    const { found, rest } = await searchFor(order);
    while (found.length <= at) {
      const step = rest.next();
      if (step.done) return undefined;
      found.push(step.value);
    }
    return found[at];
  },

  /** Why so few serve the aim of an order. */
  few({ system, seen, aim }: OfferOrder, serving: number): Promise<FewOffers> {
    return fewBecause(system, seen, aim, serving);
  },
};

export type MiniatureWorker = typeof worker;

expose(worker);
