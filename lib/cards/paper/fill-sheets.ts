import { afterTaking, tolerance, type Box } from './free-boxes';

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

/** An area with what is free of it: every largest rectangle, which overlap each other. */
interface Open<Item> {
  free: readonly Box[];
  readonly placed: Packed<Item>[];
  /** mm² of what lies on it. */
  taken: number;
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

const extent = (count: number, length: number, gap: number): number => count * length + (count - 1) * gap;

const most = (space: number, length: number, gap: number): number =>
  Math.max(0, Math.floor((space + gap + tolerance) / (length + gap)));

/** How many of `count` a rectangle holds in rows. */
const heldBy = (box: Box, { width, height, gap, margin }: Batch<unknown>, count: number): number =>
  Math.min(count, most(box.width - 2 * margin, width, gap) * most(box.height - 2 * margin, height, gap));

/** The rows of this many, which a rectangle holds, that leave the largest rectangle beside or below them. */
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
export const policies = ['together', 'earliest'] as const;
/** Or on the sheet with the least on it that takes all of it. */
export type Policy = (typeof policies)[number] | 'emptiest';

const emptiestFor = <Item>(
  open: readonly Open<Item>[],
  batch: Batch<unknown>,
  count: number,
): Open<Item> | undefined =>
  open
    .toSorted((one, other) => one.taken - other.taken)
    .find(({ free }) => free.some((box) => heldBy(box, batch, count) === count));

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

/** Batches on sheets, mm² of what found no room on these, and of what lies on the emptiest of them. */
export interface Filled<Item> {
  readonly sheets: readonly (readonly Packed<Item>[])[];
  readonly left: number;
  readonly least: number;
}

/** Fills this many sheets at most with batches in their order. */
export const fill = <Item>(
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
      const emptiest = policy === 'emptiest' ? emptiestFor(open, batch, count) : undefined;
      const spot = spotFor(emptiest ? [emptiest] : open, batch, count, policy);
      if (!spot) {
        if (heldBy(area, batch, count) === 0)
          throw new RangeError(`Nothing of ${batch.width} x ${batch.height} mm fits on this paper.`);
        if (open.length < mostSheets) {
          open.push({ free: [area], placed: [], taken: 0 });
          continue;
        }
        left += count * batch.width * batch.height;
        break;
      }
      const sheet = emptiest ?? open[spot.at];
      if (!sheet) break;
      sheet.taken += spot.rows.count * batch.width * batch.height;
      place(sheet, batch.items.slice(next, next + spot.rows.count), batch, spot);
      next += spot.rows.count;
    }
  }
  return {
    sheets: open.map(({ placed }) => placed),
    left,
    least: Math.min(...open.map(({ taken }) => taken)),
  };
};
