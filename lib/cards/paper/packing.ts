import { fill, policies, type Batch, type Filled, type Packed, type Policy } from './fill-sheets';
import type { Box } from './free-boxes';

type Order = (one: Batch<unknown>, other: Batch<unknown>) => number;

/** Which batch comes first: the highest, the widest, that of the largest things, or of the longest side. */
const orders: readonly Order[] = [
  (one, other) => other.height - one.height || other.width - one.width,
  (one, other) => other.width * other.height - one.width * one.height,
  (one, other) => other.width - one.width || other.height - one.height,
  (one, other) => Math.max(other.width, other.height) - Math.max(one.width, one.height),
];

/** Steps in which an order is looked for that saves a sheet, and after how many of them much that is left ends the search. */
const steps = 200;
const firstSteps = 40;
const muchLeft = 0.15;

/** Steps in which an order is looked for that leaves no sheet emptier than this share of its area. */
const evenSteps = 120;
const evenly = 0.5;

/** A generator of numbers from 0 up to 1 by the minimal standard of Park and Miller. */
const chances = (): (() => number) => {
  let state = 20_11;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A list with one of its things at another place; chance says which and where. */
const moved = <Thing>(things: readonly Thing[], chance: () => number): readonly Thing[] => {
  const from = Math.floor(chance() * things.length);
  const rest = things.toSpliced(from, 1);
  return rest.toSpliced(Math.floor(chance() * things.length), 0, ...things.slice(from, from + 1));
};

/** How much of its area a sheet holds at most where things of many sizes lie on it: with less on average no order is better. */
const fullest = 0.9;

/** Sheets that things take at least, by their areas. */
const leastSheets = (batches: readonly Batch<unknown>[], area: Box): number =>
  Math.ceil(
    batches.reduce((sum, { items, width, height }) => sum + items.length * width * height, 0) /
      (fullest * area.width * area.height),
  );

/** Batches in an order, and how places for them are chosen. */
interface Plan<Item> {
  readonly batches: readonly Batch<Item>[];
  readonly policy: Policy;
}

/**
 * On this many sheets, from these plans on by small changes that leave no more than before; undefined if none is
 * found.
 */
const onSheets = <Item>(
  plans: readonly Plan<Item>[],
  area: Box,
  count: number,
): Filled<Item>['sheets'] | undefined => {
  const chance = chances();
  let best: (Plan<Item> & { readonly left: number }) | undefined;
  for (const plan of plans) {
    const { sheets, left } = fill(plan.batches, area, plan.policy, count);
    if (left === 0) return sheets;
    if (!best || left < best.left) best = { ...plan, left };
  }
  for (let step = 0; best && step < steps; step += 1) {
    if (step === firstSteps && best.left > muchLeft * area.width * area.height) return undefined;
    const batches = moved(best.batches, chance);
    const policy: Policy = policies[Math.floor(chance() * policies.length)] ?? best.policy;
    const { sheets, left } = fill(batches, area, policy, count);
    if (left === 0) return sheets;
    if (left <= best.left) best = { batches, policy, left };
  }
  return undefined;
};

const plansFor = <Item>(batches: readonly Batch<Item>[]): readonly Plan<Item>[] =>
  orders.flatMap((order) =>
    policies.map((policy): Plan<Item> => ({ batches: batches.toSorted(order), policy })),
  );

/**
 * Things of any sizes on this many sheets or fewer, the first way that is found; undefined where none is.
 * @param area as in `pack`
 * @throws RangeError when one thing does not fit on an empty sheet
 */
export const packWithin = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
  enough: number,
): readonly (readonly Packed<Item>[])[] | undefined =>
  leastSheets(batches, area) > enough ? undefined : onSheets(plansFor(batches), area, enough);

/**
 * Things of any sizes on this many sheets, with no sheet emptier than need be of the ways that are tried; undefined where
 * none of them does.
 * @param area as in `pack`
 */
export const packEvenly = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
  count: number,
): readonly (readonly Packed<Item>[])[] | undefined => {
  const filledBy = (order: readonly Batch<Item>[]) => ({
    ...fill(order, area, 'emptiest', count),
    order,
  });
  type Try = ReturnType<typeof filledBy>;
  /** The later one where it leaves less over, or as little and its emptiest sheet is as full. */
  const better = (one: Try | undefined, other: Try): Try =>
    one && (other.left > one.left || (other.left === one.left && other.least < one.least)) ? one : other;
  let best: Try | undefined;
  for (const order of orders) best = better(best, filledBy(batches.toSorted(order)));
  const chance = chances();
  const enough = evenly * area.width * area.height;
  for (let step = 0; best && step < evenSteps && (best.left > 0 || best.least < enough); step += 1)
    best = better(best, filledBy(moved(best.order, chance)));
  return best?.left === 0 ? best.sheets : undefined;
};

/**
 * Things of any sizes on as few sheets as some orders take and those that come of them by small changes; what is small fills
 * what is left beside what is large. The same things always lie in the same places, and each batch keeps its order.
 *
 * @param area what may be taken of every sheet; mm
 * @throws RangeError when one thing does not fit on an empty sheet
 */
export const pack = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
): readonly (readonly Packed<Item>[])[] => {
  const least = leastSheets(batches, area);
  const plans = plansFor(batches);
  let best: Filled<Item>['sheets'] | undefined;
  for (const plan of plans) {
    const { sheets } = fill(plan.batches, area, plan.policy, Infinity);
    if (!best || sheets.length < best.length) best = sheets;
    if (best.length <= least) return best;
  }
  while (best && best.length > least) {
    const fewer = onSheets(plans, area, best.length - 1);
    if (!fewer) break;
    best = fewer;
  }
  return best ?? [];
};
