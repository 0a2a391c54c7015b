'use client';
import clsx from 'clsx';
import { memo } from 'react';
import { PipIcon } from '@/components/card/pip';
import { pipPlaces, type FaceNumber } from '@/lib/dice/face';
import type { FaceOf } from '@/lib/painted-die/die';
import { arrange, type Arranged, type Places } from '@/lib/painted-die/pip-places';
import { useShown } from '@/components/draft/use-draft';
import type { MakeEdits } from '../hero';

import type { DieLook, PaintableDie } from './paintable';
import { isLocked, type Brush } from './painting-rules';
import { PipLook } from './pip-look';

interface Props {
  readonly die: PaintableDie;
  readonly face: FaceNumber;
  readonly counts: FaceOf<string>;
  /** Where the pips stand. */
  readonly laid: Arranged;
  /** The pips that a fix would leave here, while somebody looks at it. */
  readonly after: FaceOf<string> | undefined;
  readonly brush: Brush;
  /** The face breaks a rule. */
  readonly wrong: boolean;
  /** The pip that the Tab key reaches, if it is on this face. */
  readonly focused: number | undefined;
  /** The line that says what a touch would do. */
  readonly hintId: string;
  readonly edit: MakeEdits;
}

const summaryOf = ({ pips }: DieLook, counts: FaceOf<string>) =>
  pips.map((pip) => ({ pip, n: counts[pip] ?? 0 })).filter(({ n }) => n > 0);

/** Fingers want more air between the pips than a card gives them. */
const spread = 1.15;
const onFace = (share: number): string => `${(0.5 + (share - 0.5) * spread) * 100}%`;

/** One face of the die: a button for every pip, where a real die has it. The die around it hears of every touch. */
function Pips({ die, face, laid, counts, after, brush, wrong, focused, hintId, edit }: Props) {
  // Locks may follow a moment later: finding them asks every rule.
  const { sheet } = useShown().document;
  const { pips, painted, words } = die.look;
  const say = words.die;
  const { places, surplus } = laid;
  const then = after ? arrange(pips, after, face, places).places : places;
  const locks = new Map(
    [...new Set(places)].map((from) => [from, isLocked(die, sheet, face, from, brush)] as const),
  );
  const lookOf = (pip: string | undefined) => (pip === undefined ? undefined : painted[pip]);
  return (
    <div role="group" aria-label={say.face(face, summaryOf(die.look, counts))} data-face={face}>
      <div
        className={clsx(
          'relative aspect-square rounded-face border-[3px] bg-leaf',
          wrong ? 'border-double border-error ring-2 ring-error' : 'border-ink',
        )}
      >
        {places.map((pip, index) => {
          const place = pipPlaces[face][index];
          const locked = locks.get(pip) === true;
          return (
            place && (
              <button
                key={index}
                type="button"
                data-pip={index}
                tabIndex={focused === index ? 0 : -1}
                aria-disabled={locked}
                aria-label={say.pip(face, index, pip, locked)}
                aria-describedby={focused === index ? hintId : undefined}
                style={{ left: onFace(place.x), top: onFace(place.y) }}
                className={clsx(
                  'absolute size-[24%] min-h-10 min-w-10 -translate-1/2 touch-pinch-zoom rounded-full',
                  !pip && 'border-2 hover:border-ink',
                  !pip && (locked ? 'border-dotted border-muted' : 'border-solid border-gold ghost-pip'),
                )}
              >
                <PipLook pip={lookOf(pip)} after={lookOf(after ? then[index] : pip)} />
              </button>
            )
          );
        })}
      </div>
      {surplus.length > 0 && (
        <Surplus
          look={die.look}
          face={face}
          pips={surplus}
          onTakeOff={(from) => edit([die.stroke(face, from, undefined)])}
        />
      )}
    </div>
  );
}

const sameList = (one: Places, other: Places): boolean => one.every((pip, at) => pip === other[at]);

/** A face that did not change is not drawn again. */
export const DieFace = memo(
  Pips,
  (old, now) =>
    old.die.id === now.die.id &&
    old.counts === now.counts &&
    sameList(old.laid.places, now.laid.places) &&
    old.after === now.after &&
    old.brush === now.brush &&
    old.wrong === now.wrong &&
    old.focused === now.focused,
);

/** The pips that a face has no place for, each a button that takes it off. */
function Surplus({
  look,
  face,
  pips,
  onTakeOff,
}: {
  readonly look: DieLook;
  readonly face: FaceNumber;
  readonly pips: readonly string[];
  readonly onTakeOff: (pip: string) => void;
}) {
  const say = look.words.die;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1 text-sm text-error">
      <span>{say.surplus(face)}</span>
      {pips.map((pip, index) => (
        <button
          key={index}
          type="button"
          aria-label={say.takeOff(face, pip)}
          title={say.takeOff(face, pip)}
          className="size-10 rounded-full"
          onClick={() => onTakeOff(pip)}
        >
          {look.painted[pip] && <PipIcon pip={look.painted[pip]} className="block size-full" />}
        </button>
      ))}
    </div>
  );
}
