import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { TableScene } from '@/lib/systems/play-part';

const say = playMessages.table;

/** What is known of hidden things: by all, and by the one person who plays; of several each asks for his own. */
export function Known({
  known,
  persons,
  nameOf,
  onAsk,
}: {
  readonly known: TableScene['known'];
  /** The players who sit at this device. */
  readonly persons: readonly number[];
  readonly nameOf: (player: number) => string;
  readonly onAsk: (player: number) => void;
}) {
  const [first] = persons;
  const own = persons.length === 1 ? first : undefined;
  const open = known.filter(({ player }) => player < 0 || player === own);
  const asking =
    persons.length > 1 ? persons.filter((each) => known.some(({ player }) => player === each)) : [];
  if (open.length + asking.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-leaf p-4">
      {open.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {asking.map((player) => (
        <Button key={player} className="self-start" onClick={() => onAsk(player)}>
          {say.known(nameOf(player))}
        </Button>
      ))}
    </div>
  );
}
