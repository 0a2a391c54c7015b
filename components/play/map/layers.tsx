import { TerrainPatterns, TerrainPiece } from '@/components/site/terrain';
import type { FigureForecast } from '@/lib/match/forecast';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import type { TableFigure, TableRange, TableScene } from '@/lib/systems/play-part';
import { unit, type Point, type Route } from '@/lib/table/table';
import { MapFigure } from './figure';
import { LabelsOfFigure } from './figure-labels';
import { labelsOf } from './labels';
import { OutcomeBars } from './outcome-bar';
import { RangeRings, RegionShape, RulerLine, WayLine } from './overlays';
import { MapPiece } from './piece';

/** Of more figures than this only those are named on the map that the question is about; the list names all. */
const mostNames = 10;

const noLabels = { hand: undefined, name: undefined };

/** What is shown on the map beside those who stand there. */
export interface MapShows {
  readonly region: DrawnRegion | undefined;
  /** Nobody has said yet that he goes anywhere: the region is where he may. */
  readonly isOffered: boolean;
  readonly chosen: Point | undefined;
  /** The figure that an option is aimed at which is looked at. */
  readonly meant: number | undefined;
  /** Whose ranges, and which of them. */
  readonly ranger: number;
  readonly ranges: readonly TableRange[];
  readonly rulers: readonly Measured[];
  /** What the option that is looked at may do to figures. */
  readonly outcomes: readonly FigureForecast[];
  /** To the place that is chosen, or pointed at. */
  readonly way: Route | undefined;
  /** The piece of terrain that is asked about. */
  readonly piece: string | undefined;
}

/** All that lies on the table, from the ground up. */
export function MapLayers({
  scene,
  inOrder,
  emblems,
  shows: { region, isOffered, chosen, meant, ranges, rulers, outcomes, way, piece },
  acting,
  mover,
}: {
  readonly scene: TableScene;
  /** Those on the table, in the order in which they are drawn. */
  readonly inOrder: readonly TableFigure[];
  readonly emblems: readonly string[];
  readonly shows: MapShows;
  readonly acting: TableFigure | undefined;
  /** Who may go somewhere, or reaches so far. */
  readonly mover: TableFigure | undefined;
}) {
  const width = scene.width / unit;
  const height = scene.height / unit;
  const labels = labelsOf(
    scene,
    (figure) => scene.figures.length <= mostNames || figure === acting || figure.id === meant,
  );
  return (
    <>
      <TerrainPatterns />
      <rect width={width} height={height} fill="var(--paper)" stroke="var(--edge)" strokeWidth={0.06} />
      {scene.terrain.map((each) => (
        <TerrainPiece key={each.id} piece={each} isMeant={each.id === piece} />
      ))}
      {region && <RegionShape region={region} isOffered={isOffered} />}
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
          canGo={region !== undefined && figure === mover}
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
      <OutcomeBars figures={inOrder} forecasts={outcomes} width={width} />
      {rulers.map((each, nth) => (
        <RulerLine key={nth} measured={each} />
      ))}
    </>
  );
}
