import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { littleMotion } from '@/components/site/use-media';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { unit, type Point } from '@/lib/table/table';
import type { Focuses } from '../table/focus-of';
import { fitted, followed } from './camera';
import { coinsOf } from './coins';
import { hash } from './label-places';
import type { Spot, ViewBox } from './view-box';

/** A board with more pixels than this for a # shows everything. */
const roomy = 22;
/** Of more figures than these only those are shown who matter now; and of many more not even all who are aimed at. */
const mostFigures = 4;
const manyFigures = 10;
/** Pixels of a coin’s radius below which nobody recognises it. */
const tooSmall = 11;

/**
 * The view with which a small board follows a match; undefined if it shows everything.
 * @param pixels width of the board
 */
export const useCamera = (
  whole: ViewBox,
  scene: TableScene,
  { all, now, aimed }: Focuses,
  pixels: number,
): ViewBox | undefined => {
  const perHash = pixels / whole.width;
  const fit = useMemo(() => {
    if (perHash === 0 || perHash > roomy) return undefined;
    const actor = scene.figures.find(({ id }) => id === scene.acting);
    const scale = coinsOf(scene, perHash).get(scene.acting)?.scale ?? 0;
    const isTiny = actor !== undefined && (actor.radius / unit) * perHash * scale < tooSmall;
    const here = scene.figures.filter(({ isOff }) => !isOff);
    const isCrowd = isTiny || here.length > manyFigures;
    const focus = isCrowd ? now : here.length > mostFigures && now.length > 0 ? [...now, ...aimed] : all;
    if (focus.length === 0) return 'stays';
    const box = fitted(whole, focus);
    // A match opens with the whole table in view, unless nobody could be recognised there.
    return { box, first: focus === all ? whole : box };
  }, [whole, scene, all, now, aimed, perHash]);
  const [view, setView] = useState<ViewBox>();
  // While a computer chooses who acts, the view stays.
  if (fit === 'stays') return view ?? whole;
  const next = fit && followed(view ?? fit.first, fit.box);
  if (next !== view) setView(next);
  return next;
};

/** ms in which the view glides to another one. */
const glide = 280;

/** Glides to a view that the board has chosen; jumps if the player chose it. @param isOwn the board’s choice */
export const useGlide = (svg: RefObject<SVGSVGElement | null>, box: ViewBox, isOwn: boolean): void => {
  const before = useRef(box);
  useLayoutEffect(() => {
    const element = svg.current;
    const from = before.current;
    before.current = box;
    if (!element) return;
    const draw = (part: number): void => {
      const at = (side: keyof ViewBox): number =>
        part === 1 ? box[side] : from[side] + (box[side] - from[side]) * part;
      const view = `${at('x')} ${at('y')} ${at('width')} ${at('height')}`;
      if (element.getAttribute('viewBox') !== view) element.setAttribute('viewBox', view);
    };
    // The place that another glide had reached is left at once.
    if (from === box || !isOwn || window.matchMedia(littleMotion).matches) {
      draw(1);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - start) / glide));
      draw(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    draw(0);
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [svg, box, isOwn]);
};

/** Places that a zoom keeps in sight, in #: the chosen one, then those of these figures. */
export const centresOf = (
  figures: readonly TableFigure[],
  ids: readonly (number | undefined)[],
  chosen: Point | undefined,
): readonly Spot[] => {
  const places = ids.flatMap((id) =>
    figures.flatMap((each) => (each.id === id && !each.isOff ? [each.at] : [])),
  );
  return [...(chosen ? [chosen] : []), ...places].map(hash);
};
