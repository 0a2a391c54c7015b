import { Ground } from '@/components/site/board/ground';
import type { Surface } from '@/lib/table/surface';
import type { TableFigure, TableScene } from '@/lib/systems/table-scene';
import { distanceBetween, unit } from '@/lib/table/table';
import { artOf, MapFigure, type Art } from './figure';
import { Chosen, WayLength, WayTrack } from './chosen';
import { takenOn } from './free-spot';
import { LabelLines, MapLabel } from './label';
import { labelOf, type Labels } from './labels';
import { OutcomeBars } from './outcome-bar';
import { BlastArea, StandsThere } from './consequences';
import { RangeRings, RegionShape, RulerLength, RulerTrack } from './overlays';
import type { MapShows } from './map-shows';
import { MapPiece, PieceRims } from './piece';
import type { Sizes } from './rim';
import { BasesAside, FigureRings, LastMoves, ThreatRings, TrueBases } from './rings';
import { SignArrows, SignRings } from './signs';
import { TerrainLayer } from './terrain-layer';

/** Size of labels and small things on this screen, in #. */
export interface Drawn {
  /** The table with figures as large as their coins. */
  readonly scene: TableScene;
  readonly labels: Labels;
  /** Of letters, in #. */
  readonly size: number;
  /** By figure: size of its coin, as a multiple of its base. */
  readonly scales: ReadonlyMap<number, number>;
  /** Figures at the places of their coins, with bases in their real size. */
  readonly coins: ReadonlyMap<number, TableFigure>;
  readonly sizesOf: (figure: number) => Sizes;
}

/** All that lies on the table, from the ground up. */
export function MapLayers({
  scene,
  surface,
  inOrder,
  arts,
  shows: {
    region,
    chosen,
    meant,
    hovered,
    area,
    stands,
    told,
    choosable,
    mine,
    ranges,
    rulers,
    outcomes,
    way,
    threats,
    piece,
    signs,
    moved,
  },
  hasHeights,
  drawn: { scene: asDrawn, labels, size, scales, coins, sizesOf },
  acting,
  mover,
}: {
  readonly scene: TableScene;
  readonly surface: Surface;
  /** Those on the table, in the order in which they are drawn. */
  readonly inOrder: readonly TableFigure[];
  /** By the sheets of the match. */
  readonly arts: readonly Art[];
  readonly shows: MapShows;
  /** Shows the height of terrain on it; otherwise only under a pointer. */
  readonly hasHeights: boolean;
  readonly drawn: Drawn;
  readonly acting: TableFigure | undefined;
  /** The figure that may move, or whose range is shown. */
  readonly mover: TableFigure | undefined;
}) {
  const [width, height] = [scene.width / unit, scene.height / unit];
  const emblemOf = (figure: TableFigure): string | undefined => figure.emblem ?? artOf(arts, figure)?.emblem;
  const taken = takenOn(asDrawn, labels.boxes);
  const coinOf = (id: number | undefined): TableFigure | undefined =>
    asDrawn.figures.find((figure) => figure.id === id && !figure.isOff);
  return (
    <>
      <Ground surface={surface} width={width} height={height} />
      {scene.pieces.map((each, nth) => each.radius > 0 && <MapPiece key={nth} piece={each} />)}
      <TerrainLayer
        terrain={scene.terrain}
        heights={labels.heights}
        size={size}
        hasHeights={hasHeights}
        meant={piece}
      />
      {region && <RegionShape region={region} />}
      {scene.pieces.map((each, nth) => each.radius === 0 && <MapPiece key={nth} piece={each} />)}
      {area && (
        <BlastArea
          area={area}
          figures={asDrawn.figures}
          struck={outcomes.filter(({ hurts }) => hurts > 0).map(({ figure }) => figure)}
          size={size}
          taken={taken}
        />
      )}
      {mover && <RangeRings figure={mover} ranges={ranges} size={size} taken={taken} />}
      {!way && !chosen && stands.length === 0 && (
        <LastMoves moves={moved.map(({ figure, legs }) => ({ legs, to: coinOf(figure) }))} />
      )}
      <FigureRings
        acting={coinOf(acting?.id)}
        meant={coinOf(meant ?? hovered)}
        told={told.flatMap((id) => coinOf(id) ?? [])}
        choosable={choosable.flatMap((id) => coinOf(id) ?? [])}
      />
      {chosen && <ThreatRings at={chosen} from={threats.flatMap((id) => coinOf(id) ?? [])} />}
      <BasesAside scene={scene} coinOf={coinOf} />
      <SignRings signs={signs} scene={asDrawn} />
      {inOrder.map((figure) => (
        <MapFigure
          key={figure.id}
          figure={coins.get(figure.id) ?? figure}
          emblem={emblemOf(figure)}
          family={artOf(arts, figure)?.family}
          sizes={sizesOf(figure.id)}
          scale={scales.get(figure.id) ?? 1}
          canGo={region !== undefined && figure === mover}
          isMine={mine.includes(figure.id)}
        />
      ))}
      {/* Where somebody goes they tell what is in contact; else they only hide the art. */}
      <TrueBases
        figures={chosen || way ? inOrder : []}
        isNear={({ id, at, radius }) =>
          asDrawn.figures.some(
            (other) =>
              other.id !== id &&
              !other.isOff &&
              distanceBetween(at, other.at) < (scales.get(id) ?? 1) * radius + other.radius + unit / 2,
          )
        }
        scaleOf={(id) => scales.get(id) ?? 1}
      />
      <PieceRims pieces={scene.pieces} coins={asDrawn.figures} />
      <SignArrows signs={signs} scene={asDrawn} labels={labels} size={size} />
      {stands.map(({ figure, at }) => {
        const coin = coinOf(figure);
        return coin && <StandsThere key={figure} figure={coin} at={at} emblem={emblemOf(coin)} />;
      })}
      {way && <WayTrack way={way} />}
      {rulers.map((each, nth) => (
        <RulerTrack key={nth} measured={each} />
      ))}
      <LabelLines names={labels.names} size={size} />
      {scene.pieces.map(({ name }, nth) => {
        const at = labels.pieces[nth];
        // The words of choices that are compared come first.
        const isCovered = signs.marks.some(
          (mark) => at && Math.hypot(mark.at.x / unit - at.x, mark.at.y / unit - at.y) < 4 * size,
        );
        return at && !isCovered && <MapLabel key={nth} text={name} {...at} size={size} />;
      })}
      {inOrder.map((figure) => {
        const at = labels.names.get(figure.id);
        return (
          at && (
            <MapLabel
              key={figure.id}
              text={labelOf(coinOf(figure.id)?.name ?? figure.name)}
              x={at.x}
              y={at.y}
              size={size}
              isFaint={figure.state !== 'up'}
              isStrong={figure === acting}
            />
          )
        );
      })}
      {chosen && (
        <Chosen
          at={chosen}
          mover={coinOf(mover?.id)}
          base={mover?.radius}
          emblem={mover && emblemOf(mover)}
        />
      )}
      {way && (
        <WayLength
          way={way}
          radius={chosen ? (coinOf(mover?.id)?.radius ?? 0) / unit : 0}
          size={size}
          taken={taken}
        />
      )}
      <OutcomeBars figures={asDrawn.figures} forecasts={outcomes} size={size} taken={taken} />
      {rulers.map((each, nth) => (
        <RulerLength key={nth} measured={each} size={size} taken={taken} />
      ))}
    </>
  );
}
