'use client';

import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { playMessages } from '@/lib/messages/play';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import type { TableFigure, TableRange, TableScene } from '@/lib/systems/play-part';
import { distanceBetween, unit, type Point, type Route } from '@/lib/table/table';
import { MapFigure } from './figure';
import { MapBar, type MapTool } from './map-bar';
import { RangeRings, RegionShape, RulerLine, WayLine } from './overlays';
import { MapNames, placedNames } from './names';
import { MapPiece } from './piece';
import { TerrainPatterns, TerrainPiece } from '@/components/site/terrain';
import { useView, type View } from './use-view';

const say = playMessages.table;

/** Of more figures than this only those are named on the map that the question is about; the list names all. */
const mostNames = 10;

const keys: Readonly<Record<string, (view: View) => void>> = {
  ArrowLeft: ({ pan }) => pan(-0.2, 0),
  ArrowRight: ({ pan }) => pan(0.2, 0),
  ArrowUp: ({ pan }) => pan(0, -0.2),
  ArrowDown: ({ pan }) => pan(0, 0.2),
  '+': ({ zoom }) => zoom(1.5),
  '=': ({ zoom }) => zoom(1.5),
  '-': ({ zoom }) => zoom(1 / 1.5),
  '0': ({ showWhole }) => showWhole(),
};

const onTable = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
  x: Math.round(x * unit),
  y: Math.round(y * unit),
});

/** What is shown on the map beside those who stand there. */
export interface MapShows {
  readonly region: DrawnRegion | undefined;
  readonly chosen: Point | undefined;
  /** The figure that an option is aimed at which is looked at. */
  readonly meant: number | undefined;
  /** Whose ranges, and which of them. */
  readonly ranger: number;
  readonly ranges: readonly TableRange[];
  readonly rulers: readonly Measured[];
  /** To the place that is chosen, or pointed at. */
  readonly way: Route | undefined;
}

/** The table from above, as measurement sees it. A picture beside the lists, which say all of it. */
export function TableMap({
  scene,
  emblems,
  shows: { region, chosen, meant, ranger, ranges, rulers, way },
  used,
  onUse,
  onPlace,
  onPoint,
  onFigure,
}: {
  readonly scene: TableScene;
  /** By the sheets of the match. */
  readonly emblems: readonly string[];
  readonly shows: MapShows;
  readonly used: Readonly<Record<MapTool, boolean>>;
  readonly onUse: (tool: MapTool) => void;
  /** Absent where no place is asked for. */
  readonly onPlace: ((place: Point) => void) | undefined;
  /** Where the pointer is; undefined once it has left. */
  readonly onPoint: (at: Point | undefined) => void;
  readonly onFigure: (figure: number) => void;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const width = scene.width / unit;
  const height = scene.height / unit;
  const edge = { left: -0.6, top: -0.6, width: width + 1.2, height: height + 1.2 };
  const acting = scene.figures.find(({ id }) => id === scene.acting);
  const mover = scene.figures.find(({ id, isOff }) => id === ranger && !isOff);
  const view = useView(
    svg,
    { x: edge.left, y: edge.top, width: edge.width, height: edge.height },
    region && mover && ((from) => distanceBetween(onTable(from), mover.at) <= mover.radius),
    onPlace && ((to) => onPlace(onTable(to))),
  );
  const onClick = (event: MouseEvent): void => {
    const at = view.spotAt(event.clientX, event.clientY);
    if (onPlace && at && !view.wasDrag()) onPlace(onTable(at));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const look = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!look) return;
    event.preventDefault();
    look(view);
  };
  // Whoever lies there is drawn first, and whoever acts last.
  const inOrder = scene.figures
    .filter(({ isOff }) => !isOff)
    .sort(
      (a, b) =>
        Number(a.state === 'up') - Number(b.state === 'up') || Number(a === acting) - Number(b === acting),
    );
  // Who acts or is meant has the first place for a name.
  const isFirst = (figure: TableFigure): boolean => figure === acting || figure.id === meant;
  const named = [
    ...inOrder.filter(isFirst),
    ...inOrder.filter((figure) => !isFirst(figure) && scene.figures.length <= mostNames),
  ];
  const { box } = view;
  return (
    <div className="flex flex-col gap-2">
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
          onMouseMove={({ clientX, clientY }) => {
            const at = view.spotAt(clientX, clientY);
            onPoint(at && onTable(at));
          }}
          onMouseLeave={() => onPoint(undefined)}
          {...view.handlers}
          className={`w-full rounded-card border border-edge bg-leaf font-sans select-none ${view.isWhole && !region ? 'touch-pan-y' : 'touch-none'}`}
        >
          <TerrainPatterns />
          <rect width={width} height={height} fill="var(--paper)" stroke="var(--edge)" strokeWidth={0.06} />
          {scene.terrain.map((piece) => (
            <TerrainPiece key={piece.id} piece={piece} />
          ))}
          {region && <RegionShape region={region} />}
          {scene.pieces.map((piece, nth) => (
            <MapPiece key={nth} piece={piece} table={scene} />
          ))}
          {mover && <RangeRings figure={mover} ranges={ranges} />}
          {inOrder.map((figure) => (
            <MapFigure
              key={figure.id}
              figure={figure}
              emblem={figure.emblem ?? (figure.sheet === undefined ? undefined : emblems[figure.sheet])}
              isActing={figure === acting}
              isMeant={figure.id === meant}
              onPick={() => view.wasDrag() || onFigure(figure.id)}
            />
          ))}
          <MapNames names={placedNames(named, inOrder, edge)} />
          {chosen && (
            <circle
              cx={chosen.x / unit}
              cy={chosen.y / unit}
              r={(mover?.radius ?? unit / 2) / unit}
              fill="var(--gold)"
              fillOpacity={0.5}
              stroke="var(--ink)"
              strokeWidth={0.1}
              pointerEvents="none"
            />
          )}
          {way && <WayLine way={way} />}
          {rulers.map((each, nth) => (
            <RulerLine key={nth} measured={each} />
          ))}
        </svg>
      </div>
      <MapBar view={view} used={used} onUse={onUse} />
    </div>
  );
}
