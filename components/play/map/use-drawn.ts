import { startTransition, useEffect, useMemo, useState } from 'react';
import type { LengthSign } from '@/lib/systems/system';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { coinsOf, type LaidCoins } from './coins';
import type { Box } from './label-places';
import { labelSize, labelsOf } from './labels';
import type { Drawn } from './layers';
import { sizesAt } from './rim';
import { shortNames } from './short-names';
import type { ViewBox } from './view-box';

/** Of more figures than this only those are named on the map that the question is about; the list names all. @param perHash pixels */
const mostNames = (perHash: number): number => (perHash >= 26 ? 20 : 10);

/** A figure where its coin is drawn. */
const coinOn = (figure: TableFigure, at = figure.at): TableFigure =>
  at.x === figure.at.x && at.y === figure.at.y ? figure : { ...figure, at };

/** Coins where they were, but for those whose figures have moved since. */
const useLaid = (scene: TableScene, perHash: number): LaidCoins['coins'] => {
  const [laid, setLaid] = useState<LaidCoins & { readonly scene?: TableScene }>();
  if (laid?.scene === scene && laid.perHash === perHash) return laid.coins;
  const before = laid?.perHash === perHash ? laid : undefined;
  const coins = coinsOf(scene, perHash, before);
  setLaid({ scene, perHash, figures: scene.figures, coins });
  return coins;
};

/** ms without a change after which a view rests. */
const rests = 150;

/** A view once it rests: names don't jump about while somebody draws the map. */
const useResting = ({ x, y, width, height }: ViewBox): Box => {
  const now = useMemo(
    () => ({ left: x, top: y, right: x + width, bottom: y + height }),
    [x, y, width, height],
  );
  const [resting, setResting] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setResting(now)), rests);
    return () => clearTimeout(timer);
  }, [now]);
  return resting;
};

/**
 * Sizes of coins, labels and small things.
 * @param meant the figure that an option is aimed at; it is named even if not everybody is
 * @param offered figures that can be chosen; they are named too
 * @param isNarrow a long name would cover others
 */
export const useDrawn = (
  scene: TableScene,
  meant: number | undefined,
  offered: readonly number[],
  {
    perHash,
    sign,
    isNarrow,
    view,
  }: {
    readonly perHash: number;
    readonly isNarrow: boolean;
    /** The part of the table in sight. */
    readonly view: ViewBox;
    readonly sign: LengthSign;
  },
): Drawn => {
  const isCrowded = scene.figures.length > mostNames(perHash);
  const aimed = isCrowded ? (meant ?? -1) : -1;
  const among = isCrowded ? offered.join(' ') : '';
  const laid = useLaid(scene, perHash);
  const inSight = useResting(view);
  return useMemo(() => {
    const scales = new Map([...laid].map(([id, { scale }]) => [id, scale]));
    const size = labelSize(perHash);
    const asked = new Set(among.split(' ').filter(Boolean).map(Number));
    const isFirst = (id: number): number =>
      Number(id === scene.acting) * 4 + Number(id === aimed) * 2 + Number(asked.has(id));
    const coins = new Map(
      scene.figures.map((figure) => [figure.id, coinOn(figure, laid.get(figure.id)?.at)]),
    );
    const short = isNarrow ? shortNames(scene.figures) : undefined;
    const sized = (figure: TableFigure): TableFigure => ({
      ...(coins.get(figure.id) ?? figure),
      radius: figure.radius * (scales.get(figure.id) ?? 1),
      name: short?.get(figure.id) ?? figure.name,
    });
    const laidOut = scene.figures.map(sized);
    const asDrawn = { ...scene, figures: laidOut };
    const named = asDrawn.figures
      .filter(({ id, isOff }) => !isOff && (!isCrowded || isFirst(id) > 0))
      .sort((a, b) => isFirst(b.id) - isFirst(a.id));
    return {
      scene: asDrawn,
      labels: labelsOf(asDrawn, named, size, sign, inSight),
      ...{ size, scales, coins },
      sizesOf: (id) => sizesAt(perHash * (scales.get(id) ?? 1)),
    };
  }, [scene, laid, isCrowded, aimed, among, perHash, sign, isNarrow, inSight]);
};
