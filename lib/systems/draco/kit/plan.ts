import { drawMapPlan } from '../../../cards/pieces/map-plan';
import type { MapPlan } from '../../../cards/pieces/plan-map';
import type { DrawPages } from '../../../cards/paper/paper';
import { iconPath } from '../cards/icons';

/** The words of the plan of the table. */
export interface PlanWords {
  readonly title: string;
  readonly lead: string;
  readonly legend: string;
  readonly dragon: { readonly text: string; readonly place: string };
  readonly corner: string;
  /** Where the trees of the picture stand, in inches from the left and from the top. */
  readonly trees: (places: readonly { readonly x: number; readonly y: number }[]) => string;
  readonly inches: (n: number) => string;
  readonly notes: readonly string[];
}

/** Inches; the text and ruling 3. */
export const table = { side: 24, corner: 4, dragonRadius: 1.5 } as const;

/** Inches: an example of a place for each tree, more than 3 from each other and from every base. */
export const someTrees = [
  { x: 3, y: 3 },
  { x: 8, y: 5 },
  { x: 14, y: 3 },
  { x: 20, y: 4 },
  { x: 4, y: 10 },
  { x: 20, y: 10 },
  { x: 3, y: 15.5 },
  { x: 7.5, y: 18 },
  { x: 12, y: 20.5 },
  { x: 17, y: 17.5 },
  { x: 21.5, y: 15 },
  { x: 21.5, y: 21 },
] as const;

/** The table from above at the start. */
export const planOf = (words: PlanWords): MapPlan => ({
  id: 'table-plan',
  title: words.title,
  lead: words.lead,
  side: table.side,
  labelled: 4,
  inSquares: words.inches,
  measured: words.inches,
  corners: [
    {
      tip: { x: 0, y: table.side },
      radius: table.corner,
      ink: 'blue',
      sign: iconPath('slayer'),
      label: words.corner,
    },
  ],
  spots: [{ at: { x: table.side / 2, y: table.side / 2 }, radius: table.dragonRadius, ink: 'red' }],
  lines: [],
  walls: [],
  legendTitle: words.legend,
  legend: [{ number: 1, ...words.dragon }],
  notes: words.notes,
});

/** Inches, and how round the outline of a tree is. */
const treeRadius = 0.5;
const corners = 16;

const outlineOf = ({ x, y }: { readonly x: number; readonly y: number }) =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { x: x + treeRadius * Math.cos(angle), y: y + treeRadius * Math.sin(angle) };
  });

/** The table from above: where the dragon and the slayers begin, and an example of twelve trees. */
export const tablePlan = (words: PlanWords): DrawPages => {
  const plan = planOf(words);
  return drawMapPlan({
    ...plan,
    terrain: someTrees.map((at) => ({
      outline: outlineOf(at),
      isDense: true,
      isWalkedThrough: false,
      dots: [],
    })),
    legend: [...plan.legend, { line: { ink: 'ink', width: 0.8 }, text: words.trees(someTrees) }],
  });
};
