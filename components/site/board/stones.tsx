import { stoneAt } from './blob';
import { chanceOf } from './chance';
import { across, frameOf, inset, isWithin, line, pathOf, type Piece } from './outline';

/** Blocks below, lighter coping above; something round is a pillar. */
export function Wall({ corners }: Piece) {
  const { short, at, isRound } = frameOf(corners);
  if (isRound)
    return (
      <>
        <path
          d={pathOf(inset(corners, 0.1))}
          fill="var(--stone-light)"
          stroke="var(--stone-dark)"
          strokeWidth={0.05}
        />
        <path
          d={pathOf(inset(corners, short * 0.24))}
          fill="none"
          stroke="var(--stone-dark)"
          strokeWidth={0.05}
        />
      </>
    );
  return (
    <>
      <path
        d={pathOf([at(0.02, 0.2), at(0.98, 0.2), at(0.98, 0.8), at(0.02, 0.8)])}
        fill="var(--stone-light)"
      />
      <path d={across(corners, 0.62)} stroke="var(--stone-dark)" strokeWidth={0.06} />
    </>
  );
}

/** Rough stones in two rows. */
export function LowWall({ corners }: Piece) {
  const { short, at } = frameOf(corners);
  const row = (from: number, to: number, side: number): string => line(at(from, side), at(to, side));
  return (
    <g strokeLinecap="round" strokeWidth={short * 0.32}>
      <path d={row(0.05, 0.95, 0.3)} stroke="var(--stone-light)" strokeDasharray="0.2 0.2" />
      <path d={row(0.08, 0.96, 0.72)} stroke="var(--stone)" strokeDasharray="0.24 0.2" />
    </g>
  );
}

/** A face that the light falls on, and edges that lead down from it. */
export function Boulder({ corners, seed }: Piece) {
  const chance = chanceOf(seed);
  const { short } = frameOf(corners);
  const top = inset(corners, short * 0.2).map(({ x, y }) => ({
    x: x - short * 0.05 + (chance() - 0.5) * short * 0.12,
    y: y - short * 0.06 + (chance() - 0.5) * short * 0.12,
  }));
  return (
    <>
      <path
        d={corners.map((one, nth) => line(one, top[nth] ?? one)).join('')}
        stroke="var(--stone-dark)"
        strokeWidth={0.05}
      />
      <path
        d={pathOf(top)}
        fill="var(--stone-light)"
        stroke="var(--stone-dark)"
        strokeWidth={0.04}
        strokeLinejoin="round"
      />
    </>
  );
}

/** Stones that lie about. */
export function Rubble({ corners, seed }: Piece) {
  const chance = chanceOf(seed);
  const { long, short, at } = frameOf(corners);
  const stones = Array.from({ length: Math.min(60, Math.ceil(long * short * 7)) }, () => {
    const spot = at(0.06 + chance() * 0.88, 0.08 + chance() * 0.84);
    return { spot, d: stoneAt(spot, 0.1 + chance() * 0.14, chance), isLight: chance() < 0.5 };
  }).filter(({ spot }) => isWithin(corners, spot));
  const some = (light: boolean): string =>
    stones.flatMap(({ d, isLight }) => (isLight === light ? [d] : [])).join('');
  return (
    <g stroke="var(--stone-dark)" strokeWidth={0.035}>
      <path d={some(false)} fill="var(--stone)" />
      <path d={some(true)} fill="var(--stone-light)" />
    </g>
  );
}
