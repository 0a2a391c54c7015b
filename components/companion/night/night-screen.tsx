import type { ReactNode } from 'react';
import { companionOf } from '@/lib/companion/night';
import { companionMessages as say } from '@/lib/messages/companion';
import { Figures } from './figures';
import type { NightControl } from './night-control';
import { NowPanel } from './now-panel';
import { ScorePanel } from './score-panel';
import { Timer } from './timer';
import { TurnBar } from './turn-bar';
import { TurnList } from './turn-list';
import { useAwake } from './use-awake';

/** A game night as a phone shows it, only on this device or shared. */
export function NightScreen({
  control,
  buttons,
  notices,
  panels,
  state,
}: {
  readonly control: NightControl;
  readonly buttons: ReactNode;
  /** Above everything that is counted. */
  readonly notices: ReactNode;
  /** Below the turn order. */
  readonly panels?: ReactNode;
  /** How it is saved, in a line at the end. */
  readonly state?: ReactNode;
}) {
  const { night, view } = control;
  const canWake = useAwake();
  const { rounds } = companionOf(night.setUp.system);
  const { round } = night.state;
  const shows = (part: (typeof view.hidden)[number]): boolean => !view.hidden.includes(part);
  return (
    <div className="flex flex-col gap-3 pb-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="flex-1 basis-60 text-3xl sm:text-4xl">
          {round === 0 ? say.beforeRound : say.round(round, rounds)}
        </h1>
        <div className="flex flex-wrap gap-2">{buttons}</div>
      </header>
      {shows('timer') && <Timer timer={view.timer} rounds={rounds} onTimer={control.setTimer} />}
      {notices}
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <NowPanel control={control} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Figures control={control} />
        </div>
        {shows('scores') && <ScorePanel control={control} />}
        {shows('deck') && <TurnList control={control} />}
        {panels}
      </div>
      <div className="text-sm text-muted">
        {canWake !== undefined && <p>{canWake ? say.awake.on : say.awake.off}</p>}
        <div>{state}</div>
      </div>
      <TurnBar control={control} />
    </div>
  );
}
