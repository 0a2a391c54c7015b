import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { unit, type Point } from '@/lib/table/table';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from '../touch/anchor';
import { trayPlaceFor, type Sight } from './tray-place';

/** Weight of the figures that the dice are about, and of the one that acts next. */
const concerned = 20;

/** Places that the dice should leave free: most of all the figures they are about, then goals and everybody else. */
export const sightsOf = (shown: Shown, anchorOf: AnchorOf): readonly FigureSight[] => {
  const { news, scene, words, fight, falling } = shown;
  const about = new Set([
    ...fight.map(({ roll }) => roll.figure),
    // While dice fall the news is still that of what came before them.
    ...(falling === undefined ? news.slice(-2).flatMap(({ figures }) => figures) : []),
    scene.acting,
    words?.figure,
  ]);
  const sight = (at: Point, radius: number, weight: number): Sight => {
    const [middle, edge] = [anchorOf(at), anchorOf({ x: at.x + radius, y: at.y })];
    return { ...middle, radius: edge.x - middle.x, weight };
  };
  return [
    ...scene.figures.flatMap(({ id, at, radius, isOff }) =>
      isOff ? [] : [{ ...sight(at, radius + unit / 2, about.has(id) ? concerned : 1), figure: id }],
    ),
    ...scene.pieces.map(({ at, radius }) => sight(at, radius, 1)),
  ];
};

/** Pixels about a base that its coin takes with its pips, where it lies a little aside as well. */
const coinPixels = 38;

/** Names on the board, in parts of it: a name of somebody the dice are about counts half as much as the figure. */
const labelsIn = (frame: Element, about: readonly string[]): readonly Sight[] => {
  const board = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('[data-map-label]')].map((label) => {
    const box = label.getBoundingClientRect();
    return {
      x: (box.left + box.width / 2 - board.left) / board.width,
      y: (box.top + box.height / 2 - board.top) / board.height,
      radius: 0.005,
      wide: box.width / 2 / board.width,
      high: box.height / 2 / board.height,
      weight: about.includes(label.textContent) ? concerned / 2 : 0.5,
    };
  });
};

/** A figure on the board, as `sightsOf` names it. */
export interface FigureSight extends Sight {
  readonly figure?: number;
}

/** Parts of the board that a coin lies beside its base at most. */
const mostAside = 0.15;

/** A coin as it is drawn, with its pips and counters: it may be larger than its base, and lie beside it. */
const drawnIn = (frame: Element, sight: FigureSight): Sight => {
  const coin = sight.figure === undefined ? null : frame.querySelector(`[data-coin="${sight.figure}"]`);
  if (!coin) return sight;
  const [board, box] = [frame.getBoundingClientRect(), coin.getBoundingClientRect()];
  const x = (box.left + box.width / 2 - board.left) / board.width;
  const y = (box.top + box.height / 2 - board.top) / board.height;
  // The board is still gliding to where it will show it.
  if (Math.hypot(x - sight.x, y - sight.y) > mostAside) return sight;
  return {
    ...sight,
    x,
    y,
    radius: 0.01,
    wide: box.width / 2 / board.width,
    high: box.height / 2 / board.height,
  };
};

/** More than a name of somebody the dice are about may not be hidden, where there is room beside the board. */
const mostHidden = concerned / 2 - 1;

/** Beside the board of a phone: above it, over the news that is not told yet, or at the foot of the sheet at its side. */
const outsideOf = (
  frame: Element,
  { width, height }: { readonly width: number; readonly height: number },
) => {
  const { left, right, top } = frame.getBoundingClientRect();
  if (window.innerWidth >= 1024) return undefined;
  const board = right - left;
  if (top > height * board) return { left: (1 - width) / 2, top: -height - 0.01, weight: mostHidden };
  const room = (window.innerWidth - right) / board;
  return { left: Math.max(1.01, 1 + room - width - 0.01), top: 1 - height, weight: mostHidden };
};

/** Moves the dice to where they hide least, again whenever they or the board change. */
export const useAside = (sights: readonly FigureSight[], about: readonly string[]) => {
  const element = useRef<HTMLDivElement>(null);
  const lay = useEffectEvent((): void => {
    const tray = element.current;
    const frame = tray?.offsetParent;
    if (!tray || !frame) return;
    const size = {
      width: tray.offsetWidth / frame.clientWidth,
      height: tray.offsetHeight / frame.clientHeight,
    };
    const all = [...sights.map((sight) => drawnIn(frame, sight)), ...labelsIn(frame, about)];
    const { left, top } = trayPlaceFor(all, size, coinPixels / frame.clientWidth, outsideOf(frame, size));
    // Before anything is drawn, so that they are never seen elsewhere.
    tray.style.left = `${100 * left}%`;
    tray.style.top = `${100 * top}%`;
  });
  useLayoutEffect(() => lay());
  useEffect(() => {
    const tray = element.current;
    if (!tray?.parentElement) return;
    const watch = new ResizeObserver(() => lay());
    watch.observe(tray);
    watch.observe(tray.parentElement);
    return () => watch.disconnect();
  }, []);
  return element;
};
