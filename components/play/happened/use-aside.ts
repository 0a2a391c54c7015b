import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { unit, type Point } from '@/lib/table/table';
import type { Shown } from '../table/use-table';
import type { AnchorOf } from '../touch/anchor';
import { trayPlaceFor, type Sight } from './tray-place';

/** Weight of the figures that the dice are about, and of the one that acts next. */
const concerned = 20;

/** Places that the dice should leave free: most of all the figures they are about, then goals and everybody else. */
export const sightsOf = (shown: Shown, anchorOf: AnchorOf): readonly Sight[] => {
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
      isOff ? [] : [sight(at, radius + unit / 2, about.has(id) ? concerned : 1)],
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

/** Moves the dice to where they hide least, again whenever they or the board change. */
export const useAside = (sights: readonly Sight[], about: readonly string[]) => {
  const element = useRef<HTMLDivElement>(null);
  const lay = useEffectEvent((): void => {
    const tray = element.current;
    const frame = tray?.offsetParent;
    if (!tray || !frame) return;
    const size = {
      width: tray.offsetWidth / frame.clientWidth,
      height: tray.offsetHeight / frame.clientHeight,
    };
    const all = [...sights, ...labelsIn(frame, about)];
    const { left, top } = trayPlaceFor(all, size, coinPixels / frame.clientWidth);
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
