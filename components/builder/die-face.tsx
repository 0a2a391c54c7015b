'use client';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { PipMark } from '@/components/card/pip';
import { pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { words } from '@/lib/messages/index';
import { living, type Pip } from '@/lib/systems/index';
import type { Places } from './arrangement';

const say = words.builder.die;

/** One face of the die: a button for every pip, where a real die has it. */
export function DieFace({
  face,
  wrong,
  places,
  surplus,
  focused,
  lockOf,
  onPaint,
  onKey,
  onSettle,
  onHint,
  onTakeOff,
}: {
  readonly face: FaceNumber;
  /** The face breaks a rule. */
  readonly wrong: boolean;
  readonly places: Places;
  readonly surplus: readonly Pip[];
  /** The pip that the Tab key reaches, if it is on this face. */
  readonly focused: number | undefined;
  /** Why the brush cannot paint this pip. */
  readonly lockOf: (index: number) => string | undefined;
  readonly onPaint: (index: number) => void;
  readonly onKey: (index: number, event: KeyboardEvent<HTMLButtonElement>) => void;
  readonly onSettle: (index: number, lock: string | undefined) => void;
  /** A mouse rests on a pip that has this to say, or leaves it. */
  readonly onHint: (lock: string | undefined) => void;
  readonly onTakeOff: (pip: Pip) => void;
}) {
  const all = [...places, ...surplus];
  const summary = living.pips
    .map((pip) => ({ pip, n: all.filter((each) => each === pip).length }))
    .filter(({ n }) => n > 0);
  return (
    <div role="group" aria-label={say.face(face, summary)} data-face={face}>
      <div
        className={clsx(
          'relative aspect-square rounded-face border-[3px] bg-leaf',
          wrong ? 'border-double border-error ring-2 ring-error' : 'border-ink',
        )}
      >
        {places.map((pip, index) => {
          const place = pipPlaces[face][index];
          const lock = lockOf(index);
          const locked = lock !== undefined;
          return (
            place && (
              <button
                key={index}
                type="button"
                data-pip
                tabIndex={focused === index ? 0 : -1}
                aria-disabled={locked}
                aria-label={say.pip(face, index, pip, locked)}
                title={lock}
                style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
                className={clsx(
                  'absolute size-[27%] min-h-10 min-w-10 -translate-1/2 rounded-full',
                  !pip && 'border-2 hover:border-ink',
                  !pip && (locked ? 'border-dotted border-muted' : 'border-solid border-gold'),
                )}
                onClick={() => onPaint(index)}
                onKeyDown={(event) => onKey(index, event)}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === 'mouse' && locked) onHint(lock);
                }}
                onPointerLeave={({ pointerType }) => {
                  if (pointerType === 'mouse' && locked) onHint(undefined);
                }}
                onFocus={() => onSettle(index, lock)}
              >
                {pip && (
                  <PipMark
                    key={pip}
                    pip={pip}
                    className="block size-full animate-pip-drop overflow-visible"
                  />
                )}
              </button>
            )
          );
        })}
      </div>
      {surplus.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-1 text-sm text-error">
          <span>{say.surplus(face)}</span>
          {surplus.map((pip, index) => (
            <button
              key={index}
              type="button"
              aria-label={say.takeOff(face, pip)}
              title={say.takeOff(face, pip)}
              className="size-10 rounded-full"
              onClick={() => onTakeOff(pip)}
            >
              <PipMark pip={pip} className="block size-full" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
