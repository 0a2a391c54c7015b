import clsx from 'clsx';
import { memo } from 'react';
import { Dice } from '@/components/play/dice/dice';
import { FightIcon } from '@/components/play/dice/fight-icon';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { RequestText, TableRoll } from '@/lib/systems/play-part';
import { useTableWords } from './table-words';
import { useKept } from './use-kept';

const say = playMessages.table;

/** The roll of which a die is to be picked now. */
export const pendingRoll = (
  rolls: readonly TableRoll[],
  words: RequestText | undefined,
): TableRoll | undefined => {
  const last = rolls.at(-1);
  return words?.picksDie && last && !last.value && last.figure === words.figure ? last : undefined;
};

/** The dice to pick one from, beside the question. */
export function PendingRoll({ roll }: { readonly roll: TableRoll }) {
  const { against } = roll;
  const { system } = useTableWords();
  return (
    // On a phone the value to beat is beside the dice.
    <div className="mb-3 flex flex-col gap-1 max-lg:mb-0 max-lg:flex-row max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:[&_ul]:[--die:2.25rem]">
      <Dice roll={roll} isFresh={false} />
      {against && (
        <p className="text-muted max-lg:text-sm">
          <Explained system={system} text={say.toBeat(against.name, against.is)} />
        </p>
      )}
    </div>
  );
}

function Roll({
  roll,
  times,
  isSame,
  hasDice,
}: {
  readonly roll: TableRoll;
  /** It was rolled so often in a row. */
  readonly times: number;
  readonly isSame: boolean;
  /** Its dice are shown. */
  readonly hasDice: boolean;
}) {
  const { as, sentence, faces, against, value, because } = roll;
  const { system } = useTableWords();
  const parts = value ? say.parts(value.parts) : '';
  return (
    <li className="flex flex-col gap-1">
      <p className={clsx('flex items-baseline gap-1.5', isSame && 'text-sm text-muted')}>
        {!isSame && <FightIcon as={as} className="size-4 shrink-0 self-center" />}
        <span>
          {isSame ? say.rolledBefore : sentence}
          {times > 1 && <span className="text-muted"> {say.times(times)}</span>}
        </span>
      </p>
      {hasDice && faces.length > 0 && <Dice roll={roll} isFresh={false} />}
      {value && (
        <p>
          <strong>
            <Explained system={system} text={say.valueAs(as, value.name, value.is)} />
            {against && <span> {say.against(against.name, against.is)}</span>}
          </strong>
          {parts !== '' && (
            <span className="text-muted">
              : <Explained system={system} text={parts} />
            </span>
          )}
        </p>
      )}
      {because !== undefined && (
        <p className="text-sm text-muted">
          <Explained system={system} text={because} />
        </p>
      )}
    </li>
  );
}

/** The same roll as the one above it, once more: the one above says who rolls for what. */
const isSameAs = (roll: TableRoll, above: TableRoll | undefined): boolean =>
  roll.figure === above?.figure && roll.as === above.as && roll.sentence === above.sentence;

/** Rolls with a key for each, so that no die ever turns into another. */
const keyed = (rolls: readonly TableRoll[]) => {
  const counts = new Map<string, number>();
  return rolls.map((roll) => {
    const key = `${roll.figure} ${roll.sentence} ${roll.faces.map(({ face }) => face).join(' ')}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return { key: `${key} ${nth}`, roll };
  });
};

/** Without their dice, rolls that had no effect and read the same are shown once. */
const gathered = (rolls: ReturnType<typeof keyed>) =>
  rolls.reduce<readonly (ReturnType<typeof keyed>[number] & { readonly times: number })[]>((told, next) => {
    const last = told.at(-1);
    return last && !last.roll.value && !next.roll.value && isSameAs(next.roll, last.roll)
      ? [...told.slice(0, -1), { ...last, times: last.times + 1 }]
      : [...told, { ...next, times: 1 }];
  }, []);

/**
 * The last rolls, the newest first, each with its result and the reasons. The dice themselves are on the board, and
 * here only on request.
 * @param pending shown beside the question
 */
export const Rolls = memo(function Rolls({
  rolls,
  pending,
}: {
  readonly rolls: readonly TableRoll[];
  readonly pending: TableRoll | undefined;
}) {
  const settled = rolls.filter((roll) => roll !== pending);
  const [hasDice, setDice] = useKept('pipsmith-dice', () => false);
  const newest = keyed(settled.toReversed());
  const told = hasDice ? newest.map((each) => ({ ...each, times: 1 })) : gathered(newest);
  // The only dice that were rolled lie beside the question.
  if (pending && settled.length === 0) return null;
  return (
    <Panel
      title={say.rolls}
      aside={
        settled.some(({ faces }) => faces.length > 0) && (
          <Button look="quiet" size="small" onClick={() => setDice(!hasDice)}>
            {hasDice ? say.diceHide : say.diceShow}
          </Button>
        )
      }
    >
      {settled.length === 0 ? (
        <p className="text-muted">{say.noRolls}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {told.map(({ key, roll, times }, nth, all) => (
            <Roll
              key={key}
              roll={roll}
              times={times}
              isSame={isSameAs(roll, all[nth - 1]?.roll)}
              hasDice={hasDice}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
});
