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

/** What is left of a free rectangle beside one that is taken, in largest rectangles. */
const without = (free: Box, taken: Box): readonly Box[] => {
  const [right, bottom] = [free.x + free.width, free.y + free.height];
  const [takenRight, takenBottom] = [taken.x + taken.width, taken.y + taken.height];
  if (
    taken.x >= right - tolerance ||
    takenRight <= free.x + tolerance ||
    taken.y >= bottom - tolerance ||
    takenBottom <= free.y + tolerance
  )
    return [free];
  return [
    { ...free, height: taken.y - free.y },
    { ...free, y: takenBottom, height: bottom - takenBottom },
    { ...free, width: taken.x - free.x },
    { ...free, x: takenRight, width: right - takenRight },
  ].filter(({ width, height }) => width > tolerance && height > tolerance);
};

/** What is left of largest rectangles beside one that is taken; those that lie within another are dropped. */
export const afterTaking = (free: readonly Box[], taken: Box): readonly Box[] => {
  const left = free.flatMap((box) => without(box, taken));
  if (left.length === free.length && left.every((box, index) => box === free[index])) return free;
  return left.filter(
    (box, index) =>
      !left.some(
        (other, place) => place !== index && contains(other, box) && (place < index || !contains(box, other)),
      ),
  );
};

const extent = (count: number, length: number, gap: number): number => count * length + (count - 1) * gap;

const most = (space: number, length: number, gap: number): number =>
  Math.max(0, Math.floor((space + gap + tolerance) / (length + gap)));

/** The rows of as many of `count` as a rectangle holds that leave the largest rectangle beside or below them. */
const rowsIn = (
  box: Box,
  { width, height, gap, margin }: Batch<unknown>,
  count: number,
): Rows | undefined => {
  const across = most(box.width - 2 * margin, width, gap);
  const down = most(box.height - 2 * margin, height, gap);
  const placed = Math.min(count, across * down);
  if (placed === 0) return undefined;
  let best: (Rows & { readonly left: number }) | undefined;
  for (let columns = 1; columns <= Math.min(across, placed); columns += 1) {
    const rows = Math.ceil(placed / columns);
    if (rows > down) continue;
    const wide = extent(columns, width, gap) + 2 * margin;
    const high = extent(rows, height, gap) + 2 * margin;
    const left = Math.max((box.width - wide) * box.height, box.width * (box.height - high));
    if (!best || left >= best.left) best = { columns, rows, count: placed, left };
  }
  return best;
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
      const rows = rowsIn(box, batch, count);
      if (!rows) continue;
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

const packInOrder = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
  policy: Policy,
): readonly (readonly Packed<Item>[])[] => {
  const open: Open<Item>[] = [];
  for (const batch of batches) {
    let next = 0;
    while (next < batch.items.length) {
      const count = batch.items.length - next;
      const spot = spotFor(open, batch, count, policy);
      if (!spot) {
        if (!rowsIn(area, batch, count))
          throw new RangeError(`Nothing of ${batch.width} x ${batch.height} mm fits on this paper.`);
        open.push({ free: [area], placed: [] });
        continue;
      }
      const sheet = open[spot.at];
      if (!sheet) break;
      place(sheet, batch.items.slice(next, next + spot.rows.count), batch, spot);
      next += spot.rows.count;
    }
  }
  return open.map(({ placed }) => placed);
};

type Order = (one: Batch<unknown>, other: Batch<unknown>) => number;

/** Which batch comes first: the highest, the widest, that of the largest things, or of the longest side. */
const orders: readonly Order[] = [
  (one, other) => other.height - one.height || other.width - one.width,
  (one, other) => other.width * other.height - one.width * one.height,
  (one, other) => other.width - one.width || other.height - one.height,
  (one, other) => Math.max(other.width, other.height) - Math.max(one.width, one.height),
];

/** Orders that are tried beyond these, each of the sizes by chance a little larger or smaller; always the same chances. */
const shuffledOrders = 40;
const leastScale = 0.6;

/** A generator of numbers from 0 up to 1 by the minimal standard of Park and Miller. */
const chances = (): (() => number) => {
  let state = 20_11;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const shuffled = (batches: readonly Batch<unknown>[], chance: () => number): Order => {
  const weights = new Map(
    batches.map((batch) => [batch, (leastScale + (1 - leastScale) * chance()) * batch.width * batch.height]),
  );
  return (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0);
};

/** How much of its area a sheet holds at most where things of many sizes lie on it: with less on average no order is better. */
const fullest = 0.9;

/** Sheets that things take at least, by their areas. */
const leastSheets = (batches: readonly Batch<unknown>[], area: Box): number =>
  Math.ceil(
    batches.reduce((sum, { items, width, height }) => sum + items.length * width * height, 0) /
      (fullest * area.width * area.height),
  );

/**
 * Things of any sizes on as few sheets as the best of some greedy orders takes; what is small fills what is left beside
 * what is large. The same things always lie in the same places, and each batch keeps its order.
 *
 * @param area what may be taken of every sheet; mm
 * @throws RangeError when one thing does not fit on an empty sheet
 */
export const pack = <Item>(
  batches: readonly Batch<Item>[],
  area: Box,
): readonly (readonly Packed<Item>[])[] => {
  const least = leastSheets(batches, area);
  const chance = chances();
  let best: readonly (readonly Packed<Item>[])[] | undefined;
  const tries: readonly Order[] = [
    ...orders,
    ...Array.from({ length: shuffledOrders }, () => shuffled(batches, chance)),
  ];
  for (const order of tries) {
    for (const policy of policies) {
      const packed = packInOrder([...batches].sort(order), area, policy);
      if (!best || packed.length < best.length) best = packed;
      if (best.length <= least) return best;
    }
  }
  return best ?? [];
};
