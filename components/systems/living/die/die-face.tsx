'use client';
import clsx from 'clsx';
import { memo } from 'react';
import { PipIcon } from '@/components/card/pip';
import { pipPlaces, type FaceNumber } from '@/lib/dice/face';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { panels } from '@/lib/systems/living/messages/en/panels';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import { pips, type Face, type Pip } from '@/lib/systems/living/sheet/pips';
import { sameOwner } from '../places';
import { useHero, type useEdit } from '../use-hero';
import { arrange, type Brush, type Places } from './arrangement';
import { isLocked } from './painting-rules';
import { PipLook } from './pip-look';

const say = panels.die;

interface Props {
  readonly owner: Owner;
  readonly face: FaceNumber;
  readonly counts: Face;
  /** Where the pips lay before. */
  readonly before: Places | undefined;
  /** The pips that a fix would leave here, while it is looked at. */
  readonly after: Face | undefined;
  readonly brush: Brush;
  /** The face breaks a rule. */
  readonly wrong: boolean;
  /** The pip that the Tab key reaches, if it is on this face. */
  readonly focused: number | undefined;
  /** The line that says what a touch would do. */
  readonly hintId: string;
  readonly edit: ReturnType<typeof useEdit>;
}

const summaryOf = (counts: Face) => pips.map((pip) => ({ pip, n: counts[pip] })).filter(({ n }) => n > 0);

/** Fingers want more air between the pips than a card gives them. */
const spread = 1.15;
const onFace = (share: number): string => `${(0.5 + (share - 0.5) * spread) * 100}%`;

/** One face of the die: a button for every pip, where a real die has it. The die around it hears of every touch. */
function Pips({ owner, face, counts, before, after, brush, wrong, focused, hintId, edit }: Props) {
  // What is locked may follow a moment later: it asks every rule.
  const hero = useHero();
  const { places, surplus } = arrange(counts, face, before);
  const then = after ? arrange(after, face, places).places : places;
  const locks = new Map(
    [...new Set(places)].map((from) => [from, isLocked(hero, owner, face, from, brush)] as const),
  );
  return (
    <div role="group" aria-label={say.face(face, summaryOf(counts))} data-face={face}>
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
                  'absolute size-[24%] min-h-10 min-w-10 -translate-1/2 touch-none rounded-full',
                  !pip && 'border-2 hover:border-ink',
                  !pip && (locked ? 'border-dotted border-muted' : 'border-solid border-gold ghost-pip'),
                )}
              >
                <PipLook pip={pip} after={after ? then[index] : pip} />
              </button>
            )
          );
        })}
      </div>
      {surplus.length > 0 && (
        <Surplus
          face={face}
          pips={surplus}
          onTakeOff={(from) => edit({ edit: 'paint', owner, face, from })}
        />
      )}
    </div>
  );
}

/** A face that did not change is not drawn again. */
export const DieFace = memo(
  Pips,
  (old, now) =>
    sameOwner(old.owner, now.owner) &&
    old.counts === now.counts &&
    old.before === now.before &&
    old.after === now.after &&
    old.brush === now.brush &&
    old.wrong === now.wrong &&
    old.focused === now.focused,
);

/** The pips that a face has no place for, each a button that takes it off. */
function Surplus({
  face,
  pips,
  onTakeOff,
}: {
  readonly face: FaceNumber;
  readonly pips: readonly Pip[];
  readonly onTakeOff: (pip: Pip) => void;
}) {
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
          <PipIcon pip={paintedPips[pip]} className="block size-full" />
        </button>
      ))}
    </div>
  );
}
