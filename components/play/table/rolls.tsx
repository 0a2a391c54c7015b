import clsx from 'clsx';
import { useState } from 'react';
import { PipIcon } from '@/components/card/pip';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { RequestText, RolledFace, TableRoll } from '@/lib/systems/play-part';

const say = playMessages.table;

/** A die as it lies: its number, and the pips that are painted there; or several that show the same. */
function Die({
  face,
  pips,
  isPicked,
  times,
  isFresh,
}: RolledFace & { readonly times?: number; readonly isFresh: boolean }) {
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
          isFresh && 'animate-die-roll',
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

function Dice({ faces, isFresh }: { readonly faces: readonly RolledFace[]; readonly isFresh: boolean }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {(faces.length > mostSingle ? grouped(faces) : faces).map((face, nth) => (
        <Die key={nth} {...face} isFresh={isFresh} />
      ))}
    </ul>
  );
}

/** The roll of which a die is to be picked now. */
export const pendingRoll = (
  rolls: readonly TableRoll[],
  words: RequestText | undefined,
): TableRoll | undefined => {
  const last = rolls.at(-1);
  return words?.picksDie && last && !last.value && last.figure === words.figure ? last : undefined;
};

/** The dice of which one is to be picked, beside the question. */
export function PendingRoll({ roll: { faces, against } }: { readonly roll: TableRoll }) {
  return (
    <div className="mb-3 flex flex-col gap-1">
      <Dice faces={faces} isFresh />
      {against && <p className="text-muted">{say.toBeat(against.name, against.is)}</p>}
    </div>
  );
}

function Roll({
  roll: { sentence, faces, against, value },
  isFresh,
}: {
  readonly roll: TableRoll;
  readonly isFresh: boolean;
}) {
  return (
    <li className="flex flex-col gap-1">
      <p>{sentence}</p>
      {faces.length > 0 && <Dice faces={faces} isFresh={isFresh} />}
      {value && (
        <p>
          <strong>
            <span>{say.sum(value.name, value.is)}</span>
            {against && <span> {say.against(against.name, against.is)}</span>}
          </strong>
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

/** What tells a roll from others, whether its value is known yet or not. */
const keyOf = ({ figure, sentence, faces }: TableRoll): string =>
  `${figure} ${sentence} ${faces.map(({ face }) => face).join(' ')}`;

/** The rolls that were not there at the moment before: their dice roll in. */
const useFresh = (rolls: readonly TableRoll[]): ReadonlySet<string> => {
  const keys = rolls.map(keyOf);
  const [known, setKnown] = useState({ keys, fresh: new Set<string>() });
  if (known.keys.join('|') !== keys.join('|'))
    setKnown({ keys, fresh: new Set(keys.filter((key) => !known.keys.includes(key))) });
  return known.fresh;
};

/** The last rolls, the newest first, and what each came to with its reasons. @param pending lies beside the question */
export function Rolls({
  rolls,
  pending,
}: {
  readonly rolls: readonly TableRoll[];
  readonly pending: TableRoll | undefined;
}) {
  const fresh = useFresh(rolls);
  const settled = rolls.filter((roll) => roll !== pending);
  // The only dice that were rolled lie beside the question.
  if (pending && settled.length === 0) return null;
  return (
    <Panel title={say.rolls}>
      {settled.length === 0 ? (
        <p className="text-muted">{say.noRolls}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {[...settled].reverse().map((roll, nth) => (
            <Roll key={`${keyOf(roll)} ${nth}`} roll={roll} isFresh={fresh.has(keyOf(roll))} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
