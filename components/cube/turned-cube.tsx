'use client';
import clsx from 'clsx';
import { useRef } from 'react';
import { Cube, type CubeProps } from './cube';
import type { CubeSide } from './turn';
import { useTurning } from './use-turning';

/** A cube that hands turn: by a drag, a tap, or a mouse that rests on it. An ornament, so keys have no need of it. */
export function TurnedCube({
  first,
  className,
  ...cube
}: Pick<CubeProps, 'faces' | 'size' | 'className'> & { readonly first: CubeSide }) {
  const body = useRef<HTMLSpanElement>(null);
  const on = useTurning(body, first);
  return (
    <span aria-hidden {...on} className={clsx('inline-flex cursor-grab touch-pan-y select-none', className)}>
      <Cube ref={body} shows={first} {...cube} />
    </span>
  );
}
