import { PipIcon } from '@/components/card/pip';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { RolledFace, TableRoll } from '@/lib/systems/play-part';

const say = playMessages.table;

/** A die as it lies: its number, and the pips that are painted there. */
function Die({ face, pips }: RolledFace) {
  return (
    <li
      aria-label={say.face(face)}
      className="flex size-14 flex-col items-center justify-center gap-0.5 rounded-xl border-2 border-edge bg-paper"
    >
      <span aria-hidden className="font-display text-lg leading-none font-bold">
        {face}
      </span>
      <span className="flex max-w-11 flex-wrap justify-center gap-px">
        {pips.map((pip, nth) => (
          <PipIcon key={nth} pip={pip} className="size-3" />
        ))}
      </span>
    </li>
  );
}

function Roll({ roll: { sentence, faces, value } }: { readonly roll: TableRoll }) {
  return (
    <li className="flex flex-col gap-1">
      <p>{sentence}</p>
      {faces.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {faces.map((face, nth) => (
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
