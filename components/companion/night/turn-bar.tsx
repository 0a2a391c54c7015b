import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { NightAction } from '@/lib/companion/act';
import { companionOf } from '@/lib/companion/night';
import { nextUp } from '@/lib/companion/turn-order';
import { companionMessages as say } from '@/lib/messages/companion';
import { turnName } from './names';
import { isScoreAsked, isScoreInReach } from './score-asked';
import { ScoreBar } from './score-bar';
import type { NightControl } from './night-control';

/** The score opens by itself whenever the scenario asks for it; once closed, it stays closed until the next time. */
const useScore = (control: NightControl) => {
  const isAsked = isScoreAsked(control);
  const [isOpen, setOpen] = useState(false);
  const [isShut, setShut] = useState(false);
  if (isShut && !isAsked) setShut(false);
  return isAsked
    ? { isOpen: !isShut, toggle: () => setShut(!isShut) }
    : { isOpen, toggle: () => setOpen(!isOpen) };
};

/** Next step, in reach of the thumb, the score, and Undo. */
export function TurnBar({ control }: { readonly control: NightControl }) {
  const { night, beginRound, undo, undoes, may, hasDice } = control;
  const undone = useId();
  const scoreId = useId();
  const score = useScore(control);
  const isScored = isScoreInReach(control);
  const { rounds, order, mostRounds = Infinity } = companionOf(night.setUp.system);
  const { stage, round, acting } = night.state;
  const [first] = acting;
  const next = nextUp(night);
  const [top] = next;
  const isChosen = order.order === 'alternating' && next.length > 1;
  const taps = (text: string, action: NightAction) => ({
    text,
    does: () => control.do(action),
    mayNot: !may(action),
  });
  const step = () => {
    if (stage !== 'turns')
      return round >= mostRounds
        ? undefined
        : {
            text: say.beginRound[order.order](round + 1, rounds),
            does: beginRound,
            mayNot: !hasDice || !may({ do: 'begin-round', seed: 0 }),
          };
    if (first !== undefined) return taps(say.endTurn(turnName(night, first)), { do: 'end-turn' });
    if (top === undefined) return taps(say.endRound(rounds), { do: 'end-round' });
    return isChosen
      ? undefined
      : taps(say.beginTurn(turnName(night, top)), { do: 'begin-turn', figure: top });
  };
  const now = step();
  return (
    <div
      data-own-bar
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6"
    >
      {isScored && score.isOpen && <ScoreBar control={control} id={scoreId} />}
      <Button
        disabled={!undo}
        title={undoes}
        aria-describedby={undoes === undefined ? undefined : undone}
        onClick={undo}
      >
        <span className="flex min-w-0 flex-col leading-tight">
          <span>{say.undo}</span>
          {undoes !== undefined && (
            <span
              id={undone}
              aria-hidden
              className="line-clamp-2 max-w-36 text-left text-xs font-normal text-muted"
            >
              {undoes}
            </span>
          )}
        </span>
      </Button>
      {isScored && (
        <Button
          aria-expanded={score.isOpen}
          aria-controls={score.isOpen ? scoreId : undefined}
          onClick={score.toggle}
        >
          {say.scores.brief(night.state.scores)}
        </Button>
      )}
      {now && (
        <Button look="main" className="min-w-0 flex-1 basis-36" disabled={now.mayNot} onClick={now.does}>
          <span className="line-clamp-2 min-w-0 leading-tight">{now.text}</span>
        </Button>
      )}
    </div>
  );
}
