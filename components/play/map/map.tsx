'use client';

import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { plainKeyOf } from '@/components/ui/keys';
import { playMessages } from '@/lib/messages/play';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import { figureNear, terrainNear } from '@/lib/session/pointing';
import type { TableRange, TableScene } from '@/lib/systems/play-part';
import { distanceBetween, unit, type Point, type Route } from '@/lib/table/table';
import { MapFigure } from './figure';
import { LabelsOfFigure } from './figure-labels';
import { labelsOf } from './labels';
import { MapBar, type MapTool } from './map-bar';
import { RangeRings, RegionShape, RulerLine, WayLine } from './overlays';
import { MapPiece } from './piece';
import { TerrainPatterns, TerrainPiece } from '@/components/site/terrain';
import { useView, type View } from './use-view';

const say = playMessages.table;

/** Of more figures than this only those are named on the map that the question is about; the list names all. */
const mostNames = 10;

/** Pixels beside what is small on a phone that a finger still means it. */
const fingerPixels = 14;

const noLabels = { hand: undefined, name: undefined };

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
  /** The piece of terrain that is asked about. */
  readonly piece: string | undefined;
}

/** The table from above, as measurement sees it. A picture beside the lists, which say all of it. */
export function TableMap({
  scene,
  emblems,
  shows: { region, chosen, meant, ranger, ranges, rulers, way, piece },
  used,
  onUse,
  onPlace,
  onPoint,
  onFigure,
  onTerrain,
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
  /** Somebody points at a piece of terrain, or at nothing. */
  readonly onTerrain: (piece: string | undefined) => void;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const width = scene.width / unit;
  const height = scene.height / unit;
  const acting = scene.figures.find(({ id }) => id === scene.acting);
  const mover = scene.figures.find(({ id, isOff }) => id === ranger && !isOff);
  const view = useView(
    svg,
    { x: -0.6, y: -0.6, width: width + 1.2, height: height + 1.2 },
    region && mover && ((from) => distanceBetween(onTable(from), mover.at) <= mover.radius),
    onPlace && ((to) => onPlace(onTable(to))),
  );
  // Whoever lies there is drawn first, and whoever acts last.
  const inOrder = scene.figures
    .filter(({ isOff }) => !isOff)
    .sort(
      (a, b) =>
        Number(a.state === 'up') - Number(b.state === 'up') || Number(a === acting) - Number(b === acting),
    );
  /** What a finger means that comes this near, where no place is asked for. */
  const slack = (): number => {
    const pixels = svg.current?.clientWidth ?? 0;
    return pixels > 0 && !onPlace ? Math.round((view.box.width / pixels) * fingerPixels * unit) : 0;
  };
  const onClick = (event: MouseEvent): void => {
    const spot = view.spotAt(event.clientX, event.clientY);
    if (!spot || view.wasDrag()) return;
    const at = onTable(spot);
    const figure = figureNear(inOrder, at, slack());
    onTerrain(figure ? undefined : terrainNear(scene.terrain, at, slack())?.id);
    if (figure) onFigure(figure.id);
    else onPlace?.(at);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const look = keys[plainKeyOf(event)];
    if (!look) return;
    event.preventDefault();
    look(view);
  };
  const labels = labelsOf(
    scene,
    (figure) => scene.figures.length <= mostNames || figure === acting || figure.id === meant,
  );
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
          {scene.terrain.map((each) => (
            <TerrainPiece key={each.id} piece={each} isMeant={each.id === piece} />
          ))}
          {region && <RegionShape region={region} />}
          {scene.pieces.map((each, nth) => (
            <MapPiece key={nth} piece={each} table={scene} />
          ))}
          {mover && <RangeRings figure={mover} ranges={ranges} />}
          {inOrder.map((figure) => (
            <MapFigure
              key={figure.id}
              figure={figure}
              emblem={figure.emblem ?? (figure.sheet === undefined ? undefined : emblems[figure.sheet])}
              isActing={figure === acting}
              isMeant={figure.id === meant}
            />
          ))}
          {inOrder.map((figure) => (
            <LabelsOfFigure key={figure.id} figure={figure} labels={labels.get(figure.id) ?? noLabels} />
          ))}
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
