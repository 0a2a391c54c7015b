import { useMemo } from 'react';
import type { LengthSign } from '@/lib/systems/system';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { unit, type Units } from '@/lib/table/table';
import { coinScales } from './coin-scale';
import { labelSize, labelsOf } from './labels';
import type { Drawn } from './layers';
import { sizesAt } from './rim';
import { frame } from './view-box';

/** Of more figures than this only those are named on the map that the question is about; the list names all. @param perHash pixels */
const mostNames = (perHash: number): number => (perHash >= 26 ? 20 : 10);

/** # that pips on its rim lie beyond a base. */
const rim = 0.14;

/** A figure where its coin is whole within the frame of the board: at an edge a little inward. */
const coinOn = ({ width, height }: TableScene, figure: TableFigure, scale: number): TableFigure => {
  const least = figure.radius * scale + (rim * scale - frame) * unit;
  const inward = (at: Units, most: Units): Units => Math.min(Math.max(at, least), most - least);
  const at = { x: inward(figure.at.x, width), y: inward(figure.at.y, height) };
  return at.x === figure.at.x && at.y === figure.at.y ? figure : { ...figure, at };
};

/**
 * How large coins, labels and what is small are drawn.
 * @param meant the figure that an option is aimed at; it is named where not everybody is
 * @param offered figures among whom the question lets choose; so are they
 * @param isExact somebody measures: coins are as large as bases
 */
export const useDrawn = (
  scene: TableScene,
  meant: number | undefined,
  offered: readonly number[],
  {
    perHash,
    sign,
    isExact,
  }: { readonly perHash: number; readonly sign: LengthSign; readonly isExact: boolean },
): Drawn => {
  const isCrowded = scene.figures.length > mostNames(perHash);
  const aimed = isCrowded ? (meant ?? -1) : -1;
  const among = isCrowded ? offered.join(' ') : '';
  return useMemo(() => {
    const scales = coinScales(scene.figures, isExact ? 0 : perHash);
    const size = labelSize(perHash);
    const asked = new Set(among.split(' ').filter(Boolean).map(Number));
    const isFirst = (id: number): number =>
      Number(id === scene.acting) * 4 + Number(id === aimed) * 2 + Number(asked.has(id));
    const coins = new Map(
      scene.figures.map((figure) => [figure.id, coinOn(scene, figure, scales.get(figure.id) ?? 1)]),
    );
    const sized = (figure: TableFigure): TableFigure => ({
      ...(coins.get(figure.id) ?? figure),
      radius: figure.radius * (scales.get(figure.id) ?? 1),
    });
    const asDrawn = { ...scene, figures: scene.figures.map(sized) };
    const named = asDrawn.figures
      .filter(({ id, isOff }) => !isOff && (!isCrowded || isFirst(id) > 0))
      .sort((a, b) => isFirst(b.id) - isFirst(a.id));
    return {
      scene: asDrawn,
      labels: labelsOf(asDrawn, named, size, sign),
      ...{ size, scales, coins },
      sizesOf: (id) => sizesAt(perHash * (scales.get(id) ?? 1)),
    };
  }, [scene, isCrowded, aimed, among, perHash, sign, isExact]);
};
