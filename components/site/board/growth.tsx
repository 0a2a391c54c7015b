import { bumpsAt } from './blob';
import { chanceOf } from './chance';
import { frameOf, inset, isWithin, middleOf, pathOf, type Piece, type Spot } from './outline';

/** A crown from above: its shadow, its leaves, and those in the light. */
function Crown({ at, radius, turn }: { readonly at: Spot; readonly radius: number; readonly turn: number }) {
  const off = (x: number, y: number): Spot => ({ x: at.x + radius * x, y: at.y + radius * y });
  // Boughs about the top, those away from the light darker.
  const boughs = Array.from({ length: 5 }, (_, nth) => turn + (nth * 2 * Math.PI) / 5).map((angle) => ({
    spot: off(Math.cos(angle) * 0.5, Math.sin(angle) * 0.5),
    isLit: Math.cos(angle) + Math.sin(angle) < 0.3,
  }));
  const some = (lit: boolean, size: number): string =>
    boughs
      .flatMap(({ spot, isLit }) => (isLit === lit ? [bumpsAt(spot, radius * size, 6, turn)] : []))
      .join('');
  return (
    <>
      <path d={bumpsAt(off(0.16, 0.24), radius, 11, turn)} fill="var(--board-shade)" />
      <path
        d={bumpsAt(at, radius, 11, turn)}
        fill="var(--foliage)"
        stroke="var(--foliage-dark)"
        strokeWidth={0.06}
      />
      <path d={some(false, 0.34)} fill="var(--foliage-dark)" fillOpacity={0.45} />
      <path d={some(true, 0.34)} fill="var(--foliage-light)" fillOpacity={0.6} />
      <path d={bumpsAt(off(-0.14, -0.16), radius * 0.38, 7, turn + 1)} fill="var(--foliage-light)" />
    </>
  );
}

/** Crowns with their like about them: one in each cell of a grid, so that none is bare and none is crowded. */
const crownsIn = ({ corners, seed }: Piece): readonly { readonly spot: Spot; readonly radius: number }[] => {
  const chance = chanceOf(seed);
  const { long, short, at } = frameOf(corners);
  const [many, rows] = [Math.max(1, Math.round(long / 1.05)), Math.max(1, Math.round(short / 1.05))];
  return Array.from({ length: many * rows }, (_, nth) => {
    const spot = at(
      ((nth % many) + 0.5 + (chance() - 0.5) * 0.5) / many,
      (Math.floor(nth / many) + 0.5 + (chance() - 0.5) * 0.5) / rows,
    );
    return { spot, radius: 0.5 + chance() * 0.16 };
  }).filter(({ spot }) => isWithin(corners, spot));
};

export function Wood(piece: Piece) {
  return crownsIn(piece).map(({ spot, radius }, nth) => (
    <Crown key={nth} at={spot} radius={radius} turn={nth} />
  ));
}

/** One crown that hides its trunk; its foot is what counts, so that the outline stays to be seen. */
export function Tree({ corners, seed }: Piece) {
  const { short } = frameOf(corners);
  return <Crown at={middleOf(corners)} radius={short * 0.56} turn={seed % 7} />;
}

/** Bushes in a row, cut alike. */
export function Hedge({ corners }: Piece) {
  const { long, short, at } = frameOf(corners);
  const many = Math.max(1, Math.round(long / Math.max(0.4, short * 0.85)));
  const bushes = Array.from({ length: many }, (_, nth) => at((nth + 0.5) / many, 0.5));
  const radius = Math.max(short * 0.56, 0.22);
  return (
    <>
      <path
        d={bushes.map((spot, nth) => bumpsAt(spot, radius, 7, nth)).join('')}
        fill="var(--foliage)"
        stroke="var(--foliage-dark)"
        strokeWidth={0.05}
      />
      <path
        d={bushes
          .map(({ x, y }, nth) =>
            bumpsAt({ x: x - radius * 0.2, y: y - radius * 0.22 }, radius * 0.45, 5, nth),
          )
          .join('')}
        fill="var(--foliage-light)"
      />
    </>
  );
}

/** A shore, the deep in the middle, and waves. */
export function Water({ corners, seed }: Piece) {
  const chance = chanceOf(seed);
  const { long, short, at } = frameOf(corners);
  const [many, rows] = [Math.max(1, Math.round(long / 1.1)), Math.max(1, Math.round(short / 0.8))];
  // One in each cell of a grid, as crowns: nowhere in heaps.
  const waves = Array.from({ length: many * rows }, (_, nth) => ({
    ...at(
      ((nth % many) + 0.3 + chance() * 0.4) / many,
      (Math.floor(nth / many) + 0.3 + chance() * 0.4) / rows,
    ),
    half: 0.14 + chance() * 0.08,
  })).filter(
    ({ x, y, half }) =>
      isWithin(corners, { x: x - half * 2.6, y }) && isWithin(corners, { x: x + half * 2.6, y }),
  );
  return (
    <>
      <path d={pathOf(inset(corners, Math.min(0.42, short * 0.2)))} fill="var(--water-deep)" />
      <path
        d={pathOf(inset(corners, 0.2))}
        fill="none"
        stroke="var(--water-light)"
        strokeOpacity={0.7}
        strokeWidth={0.07}
        strokeLinejoin="round"
        strokeDasharray="0.9 0.25 0.4 0.3"
      />
      <path
        d={pathOf(corners)}
        fill="none"
        stroke="var(--water-edge)"
        strokeWidth={0.16}
        strokeLinejoin="round"
      />
      <path
        d={waves
          .map(
            ({ x, y, half }) =>
              `M${(x - half * 2).toFixed(2)} ${y.toFixed(2)}q${half.toFixed(2)} ${(-half).toFixed(2)} ${(half * 2).toFixed(2)} 0t${(half * 2).toFixed(2)} 0`,
          )
          .join('')}
        fill="none"
        stroke="var(--water-light)"
        strokeWidth={0.07}
        strokeLinecap="round"
      />
    </>
  );
}
