import clsx from 'clsx';
import { playMessages } from '@/lib/messages/play';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';
import { DieSide } from '../dice/die-side';
import { FightIcon } from '../dice/fight-icon';

const say = playMessages.table;

/** More dice than these are not drawn: the value tells what they came to. */
const most = 8;

/** The picked die first, then the highest. */
const inOrder = (faces: readonly RolledFace[]): readonly RolledFace[] =>
  [...faces].sort(
    (one, other) => Number(other.isPicked ?? false) - Number(one.isPicked ?? false) || other.face - one.face,
  );

/** Dice as they lay at a moment, small and flat: those of an attack, then those of the defence against it. */
export function MomentDice({ rolls }: { readonly rolls: readonly TableRoll[] }) {
  return (
    <span aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {rolls.map(({ as, painted, sides = 6, faces, value }, nth) => (
        <span key={nth} className="inline-flex flex-wrap items-center gap-1">
          <FightIcon as={as} className="size-4 shrink-0" />
          {inOrder(faces)
            .slice(0, most)
            .map(({ face, isPicked }, at) => (
              <span
                key={at}
                className={clsx(
                  'relative grid size-7 place-items-center rounded-md border bg-leaf',
                  isPicked ? 'mr-1 border-gold outline-2 outline-gold' : 'border-edge',
                )}
              >
                {sides === 6 ? (
                  <DieSide face={face} pips={painted && (painted[face - 1] ?? [])} />
                ) : (
                  <span className="text-sm font-semibold">{face}</span>
                )}
              </span>
            ))}
          {value && (
            <span className="font-display font-bold whitespace-nowrap">
              {say.valueAs(as, value.name, value.is)}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
