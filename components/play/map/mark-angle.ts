import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Units } from '@/lib/table/table';

/** Degrees about a coin, from its top, in the order in which they are tried. */
const angles = [0, 60, -60, 120, -120, 180] as const;

/** From the rim of a coin to the middle of its mark, and from there to where others may begin. */
const away: Units = 0.55 * unit;
const free: Units = 0.3 * unit;
/** From the middle of a mark to its tips: whole on the ground, it never lies over the frame of the board. */
const half: Units = 0.5 * unit;

/** Where about its coin a figure has its mark: at its top, or where there is ground and no other coin. @param scene with coins as drawn */
export const markAngle = (
  figure: TableFigure,
  { figures, width, height }: Pick<TableScene, 'figures' | 'width' | 'height'>,
): number => {
  const others = figures.filter(({ id, isOff }) => id !== figure.id && !isOff);
  const isFree = (angle: number): boolean => {
    const turned = (angle * Math.PI) / 180;
    const far = figure.radius + away;
    const at = { x: figure.at.x + Math.sin(turned) * far, y: figure.at.y - Math.cos(turned) * far };
    const isOn = at.x >= half && at.x <= width - half && at.y >= half && at.y <= height - half;
    return isOn && others.every((other) => distanceBetween(at, other.at) > other.radius + free);
  };
  return angles.find(isFree) ?? 0;
};
