'use client';

import {
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { plainKeyOf } from '@/components/ui/keys';
import { playMessages } from '@/lib/messages/play';
import { figureNear, figuresMeant, isHeld, terrainNear } from '@/lib/session/pointing';
import type { TableScene, TableTerrain } from '@/lib/systems/table-scene';
import type { Surface } from '@/lib/table/surface';
import { unit, type Point, type Units } from '@/lib/table/table';
import { anchorIn, type AnchorOf } from '../touch/anchor';
import type { Focuses } from '../table/focus-of';
import { useTableWords } from '../table/table-words';
import type { Art } from './figure';
import { MapLayers } from './layers';
import { MapBar, mapKeys, type EmptyTool, type MapTool } from './map-bar';
import { centresOf, useCamera, useGlide } from './use-camera';
import { useDragging, type Drags } from './use-dragging';
import { useDrawn } from './use-drawn';
import { useSquare } from './use-square';
import { useView } from './use-view';
import { frame } from './view-box';
import { perHashOf, useWidth } from './width';

const say = playMessages.table;

/** Pixels around small things on a phone that a tap still counts for them. */
const fingerPixels = 14;
/** Pixels around a place’s marker that a second tap still counts for it, by finger and by mouse. */
const againPixels = { finger: 17, mouse: 8 } as const;

/** Pixels below which a board has no room for long names. */
const narrow = 560;

const onTable = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
  x: Math.round(x * unit),
  y: Math.round(y * unit),
});

/** The table from above. For screen readers the lists beside it say the same. */
export function TableMap({
  match,
  scene,
  surface,
  arts,
  shows,
  focuses,
  used,
  empty,
  onUse,
  onPlace,
  onDrag,
  onDrop,
  onMeasure,
  onPoint,
  onHover,
  onFigures,
  over,
}: Drags & {
  /** Seed of the match. */
  readonly match: number;
  readonly scene: TableScene;
  readonly surface: Surface;
  /** By the sheets of the match. */
  readonly arts: readonly Art[];
  readonly shows: ComponentProps<typeof MapLayers>['shows'];
  /** Parts of the table that a small board shows. */
  readonly focuses: Focuses;
  readonly used: Readonly<Record<MapTool, boolean>>;
  /** Tools that would show nothing. */
  readonly empty: readonly EmptyTool[];
  readonly onUse: (tool: MapTool) => void;
  /** Somebody points at a place where nobody stands. @param again so far beside it another tap still means it */
  readonly onPlace: (place: Point, again: Units, terrain: TableTerrain | undefined) => void;
  /** Where the pointer is; undefined once it has left. */
  readonly onPoint: (at: Point | undefined) => void;
  /** The figure under the mouse. */
  readonly onHover: (figure: number | undefined) => void;
  /** Somebody points at a figure, or at several that are too close together to tell apart. */
  readonly onFigures: (figures: readonly number[], at: Point, again: Units) => void;
  /** Lies over the map, beside a place of it. */
  readonly over: (anchorOf: AnchorOf) => ReactNode;
}) {
  const { region, ranger, isOffered } = shows;
  const { sign } = useTableWords();
  const svg = useRef<SVGSVGElement>(null);
  const square = useSquare();
  const width = scene.width / unit;
  const height = scene.height / unit;
  const acting = scene.figures.find(({ id }) => id === scene.acting);
  const mover = scene.figures.find(({ id, isOff }) => id === ranger && !isOff);
  const whole = useMemo(
    () => ({ x: -frame, y: -frame, width: width + 2 * frame, height: height + 2 * frame }),
    [width, height],
  );
  const pixels = useWidth(svg);
  const view = useView(
    svg,
    whole,
    match,
    useCamera(whole, scene, focuses, pixels),
    centresOf(scene.figures, [shows.meant, ranger, scene.acting], shows.chosen),
  );
  useGlide(svg, view.box, view.isOwn);
  const perHash = perHashOf(pixels, view.box.width);
  // Draw figures that are down first and the acting one last.
  const inOrder = scene.figures
    .filter(({ isOff }) => !isOff)
    .sort(
      (a, b) =>
        Number(a.state === 'up') - Number(b.state === 'up') || Number(a === acting) - Number(b === acting),
    );
  const drawn = useDrawn(scene, shows.meant, shows.offered, {
    perHash,
    sign,
    isNarrow: pixels > 0 && pixels < narrow,
    view: view.box,
  });
  const coins = drawn.scene.figures.filter(({ isOff }) => !isOff);
  // In a crowd the mover’s coin lies beside its base, and is taken by either.
  const marker = coins.find(({ id }) => id === mover?.id);
  const isOnMover = (at: Point, finger: Units): boolean =>
    [mover, marker].some((each) => each && isHeld(each, at, finger));
  const drag = useDragging(coins, {
    hasRuler: used.ruler,
    takesMover: (from, pixel) => region !== undefined && isOnMover(from, fingerPixels * pixel * unit),
    ...{ onDrag, onDrop, onMeasure },
  });
  const handlers = view.handlers({
    takes: (from, pixel) => drag.takes(onTable(from), pixel),
    to: (to) => drag.to(onTable(to)),
    end: (to) => drag.end(onTable(to)),
  });
  const fromPixels = (pixels: number): Units => {
    const { clientWidth = 0 } = svg.current ?? {};
    return clientWidth > 0 ? Math.round((view.box.width / clientWidth) * pixels * unit) : 0;
  };
  /** Radius in which a tap picks a figure; smaller while a place is asked for. */
  const slack = (): Units =>
    used.ruler || !isOffered ? 0 : fromPixels(region ? fingerPixels / 2 : fingerPixels);
  const onClick = (event: MouseEvent): void => {
    const spot = view.spotAt(event.clientX, event.clientY);
    if (!spot || view.wasDrag()) return;
    const at = onTable(spot);
    const isFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    const nearest = figureNear(coins, at, slack());
    const figures = isFinger ? figuresMeant(coins, at, slack()) : nearest ? [nearest] : [];
    const again = (marker?.radius ?? 0) + fromPixels(againPixels[isFinger ? 'finger' : 'mouse']);
    const ids = figures.map(({ id }) => id);
    // If a figure has few dice left, it goes into the narrow strip around the base.
    const isBeside =
      region !== undefined && ids.every((id) => id === mover?.id) && !isOnMover(at, fromPixels(fingerPixels));
    if (ids.length > 0 && !isBeside) onFigures(ids, at, again);
    else onPlace(at, again, terrainNear(scene.terrain, at, slack()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const look = mapKeys[plainKeyOf(event)];
    if (!look) return;
    event.preventDefault();
    look(view);
  };
  const { box } = view;
  const anchorOf = useMemo(() => anchorIn(box), [box]);
  return (
    <div className="flex h-full min-h-0 flex-col gap-1.5 lg:flex-row-reverse lg:gap-2 low:flex-row-reverse">
      <div className="flex min-h-0 min-w-0 flex-1 items-center justify-center lg:items-start lg:justify-start">
        <div ref={square} className="relative shrink-0">
          {/* Keys move the map for whoever sees it; the lists beside it say all of it. */}
          <div
            role="group"
            aria-label={playMessages.map.keys}
            tabIndex={0}
            onKeyDown={onKeyDown}
            className="rounded-card"
          >
            <svg
              ref={svg}
              viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
              role="img"
              aria-label={say.map(scene.figures.length)}
              onClick={onClick}
              {...handlers}
              onPointerMove={(event) => {
                handlers.onPointerMove(event);
                // A finger points at nothing before it taps, and a dragged figure shows its way itself.
                const isPointing = event.pointerType === 'mouse' && event.buttons === 0;
                const at = isPointing ? view.spotAt(event.clientX, event.clientY) : undefined;
                // Over somebody there is no place to go to.
                const under = at && figureNear(coins, onTable(at), 0);
                onHover(under?.id);
                onPoint(at && !under ? onTable(at) : undefined);
              }}
              onPointerLeave={(event) => {
                handlers.onPointerLeave(event);
                onHover(undefined);
                onPoint(undefined);
              }}
              className="block w-full touch-none rounded-card font-sans select-none"
            >
              <MapLayers
                scene={scene}
                surface={surface}
                inOrder={inOrder}
                arts={arts}
                shows={shows}
                hasHeights={used.heights}
                drawn={drawn}
                acting={acting}
                mover={mover}
              />
            </svg>
          </div>
          {over(anchorOf)}
        </div>
      </div>
      <MapBar view={view} used={used} empty={empty} onUse={onUse} />
    </div>
  );
}
