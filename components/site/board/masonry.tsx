import { across, frameOf, inset, line, pathOf, type Piece } from './outline';

/** Two slopes of tiles, the ridge, and a chimney; something round has a pointed roof. */
export function House({ corners, seed }: Piece) {
  const { long, short, at, isRound, isShadedAcross } = frameOf(corners);
  if (isRound) {
    const top = at(0.5, 0.5);
    return (
      <>
        <path
          d={corners
            .map((one, nth) => pathOf([one, corners[(nth + 1) % corners.length] ?? one, top]))
            .filter((_, nth) => nth % 2 === 0)
            .join('')}
          fill="var(--roof-shade)"
        />
        <path
          d={corners.map((one) => line(one, top)).join('')}
          stroke="var(--roof-line)"
          strokeWidth={0.06}
        />
      </>
    );
  }
  const [from, to] = isShadedAcross ? [0.5, 1] : [0, 0.5];
  const rows = Math.max(2, Math.round(short / 0.34));
  const tiles = Array.from({ length: rows - 1 }, (_, nth) => (nth + 1) / rows).filter(
    (row) => Math.abs(row - 0.5) > 0.06,
  );
  const edges = [0, ...tiles, 1];
  const many = Math.max(3, Math.round(long / 0.36));
  const joints = edges
    .slice(0, -1)
    .flatMap((row, nth) =>
      Array.from({ length: many }, (_, tile) => (tile + (nth % 2 === 0 ? 0.5 : 1)) / many)
        .filter((along) => along < 0.99)
        .map((along) => line(at(along, row), at(along, edges[nth + 1] ?? 1))),
    )
    .join('');
  const chimney = at(seed % 2 === 0 ? 0.24 : 0.76, isShadedAcross ? 0.3 : 0.7);
  const side = Math.min(0.5, short * 0.16);
  return (
    <>
      <path d={pathOf([at(0, from), at(1, from), at(1, to), at(0, to)])} fill="var(--roof-shade)" />
      <path
        d={tiles.map((row) => line(at(0, row), at(1, row))).join('')}
        stroke="var(--roof-line)"
        strokeOpacity={0.6}
        strokeWidth={0.045}
      />
      {/* The joints of each row are above the middles of the next. */}
      <path d={joints} stroke="var(--roof-line)" strokeOpacity={0.42} strokeWidth={0.04} />
      <path
        d={line(at(0, 0), at(0, 1)) + line(at(1, 0), at(1, 1))}
        stroke="var(--roof-line)"
        strokeWidth={0.12}
      />
      <path
        d={line(at(0.02, 0.5), at(0.98, 0.5))}
        stroke="var(--roof-line)"
        strokeWidth={0.2}
        strokeLinecap="round"
      />
      <path
        d={line(at(0.02, 0.5), at(0.98, 0.5))}
        stroke="var(--roof)"
        strokeWidth={0.09}
        strokeLinecap="round"
        strokeDasharray={`0.22 ${long > 4 ? 0.1 : 0.08}`}
      />
      <rect
        x={chimney.x - side / 2 + 0.1}
        y={chimney.y - side / 2 + 0.14}
        width={side}
        height={side}
        fill="var(--board-shade)"
      />
      <rect
        x={chimney.x - side / 2}
        y={chimney.y - side / 2}
        width={side}
        height={side}
        fill="var(--stone-light)"
        stroke="var(--board-outline)"
        strokeWidth={0.05}
      />
      <rect
        x={chimney.x - side / 4}
        y={chimney.y - side / 4}
        width={side / 2}
        height={side / 2}
        fill="var(--board-outline)"
      />
    </>
  );
}

/** Battlements about a floor of boards, and the hatch in it. */
export function Tower({ corners }: Piece) {
  const floor = inset(corners, 0.32);
  const { at } = frameOf(corners);
  const hatch = at(0.5, 0.5);
  return (
    <>
      <path
        d={pathOf(inset(corners, 0.13))}
        fill="none"
        stroke="var(--stone-light)"
        strokeWidth={0.24}
        strokeDasharray="0.3 0.2"
      />
      <path d={pathOf(floor)} fill="var(--timber)" stroke="var(--board-outline)" strokeWidth={0.05} />
      <path d={across(floor, 0.34)} stroke="var(--timber-dark)" strokeWidth={0.04} />
      <rect
        x={hatch.x - 0.2}
        y={hatch.y - 0.2}
        width={0.4}
        height={0.4}
        fill="var(--timber-dark)"
        stroke="var(--board-outline)"
        strokeWidth={0.04}
      />
    </>
  );
}

/** Slabs on a rise, with its edge in the shade. */
export function Terrace({ corners }: Piece) {
  const top = inset(corners, 0.2);
  const { at, short } = frameOf(top);
  const rows = Math.max(2, Math.round(short / 0.9));
  return (
    <>
      <path d={pathOf(top)} fill="var(--stone-light)" stroke="var(--stone-dark)" strokeWidth={0.05} />
      <path
        d={
          across(top, 0.95) +
          Array.from({ length: rows - 1 }, (_, nth) =>
            line(at(0, (nth + 1) / rows), at(1, (nth + 1) / rows)),
          ).join('')
        }
        stroke="var(--stone)"
        strokeWidth={0.05}
      />
    </>
  );
}

/** Steps between two cheeks. */
export function Ramp({ corners }: Piece) {
  const { at } = frameOf(corners);
  return (
    <>
      <path d={across(corners, 0.34, 0.1, 0.9)} stroke="var(--stone-dark)" strokeWidth={0.07} />
      <path
        d={line(at(0, 0.06), at(1, 0.06)) + line(at(0, 0.94), at(1, 0.94))}
        stroke="var(--stone-dark)"
        strokeWidth={0.14}
      />
    </>
  );
}
