import type { ToldLesson } from '@/lib/session/lessons';
import type { DrawnRegion } from '@/lib/session/places';
import type { Encounter } from '@/lib/systems/match-part';
import type { Point, Units } from '@/lib/table/table';
import type { LookedAt } from '../table/looked-at';
import type { Forecasts } from '../table/use-forecasts';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from './anchor';
import type { Box } from './place-bubble';
import type { Touch } from './use-touch';

/** The menu that a tap on the board opened. */
export interface Over {
  readonly touch: Touch;
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly forecasts: Forecasts;
  readonly chosen: Point | undefined;
  /** Where the asked figure may go. */
  readonly drawn: DrawnRegion | undefined;
  readonly canGo: boolean;
  /** Name of the deciding player. */
  readonly decides: string;
  readonly lesson: ToldLesson | undefined;
  /** The column beside a large board, where menus of figures leave the board free. */
  readonly beside: HTMLElement | null;
  readonly onClose: () => void;
  readonly onFigure: (figure: number) => void;
  readonly onChoose: (option: number) => void;
  /** A finger chose it, and sees all of it before a second tap does it. */
  readonly onPick: (option: number) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}

/** The rectangle about places, in parts of the frame. @param margin in units of the table */
export const boxAbout = (places: readonly Point[], margin: Units, anchorOf: AnchorOf): Box => {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const { x: left, y: top } = anchorOf({ x: Math.min(...xs) - margin, y: Math.min(...ys) - margin });
  const { x: right, y: bottom } = anchorOf({ x: Math.max(...xs) + margin, y: Math.max(...ys) + margin });
  return { left, top, right, bottom };
};
