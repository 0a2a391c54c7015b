import { Explained } from '@/components/skill/explained';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { TableFigure } from '@/lib/systems/table-scene';
import { CounterIcon } from '../map/counter-looks';
import { useTableWords } from '../table/table-words';

/** Its life, its state and its counters in a line, and what else there is to know of it. */
export function FigureState({
  figure: { words, dice, most, state, counters, notes },
}: {
  readonly figure: TableFigure;
}) {
  const { system } = useTableWords();
  const life = words?.life ?? playMessages.table.life(dice, most);
  return (
    <p className="text-sm text-muted">
      <span>
        <Explained system={system} text={say.state(life, words?.state ?? playMessages.table.states[state])} />
      </span>
      {counters.map(({ name, count, look }) => (
        <span
          key={name}
          className="ml-1.5 inline-block rounded-full border border-error px-2 whitespace-nowrap text-error"
        >
          <CounterIcon look={look} />
          {count} <Explained system={system} text={name} />
        </span>
      ))}
      {notes.length > 0 && (
        <span className="block">
          <Explained system={system} text={notes.join(' ')} />
        </span>
      )}
    </p>
  );
}
