import { frameOf, inset, line, middleOf, pathOf, type Piece, type Spot } from './outline';

/** Boards on posts. */
export function Platform({ corners }: Piece) {
  const { short, at } = frameOf(corners);
  const boards = Math.max(2, Math.round(short / 0.4));
  return (
    <>
      <path
        d={Array.from({ length: boards - 1 }, (_, nth) =>
          line(at(0, (nth + 1) / boards), at(1, (nth + 1) / boards)),
        ).join('')}
        stroke="var(--timber-dark)"
        strokeWidth={0.05}
      />
      <path
        d={line(at(0.12, 0), at(0.12, 1)) + line(at(0.88, 0), at(0.88, 1))}
        stroke="var(--timber-light)"
        strokeWidth={0.14}
      />
      <g fill="var(--timber-dark)" stroke="var(--board-outline)" strokeWidth={0.04}>
        {inset(corners, 0.14).map(({ x, y }, nth) => (
          <circle key={nth} cx={x} cy={y} r={0.15} />
        ))}
      </g>
    </>
  );
}

/** Two rails, and posts. */
export function Fence({ corners }: Piece) {
  const { long, short, at } = frameOf(corners);
  const posts = Math.max(2, Math.round(long / 0.75) + 1);
  const inner = (along: number): number => 0.04 + along * 0.92;
  return (
    <>
      <path
        d={line(at(0, 0.34), at(1, 0.34)) + line(at(0, 0.66), at(1, 0.66))}
        stroke="var(--timber-light)"
        strokeWidth={Math.max(0.06, short * 0.16)}
      />
      <g fill="var(--timber-dark)" stroke="var(--board-outline)" strokeWidth={0.04}>
        {Array.from({ length: posts }, (_, nth) => {
          const { x, y } = at(inner(nth / (posts - 1)), 0.5);
          return <circle key={nth} cx={x} cy={y} r={Math.max(0.12, short * 0.36)} />;
        })}
      </g>
    </>
  );
}

/** Boards within a frame, and one across. */
export function Crate({ corners }: Piece) {
  const { at } = frameOf(corners);
  return (
    <>
      <path
        d={line(at(0.1, 0.1), at(0.9, 0.9)) + line(at(0.9, 0.1), at(0.1, 0.9))}
        stroke="var(--timber-dark)"
        strokeWidth={0.12}
      />
      <path
        d={pathOf(inset(corners, 0.09))}
        fill="none"
        stroke="var(--timber-light)"
        strokeWidth={0.17}
        strokeLinejoin="miter"
      />
    </>
  );
}

/** Two rails that lean against a piece, and rungs. */
export function Ladder({ corners, foot }: { readonly corners: readonly Spot[]; readonly foot: Spot }) {
  const middle = middleOf(corners);
  const far = Math.hypot(foot.x - middle.x, foot.y - middle.y) || 1;
  const out = { x: (foot.x - middle.x) / far, y: (foot.y - middle.y) / far };
  const at = (along: number, aside: number): Spot => ({
    x: foot.x + out.x * along - out.y * aside,
    y: foot.y + out.y * along + out.x * aside,
  });
  const [from, to, half] = [-0.3, 0.55, 0.24];
  const rails = line(at(from, -half), at(to, -half)) + line(at(from, half), at(to, half));
  const rungs = [-0.14, 0.06, 0.26, 0.46].map((rung) => line(at(rung, -half), at(rung, half))).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={rails + rungs} stroke="var(--board-outline)" strokeWidth={0.16} />
      <path d={rails + rungs} stroke="var(--timber-light)" strokeWidth={0.09} />
    </g>
  );
}
