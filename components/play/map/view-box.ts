/** A part of the table that is in sight, in #. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place on the table in #, or in parts of the view: 0 is its left or upper edge, 1 its right or lower one. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** # of the frame about the table that are in sight. */
export const frame = 0.6;

/** The closest view, as a part of the whole. */
const closest = 1 / 6;
/** From this part of the width on, the whole table is shown: fingers and wheel never hit it exactly. */
const nearly = 0.98;

/** #: views this alike are the same. */
const slack = 0.01;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Keeps the view on the table. */
const kept = (whole: ViewBox, box: ViewBox): ViewBox => ({
  ...box,
  x: within(box.x, whole.x, whole.x + whole.width - box.width),
  y: within(box.y, whole.y, whole.y + whole.height - box.height),
});

/**
 * A view from closer or further off.
 * @param by above 1 comes closer
 * @param about the place, in parts of the view, that stays where it is on the screen
 */
export const zoomed = (whole: ViewBox, box: ViewBox, by: number, about: Spot): ViewBox => {
  const width = within(box.width / by, whole.width * closest, whole.width);
  const height = (box.height * width) / box.width;
  return kept(whole, {
    x: box.x + about.x * (box.width - width),
    y: box.y + about.y * (box.height - height),
    width,
    height,
  });
};

/** A view from beside. @param by in parts of the view */
export const moved = (whole: ViewBox, box: ViewBox, by: Spot): ViewBox =>
  kept(whole, { ...box, x: box.x + by.x * box.width, y: box.y + by.y * box.height });

/** The part of the table that a view shows, undefined for all of it. */
export const partOf = (whole: ViewBox, box: ViewBox): ViewBox | undefined =>
  box.width >= whole.width * nearly ? undefined : box;

export const isClosest = (whole: ViewBox, box: ViewBox): boolean => box.width <= whole.width * closest;

/** A place on the table, in parts of the view. */
export const inParts = (box: ViewBox, spot: Spot): Spot => ({
  x: (spot.x - box.x) / box.width,
  y: (spot.y - box.y) / box.height,
});

/** The middle of a view, in parts of it. */
const middle: Spot = { x: 0.5, y: 0.5 };

/** The first of these places that is in view, in parts of it: the view zooms about it. Without one, the middle. */
export const centreIn = (box: ViewBox, spots: readonly Spot[]): Spot =>
  spots.map((spot) => inParts(box, spot)).find(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1) ?? middle;

/** Whether a view shows all of another one. */
export const isWithin = (box: ViewBox, view: ViewBox): boolean =>
  view.x <= box.x + slack &&
  view.y <= box.y + slack &&
  view.x + view.width >= box.x + box.width - slack &&
  view.y + view.height >= box.y + box.height - slack;
