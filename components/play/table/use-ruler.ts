import { useMemo, useState } from 'react';
import type { Measured, RulerEnd } from '@/lib/session/measuring';
import { goesFromHere } from '@/lib/session/places';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { Ruler } from './ruler';
import type { Shown } from './use-table';

/** A ruler that is laid end by end: a third click starts again. */
export const useRuler = () => {
  const [isOn, setOn] = useState(false);
  const [ruler, lay] = useState<Ruler>({});
  return {
    isOn,
    ruler,
    lay,
    turn: (): void => {
      setOn(!isOn);
      lay({});
    },
    pick: (end: RulerEnd): void =>
      lay(ruler.from === undefined || ruler.to !== undefined ? { from: end } : { ...ruler, to: end }),
  };
};

/** A ruler between two ends, measured again only when one of them changes. */
export const useMeasured = (
  measure: Shown['measure'],
  from: RulerEnd | undefined,
  to: RulerEnd | undefined,
): Measured | undefined =>
  useMemo(
    () => (from === undefined || to === undefined ? undefined : measure(from, to)),
    [measure, from, to],
  );

/** A ruler from a figure that goes to a place; none from one that comes back from the dead. */
export const useStraight = (
  measure: Shown['measure'],
  mover: TableFigure | undefined,
  to: RulerEnd | undefined,
): Measured | undefined => useMeasured(measure, goesFromHere(mover) ? mover.id : undefined, to);

/**
 * The figure to which the asked one is measured: an opponent, or one of its own side that dice are rolled for, as a
 * spell is aimed at it. How far off a friend is who only comes next, or is given an action, says nothing.
 */
export const measuredTo = (
  { scene, words }: Pick<Shown, 'scene' | 'words'>,
  target: number | undefined,
): number | undefined => {
  const asked = words?.figure ?? scene.acting;
  if (asked < 0 || target === undefined || target === asked) return undefined;
  const teamOf = (id: number): number | undefined => scene.figures.find((figure) => figure.id === id)?.team;
  const isAimedAt = words?.options.some((option) => option.target === target && option.isRolled) === true;
  return isAimedAt || teamOf(target) !== teamOf(asked) ? target : undefined;
};
