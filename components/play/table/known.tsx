import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';
import type { Knowledge } from '@/lib/session/knowledge';

const say = playMessages.table;

/** Knowledge of hidden things: everybody's, and that of the one person who plays; of several, each asks for theirs. */
export function Known({
  knowledge: { open, hidden },
  nameOf,
  onAsk,
}: {
  readonly knowledge: Knowledge;
  readonly nameOf: (players: readonly number[]) => string;
  /** @param nth of those with something hidden from them */
  readonly onAsk: (nth: number) => void;
}) {
  if (open.length + hidden.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-leaf p-4">
      {open.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {hidden.map(({ players }, nth) => (
        <Button key={nth} className="self-start" onClick={() => onAsk(nth)}>
          {say.known(nameOf(players))}
        </Button>
      ))}
    </div>
  );
}
