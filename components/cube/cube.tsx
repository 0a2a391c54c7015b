import clsx from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { cubeSides, seats, shadeOf, turnTo, views, type CubeSide, type CubeView } from './turn';

type Style = CSSProperties & Readonly<Record<`--cube${string}`, string | number>>;

/** An edge of the cube in parts of the square that it takes up: the more of its sides are seen, the less. */
const edgeIn: Readonly<Record<CubeView, number>> = { tilted: 0.62, flat: 0.76 };

export interface CubeProps {
  /** The content of each side, in the order of a die: opposite sides are 0 and 5, 1 and 4, 2 and 3. */
  readonly faces: Readonly<Record<CubeSide, ReactNode>>;
  /** Side of the square that the cube takes up on the page, as a length of CSS; an edge is 62 % of it, or 76 % seen from the front. */
  readonly size: string;
  /** The side in front; the cube turns to a new one. `turning` keeps it turning slowly. */
  readonly shows: CubeSide | 'turning';
  /** Full turns on the way to the side that shows: a larger number than before makes it tumble. */
  readonly spins?: number;
  readonly view?: CubeView;
  /** Without a label it is decoration, and screen readers skip it. */
  readonly label?: string;
  readonly className?: string;
  /** The part that turns, to turn it by hand through `--cube-x`, `--cube-y` and `--cube-shade-N`. */
  readonly ref?: Ref<HTMLSpanElement>;
}

/** Phase of each side in the slow turn, seen tilted; those on the axis keep their shade. */
const phases: Readonly<Record<CubeSide, number | undefined>> = {
  0: 0.92,
  1: 0.17,
  2: undefined,
  3: undefined,
  4: 0.67,
  5: 0.42,
};

const atRest = { x: 0, y: 0 };

/** A cube of six faces, made only with CSS. */
export function Cube({ faces, size, shows, spins = 0, view = 'tilted', label, className, ref }: CubeProps) {
  const isTurning = shows === 'turning';
  const turn = isTurning ? atRest : turnTo(shows, spins);
  const style: Style = {
    '--cube-edge': `calc(${size} * ${edgeIn[view]})`,
    '--cube-view': `rotateX(${views[view].x}deg) rotateY(${views[view].y}deg)`,
    width: size,
    height: size,
  };
  const bodyStyle: Style = {
    '--cube-x': `${turn.x}deg`,
    '--cube-y': `${turn.y}deg`,
    ...Object.fromEntries(
      cubeSides.map((side) => [`--cube-shade-${side}`, shadeOf(side, turn, view).toFixed(3)]),
    ),
  };
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-cube={shows}
      style={style}
      className={clsx('cube-stage', className)}
    >
      <span ref={ref} style={bodyStyle} className={clsx('cube-body', isTurning && 'cube-turning')}>
        {cubeSides.map((side) => (
          <Side key={side} side={side} phase={isTurning ? phases[side] : undefined}>
            {faces[side]}
          </Side>
        ))}
      </span>
    </span>
  );
}

function Side({
  side,
  phase,
  children,
}: {
  readonly side: CubeSide;
  readonly phase: number | undefined;
  readonly children: ReactNode;
}) {
  const seat = `rotateX(${seats[side].x}deg) rotateY(${seats[side].y}deg)`;
  const core: Style = { '--cube-seat': seat };
  const shade: Style = {
    opacity: `var(--cube-shade-${side})`,
    ...(phase !== undefined && { '--cube-phase': phase }),
  };
  return (
    <>
      {/* Fills the corners that rounded faces leave open. */}
      <span style={core} className="cube-core" />
      <span style={core} data-side={side} className="cube-side">
        {children}
        <span style={shade} className={clsx('cube-shade', phase !== undefined && 'cube-shade-turning')} />
      </span>
    </>
  );
}
