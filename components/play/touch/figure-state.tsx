import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import type { TableFigure } from '@/lib/systems/play-part';

/** Its life, its state and its counters, in a line. */
export function FigureState({
  figure: { words, dice, most, state, counters },
}: {
  readonly figure: TableFigure;
}) {
  return (
    <p className="text-sm text-muted">
      <span>
        {say.state(
          words?.life ?? playMessages.table.life(dice, most),
          words?.state ?? playMessages.table.states[state],
        )}
      </span>
      {counters.map(({ name, count }) => (
        <span
          key={name}
          className="ml-1.5 inline-block rounded-full border border-error px-2 whitespace-nowrap text-error"
        >
          {count} {name}
        </span>
      ))}
    </p>
  );
}
