import { fill, policies, type Batch, type Packed, type Policy } from './fill-sheets';
import type { Box } from './free-boxes';

type Sheets<Item> = readonly (readonly Packed<Item>[])[];

/** How things are told apart when they are gathered. */
export interface Gathering<Item> {
  /** The kinds of what it holds, one for each; those of one kind should lie on one sheet. */
  readonly kindsOf: (item: Item) => readonly string[];
  /** Things of one footprint can change places; undefined for what stays where it is. */
  readonly footprintOf: (item: Item) => string | undefined;
}

/** Sheets that each kind takes beyond its first, all added up. */
export const scatterOf = <Item>(sheets: Sheets<Item>, kindsOf: Gathering<Item>['kindsOf']): number => {
  const perSheet = sheets.map((sheet) => new Set(sheet.flatMap(({ item }) => kindsOf(item))));
  const kinds = new Set(perSheet.flatMap((on) => [...on]));
  return perSheet.reduce((sum, on) => sum + on.size, 0) - kinds.size;
};

/** A kind's things of one footprint. */
type Heap<Item> = readonly Item[];

/** Heaps whose sizes add up to this many, or to as near below it as can be. */
const heapsFor = <Item>(heaps: readonly Heap<Item>[], room: number): readonly Heap<Item>[] => {
  const reached = new Map<number, readonly Heap<Item>[]>([[0, []]]);
  for (const heap of heaps)
    // A copy: each heap is taken once.
    for (const [sum, chosen] of [...reached]) {
      const more = sum + heap.length;
      if (more <= room && !reached.has(more)) reached.set(more, [...chosen, heap]);
    }
  return reached.get(Math.max(...reached.keys())) ?? [];
};

/** Things of one footprint for each sheet, as many as it has places, those of one kind together. */
const sharedOut = <Item>(
  heaps: readonly Heap<Item>[],
  rooms: readonly number[],
): ReadonlyMap<number, Item[]> => {
  const out = new Map<number, Item[]>();
  let left = heaps.toSorted((one, other) => other.length - one.length);
  const smallestFirst = rooms
    .map((room, at) => ({ room, at }))
    .toSorted((one, other) => one.room - other.room);
  for (const { room, at } of smallestFirst) {
    const chosen = heapsFor(left, room);
    const taken = chosen.flat();
    left = left.filter((heap) => !chosen.includes(heap));
    while (taken.length < room && left.length > 0) {
      const [largest = [], ...others] = left.toSorted((one, other) => other.length - one.length);
      const missing = room - taken.length;
      taken.push(...largest.slice(0, missing));
      const rest = largest.slice(missing);
      left = rest.length > 0 ? [rest, ...others] : others;
    }
    out.set(at, taken);
  }
  return out;
};

/** The same places, with things of one footprint changed about so that fewer kinds lie on several sheets. */
export const swapped = <Item>(
  sheets: Sheets<Item>,
  { kindsOf, footprintOf }: Gathering<Item>,
): Sheets<Item> => {
  const items = sheets.flatMap((sheet) => sheet.map(({ item }) => item));
  const footprints = new Set(items.flatMap((item) => footprintOf(item) ?? []));
  let best = sheets;
  for (const footprint of footprints) {
    const isOne = (item: Item): boolean => footprintOf(item) === footprint;
    const heaps = new Map<string, Item[]>();
    for (const item of items.filter(isOne)) {
      const kind = kindsOf(item).join();
      heaps.set(kind, [...(heaps.get(kind) ?? []), item]);
    }
    const rooms = best.map((sheet) => sheet.filter(({ item }) => isOne(item)).length);
    if (heaps.size < 2 || rooms.filter((room) => room > 0).length < 2) continue;
    const order = new Map(items.map((item, at) => [item, at]));
    const queues = sharedOut([...heaps.values()], rooms);
    const tried = best.map((sheet, at) => {
      const queue = (queues.get(at) ?? []).toSorted(
        (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
      );
      return sheet.map((placed) => {
        const next = isOne(placed.item) ? queue.shift() : undefined;
        return next === undefined ? placed : { ...placed, item: next };
      });
    });
    if (scatterOf(tried, kindsOf) < scatterOf(best, kindsOf)) best = tried;
  }
  return best;
};

/** Orders of batches that are tried for a way with fewer scattered kinds. */
const mostTries = 80;
/** Share of the area that the emptiest sheet keeps at least, unless it had less. */
const fullEnough = 0.5;

const chances = (): (() => number) => {
  let state = 4711;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Batches in an order of chance; those of one kind stay together. */
const shuffled = <Item>(
  batches: readonly Batch<Item>[],
  kindOf: (batch: Batch<Item>) => string,
  chance: () => number,
): readonly Batch<Item>[] => {
  const places = new Map<string, number>();
  for (const batch of batches)
    if (!places.has(kindOf(batch))) places.set(kindOf(batch), batch.width * batch.height * (0.2 + chance()));
  return batches.toSorted(
    (one, other) =>
      (places.get(kindOf(other)) ?? 0) - (places.get(kindOf(one)) ?? 0) || other.height - one.height,
  );
};

const areaOn = <Item>(sheets: Sheets<Item>, sizes: ReadonlyMap<Item, number>): number =>
  Math.min(...sheets.map((sheet) => sheet.reduce((sum, { item }) => sum + (sizes.get(item) ?? 0), 0)));

/**
 * Things on as many sheets as they lie on, with fewer kinds on several of them; no sheet is nearly empty that was
 * not before.
 */
export const gathered = <Item>(
  batches: readonly Batch<Item>[],
  sheets: Sheets<Item>,
  area: Box,
  gathering: Gathering<Item>,
): Sheets<Item> => {
  const { kindsOf } = gathering;
  if (sheets.length < 2) return sheets;
  const sizes = new Map(
    batches.flatMap(({ items, width, height }) => items.map((item) => [item, width * height] as const)),
  );
  const least = Math.min(areaOn(sheets, sizes), fullEnough * area.width * area.height);
  const chance = chances();
  const kindOf = ({ items }: Batch<Item>): string => items.slice(0, 1).flatMap(kindsOf).join();
  let best = swapped(sheets, gathering);
  let fewest = scatterOf(best, kindsOf);
  for (let step = 0; step < mostTries && fewest > 0; step += 1) {
    const policy: Policy = policies[step % policies.length] ?? 'together';
    const filled = fill(shuffled(batches, kindOf, chance), area, policy, sheets.length);
    if (filled.left > 0 || filled.sheets.length > sheets.length || filled.least < least) continue;
    const tried = swapped(filled.sheets, gathering);
    const scatter = scatterOf(tried, kindsOf);
    if (scatter < fewest) [best, fewest] = [tried, scatter];
  }
  return best;
};
