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
  readonly inches: (n: number) => string;
  readonly notes: readonly string[];
}

/** Inches; the text and ruling 3. */
export const table = { side: 24, corner: 4, dragonRadius: 1.5 } as const;

/** The table from above at the start. */
export const planOf = (words: PlanWords): MapPlan => ({
  id: 'table-plan',
  title: words.title,
  lead: words.lead,
  side: table.side,
  labelled: 4,
  inSquares: String,
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

/** The table from above: where the dragon and the slayers begin, and how trees are set. */
export const tablePlan = (words: PlanWords): DrawPages => drawMapPlan(planOf(words));
