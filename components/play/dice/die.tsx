import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Cube } from '@/components/cube/cube';
import { PipIcon } from '@/components/card/pip';
import { playMessages } from '@/lib/messages/play';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';
import { DieSide } from './die-side';
import { landing } from './landing';

const say = playMessages.table;

/** The outline of a die with this many sides in a box of 24, and the place of its number. */
const outlines: Readonly<Record<number, readonly [points: string, y: number]>> = {
  4: ['12,2 22.5,21 1.5,21', 18.5],
  8: ['12,1.5 22.5,12 12,22.5 1.5,12', 15.6],
  10: ['12,1.5 22.5,9.5 22.5,14.5 12,22.5 1.5,14.5 1.5,9.5', 15.6],
  12: ['12,1.5 22.5,9 18.5,21.5 5.5,21.5 1.5,9', 16.2],
  20: ['12,1 21.5,6.5 21.5,17.5 12,23 2.5,17.5 2.5,6.5', 15.6],
};

/** A die of another number of sides, from above. */
function NumberDie({
  sides,
  face,
  isFresh,
}: {
  readonly sides: number;
  readonly face: number;
  readonly isFresh: boolean;
}) {
  const [points, y] = outlines[sides] ?? outlines[10] ?? ['', 0];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={clsx('size-[calc(var(--die)*0.72)]', isFresh && 'animate-die-roll')}
    >
      <polygon
        points={points}
        fill="var(--leaf)"
        stroke="var(--ink)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <text x={12} y={y} fontSize={10} fontWeight={700} textAnchor="middle" fill="var(--ink)">
        {face}
      </text>
    </svg>
  );
}

/** A cube that tumbles to its result, once, when it is new. */
function CubeDie({
  roll: { painted },
  face,
  isFresh,
  nth,
}: {
  readonly roll: TableRoll;
  readonly face: number;
  readonly isFresh: boolean;
  readonly nth: number;
}) {
  const [isDown, setDown] = useState(!isFresh);
  useEffect(() => {
    const timer = setTimeout(() => setDown(true), landing.start + nth * landing.between);
    return () => clearTimeout(timer);
  }, [nth]);
  const side = (of: number) => <DieSide face={of} pips={painted && (painted[of - 1] ?? [])} />;
  const isLanded = isDown || !isFresh;
  const shown = isLanded ? face : 7 - face;
  return (
    <Cube
      faces={{ 0: side(1), 1: side(2), 2: side(3), 3: side(4), 4: side(5), 5: side(6) }}
      size="var(--die)"
      // It lands with its result facing the viewer, and no other side is seen.
      view="flat"
      shows={sideOf(shown)}
      spins={isLanded ? 1 : 0}
      className="-m-1"
    />
  );
}

const sideOf = (face: number) => {
  switch (face) {
    case 1:
      return 0;
    case 2:
      return 1;
    case 3:
      return 2;
    case 4:
      return 3;
    case 5:
      return 4;
    default:
      return 5;
  }
};

/** A die at rest, or several with the same result; the one that counts is lifted. */
export function Die({
  roll,
  face: { face, pips, isPicked },
  times,
  nth,
  isFresh,
  isTaught,
}: {
  readonly roll: TableRoll;
  readonly face: RolledFace;
  /** Number of dice that show it; undefined for a single one. */
  readonly times: number | undefined;
  /** Its place in the roll. */
  readonly nth: number;
  readonly isFresh: boolean;
  /** A lesson is about it. */
  readonly isTaught: boolean;
}) {
  const { sides = 6, painted } = roll;
  const label = [
    times === undefined ? say.face(face) : say.faces(face, times),
    ...(isPicked ? [say.picked] : []),
  ];
  return (
    <li
      aria-label={label.join(', ')}
      className={clsx(
        'flex flex-col items-center',
        isPicked && 'die-lifted',
        isPicked && isFresh && 'die-lifts',
        isTaught && 'die-taught',
      )}
    >
      <span aria-hidden className="flex items-center">
        <span className={clsx('die-body grid place-items-center rounded-xl', sides !== 6 && 'p-1')}>
          {sides === 6 ? (
            <CubeDie roll={roll} face={face} isFresh={isFresh} nth={nth} />
          ) : (
            <NumberDie sides={sides} face={face} isFresh={isFresh} />
          )}
        </span>
        {times !== undefined && <span className="pr-2 pl-0.5 font-semibold">{say.times(times)}</span>}
      </span>
      {/* What cards say of a plain die. */}
      {!painted && pips.length > 0 && (
        <span aria-hidden className="flex max-w-14 flex-wrap justify-center gap-px">
          {pips.map((pip, at) => (
            <PipIcon key={at} pip={pip} className="size-3" />
          ))}
        </span>
      )}
    </li>
  );
}
