/** A rectangle in mm from the top left of the area that is packed. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Things of one size, which lie in rows beside each other wherever there is room for several. */
export interface Batch<Item> {
  readonly items: readonly Item[];
  /** mm of each. */
  readonly width: number;
  readonly height: number;
  /** mm between two of the batch. */
  readonly gap: number;
  /** mm around them that nothing else takes. */
  readonly margin: number;
}

export interface Packed<Item> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
}

/** mm: sums of fractions are not exact. */
const tolerance = 1e-6;

/** An area with what is free of it: every largest rectangle, which overlap each other. */
interface Open<Item> {
  free: readonly Box[];
  readonly placed: Packed<Item>[];
}

/** Rows of one batch in a free rectangle. */
interface Rows {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
}

/** A free rectangle of the sheet at this place, and the rows there. */
interface Spot {
  readonly at: number;
  readonly box: Box;
  readonly rows: Rows;
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;

const isApart = (free: Box, taken: Box): boolean =>
  taken.x >= free.x + free.width - tolerance ||
  taken.x + taken.width <= free.x + tolerance ||
  taken.y >= free.y + free.height - tolerance ||
  taken.y + taken.height <= free.y + tolerance;

/** What is left of a free rectangle beside one that is taken, in largest rectangles. */
const without = (free: Box, taken: Box): readonly Box[] => {
  const [right, bottom] = [free.x + free.width, free.y + free.height];
  const [takenRight, takenBottom] = [taken.x + taken.width, taken.y + taken.height];
  return [
    { ...free, height: taken.y - free.y },
    { ...free, y: takenBottom, height: bottom - takenBottom },
    { ...free, width: taken.x - free.x },
    { ...free, x: takenRight, width: right - takenRight },
  ].filter(({ width, height }) => width > tolerance && height > tolerance);
};

/** What is left of largest rectangles beside one that is taken; those that lie within another are dropped. */
export const afterTaking = (free: readonly Box[], taken: Box): readonly Box[] => {
  const left: Box[] = [];
  const cut = new Set<Box>();
  for (const box of free) {
    if (isApart(box, taken)) left.push(box);
    else
      for (const part of without(box, taken)) {
        left.push(part);
        cut.add(part);
      }
  }
  // What was not cut lies in nothing else: it was one of the largest, and all others are smaller now.
  return left.filter(
    (box, index) =>
      !cut.has(box) ||
      !left.some(
        (other, place) => place !== index && contains(other, box) && (place < index || !contains(box, other)),
      ),
  );
};

const extent = (count: number, length: number, gap: number): number => count * length + (count - 1) * gap;

const most = (space: number, length: number, gap: number): number =>
  Math.max(0, Math.floor((space + gap + tolerance) / (length + gap)));

/** How many of `count` a rectangle holds in rows. */
const heldBy = (box: Box, { width, height, gap, margin }: Batch<unknown>, count: number): number =>
  Math.min(count, most(box.width - 2 * margin, width, gap) * most(box.height - 2 * margin, height, gap));

/** The rows of so many, which a rectangle holds, that leave the largest rectangle beside or below them. */
const rowsIn = (box: Box, { width, height, gap, margin }: Batch<unknown>, count: number): Rows => {
  const across = most(box.width - 2 * margin, width, gap);
  const down = most(box.height - 2 * margin, height, gap);
  let best: (Rows & { readonly left: number }) | undefined;
  for (let columns = Math.ceil(count / down); columns <= Math.min(across, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = extent(columns, width, gap) + 2 * margin;
    const high = extent(rows, height, gap) + 2 * margin;
    const left = Math.max((box.width - wide) * box.height, box.width * (box.height - high));
    if (!best || left >= best.left) best = { columns, rows, count, left };
  }
  return best ?? { columns: across, rows: down, count };
};

/** How a place for a batch is chosen: where most of it lies together, or on the first sheet that takes any of it. */
const policies = ['together', 'earliest'] as const;
type Policy = (typeof policies)[number];

const spotFor = (
  open: readonly Open<unknown>[],
  batch: Batch<unknown>,
  count: number,
  policy: Policy,
): Spot | undefined => {
  let best: (Spot & { readonly spare: number }) | undefined;
  for (const [at, { free }] of open.entries()) {
    for (const box of free) {
      const held = heldBy(box, batch, count);
      if (held === 0 || (best && held < best.rows.count)) continue;
      const rows = rowsIn(box, batch, held);
      const spare = Math.min(
        box.width - extent(rows.columns, batch.width, batch.gap),
        box.height - extent(rows.rows, batch.height, batch.gap),
      );
      const isBetter =
        !best ||
        rows.count > best.rows.count ||
        (rows.count === best.rows.count && spare < best.spare - tolerance);
      if (isBetter) best = { at, box, rows, spare };
    }
    if (best && policy === 'earliest') return best;
  }
  return best;
};

/** Puts the next items of a batch into their rows and takes the room from what is free. */
const place = <Item>(
  sheet: Open<Item>,
  items: readonly Item[],
  { width, height, gap, margin }: Batch<Item>,
  { box, rows: { columns } }: Spot,
): void => {
  items.forEach((item, index) => {
    sheet.placed.push({
      item,
      x: box.x + margin + (index % columns) * (width + gap),
      y: box.y + margin + Math.floor(index / columns) * (height + gap),
    });
  });
  const full = Math.floor(items.length / columns);
  const over = items.length % columns;
  const taken = (count: number, from: number, to: number): Box => ({
    x: box.x,
    y: box.y + from * (height + gap),
    width: extent(count, width, gap) + 2 * margin,
    height: extent(to - from, height, gap) + 2 * margin,
  });
  if (full > 0) sheet.free = afterTaking(sheet.free, taken(columns, 0, full));
  if (over > 0) sheet.free = afterTaking(sheet.free, taken(over, full, full + 1));
};

/** Batches on sheets, and mm² of what found no room on these. */
interface Filled<Item> {
  readonly sheets: readonly (readonly Packed<Item>[])[];
  readonly left: number;
}

/** Fills so many sheets at most with batches in their order. */
const fill = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
  policy: Policy,
  mostSheets: number,
): Filled<Item> => {
  const open: Open<Item>[] = [];
  let left = 0;
  for (const batch of batches) {
    let next = 0;
    while (next < batch.items.length) {
      const count = batch.items.length - next;
      const spot = spotFor(open, batch, count, policy);
      if (!spot) {
        if (heldBy(area, batch, count) === 0)
          throw new RangeError(`Nothing of ${batch.width} x ${batch.height} mm fits on this paper.`);
        if (open.length < mostSheets) {
          open.push({ free: [area], placed: [] });
          continue;
        }
        left += count * batch.width * batch.height;
        break;
      }
      const sheet = open[spot.at];
      if (!sheet) break;
      place(sheet, batch.items.slice(next, next + spot.rows.count), batch, spot);
      next += spot.rows.count;
    }
  }
  return { sheets: open.map(({ placed }) => placed), left };
};

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

/** On so many sheets, from these plans on by small changes that leave no more than before; undefined where none is found. */
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

/**
 * Things of any sizes on as few sheets as some orders take and those that come of them by small changes; what is small fills
 * what is left beside what is large. The same things always lie in the same places, and each batch keeps its order.
 *
 * @param area what may be taken of every sheet; mm
 * @param enough so many sheets are as good as fewer, and what takes more is of no use: no fewer are looked for
 * @throws RangeError when one thing does not fit on an empty sheet
 */
export const pack = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
  enough?: number,
): readonly (readonly Packed<Item>[])[] => {
  const possible = leastSheets(batches, area);
  const least = Math.max(possible, enough ?? 0);
  const plans = orders.flatMap((order) =>
    policies.map((policy): Plan<Item> => ({ batches: batches.toSorted(order), policy })),
  );
  let best: Filled<Item>['sheets'] | undefined;
  for (const plan of plans) {
    const { sheets } = fill(plan.batches, area, plan.policy, Infinity);
    if (!best || sheets.length < best.length) best = sheets;
    if (best.length <= least) return best;
  }
  if (enough !== undefined) {
    const found = enough >= possible ? onSheets(plans, area, enough) : undefined;
    return found ?? best ?? [];
  }
  while (best && best.length > least) {
    const fewer = onSheets(plans, area, best.length - 1);
    if (!fewer) break;
    best = fewer;
  }
  return best ?? [];
};
