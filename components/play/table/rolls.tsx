import clsx from 'clsx';
import { PipIcon } from '@/components/card/pip';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';

const say = playMessages.table;

/** A die as it lies: its number, and the pips that are painted there; or several that show the same. */
function Die({ face, pips, isPicked, times }: RolledFace & { readonly times?: number }) {
  const label = [
    times === undefined ? say.face(face) : say.faces(face, times),
    ...(isPicked ? [say.picked] : []),
  ];
  return (
    <li aria-label={label.join(', ')} className="flex items-center gap-1">
      <span
        aria-hidden
        className={clsx(
          'flex size-14 flex-col items-center justify-center gap-0.5 rounded-xl border-2 bg-paper',
          isPicked ? 'border-gold ring-2 ring-gold' : 'border-edge',
        )}
      >
        <span className="font-display text-lg leading-none font-bold">{face}</span>
        <span className="flex max-w-11 flex-wrap justify-center gap-px">
          {pips.map((pip, nth) => (
            <PipIcon key={nth} pip={pip} className="size-3" />
          ))}
        </span>
      </span>
      {times !== undefined && (
        <span aria-hidden className="pr-2 font-semibold">
          {say.times(times)}
        </span>
      )}
    </li>
  );
}

/** More dice than these are shown by what they show. */
const mostSingle = 8;

/** Dice that show the same as one, the highest first. */
const grouped = (faces: readonly RolledFace[]) =>
  [...new Set(faces.map(({ face }) => face))]
    .sort((a, b) => b - a)
    .flatMap((face) => {
      const alike = faces.filter((each) => each.face === face);
      const shown = alike.find(({ isPicked }) => isPicked) ?? alike[0];
      return shown ? [{ ...shown, times: alike.length }] : [];
    });

function Roll({ roll: { sentence, faces, value } }: { readonly roll: TableRoll }) {
  return (
    <li className="flex flex-col gap-1">
      <p>{sentence}</p>
      {faces.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {(faces.length > mostSingle ? grouped(faces) : faces).map((face, nth) => (
            <Die key={nth} {...face} />
          ))}
        </ul>
      )}
      {value && (
        <p>
          <strong>{say.sum(value.name, value.is)}</strong>
          {value.parts.length > 0 && (
            <span className="text-muted">
              {': '}
              {value.parts.map(({ name, amount }, nth) => say.part(amount, name, nth === 0)).join(', ')}
            </span>
          )}
        </p>
      )}
    </li>
  );
}

/** The last rolls, the newest first, and what each came to with its reasons. */
export function Rolls({ rolls }: { readonly rolls: readonly TableRoll[] }) {
  return (
    <Panel title={say.rolls}>
      {rolls.length === 0 ? (
        <p className="text-muted">{say.noRolls}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {[...rolls].reverse().map((roll, nth) => (
            <Roll key={nth} roll={roll} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
