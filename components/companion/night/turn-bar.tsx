import { Button } from '@/components/ui/button';
import { companionOf } from '@/lib/companion/night';
import { nextUp } from '@/lib/companion/turn-order';
import { companionMessages as say } from '@/lib/messages/companion';
import { turnName } from './names';
import type { NightControl } from './night-control';

/** Next step, in reach of the thumb, and Undo. */
export function TurnBar({ control }: { readonly control: NightControl }) {
  const { night, beginRound, undo } = control;
  const { rounds, order, mostRounds = Infinity } = companionOf(night.setUp.system);
  const { stage, round, acting } = night.state;
  const [first] = acting;
  const next = nextUp(night);
  const [top] = next;
  const isChosen = order.order === 'alternating' && next.length > 1;
  const step = () => {
    if (stage !== 'turns')
      return round >= mostRounds
        ? undefined
        : { text: say.beginRound[order.order](round + 1, rounds), does: beginRound };
    if (first !== undefined)
      return { text: say.endTurn(turnName(night, first)), does: () => control.do({ do: 'end-turn' }) };
    if (top === undefined) return { text: say.endRound(rounds), does: () => control.do({ do: 'end-round' }) };
    return isChosen
      ? undefined
      : {
          text: say.beginTurn(turnName(night, top)),
          does: () => control.do({ do: 'begin-turn', figure: top }),
        };
  };
  const now = step();
  return (
    <div
      data-own-bar
      className="sticky bottom-0 z-20 -mx-4 flex gap-2 border-t border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6"
    >
      <Button disabled={!undo} onClick={undo}>
        {say.undo}
      </Button>
      {now && (
        <Button look="main" className="min-w-0 flex-1" onClick={now.does}>
          <span className="line-clamp-2 min-w-0 leading-tight">{now.text}</span>
        </Button>
      )}
    </div>
  );
}
