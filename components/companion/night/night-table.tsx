'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WriterNotice } from '@/components/writer/writer-notice';
import { companionOf } from '@/lib/companion/night';
import { companionMessages as say } from '@/lib/messages/companion';
import type { OpenedNight } from '../opened-night';
import { Figures } from './figures';
import { NowPanel } from './now-panel';
import { ScorePanel } from './score-panel';
import { SendSheet } from './send-sheet';
import { SettingsSheet } from './settings-sheet';
import { Timer } from './timer';
import { TurnBar } from './turn-bar';
import { TurnList } from './turn-list';
import { useAwake } from './use-awake';
import { useNight } from './use-night';

/** A game night on the phone that lies between the players. */
export function NightTable({ opened }: { readonly opened: OpenedNight }) {
  const control = useNight(opened);
  const { night, view, keeping, writing } = control;
  const canWake = useAwake();
  const [shown, show] = useState<'send' | 'settings'>();
  const { rounds } = companionOf(night.setUp.system);
  const { round } = night.state;
  const shows = (part: (typeof view.hidden)[number]): boolean => !view.hidden.includes(part);
  const close = (): void => show(undefined);
  return (
    <div className="flex flex-col gap-3 pb-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="flex-1 text-3xl sm:text-4xl">
          {round === 0 ? say.beforeRound : say.round(round, rounds)}
        </h1>
        <div className="flex gap-2">
          <Button size="small" onClick={() => show('send')}>
            {say.send.open}
          </Button>
          <Button size="small" onClick={() => show('settings')}>
            {say.settings.open}
          </Button>
        </div>
      </header>
      {shows('timer') && (
        <Timer timer={view.timer} rounds={rounds} onTimer={(timer) => control.look({ timer })} />
      )}
      <WriterNotice writing={writing} onTake={control.takeOver} />
      {keeping !== 'kept' && (
        <Notice tone="warning" live>
          {say.keeping[keeping]}
        </Notice>
      )}
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <NowPanel control={control} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Figures control={control} />
        </div>
        {shows('scores') && <ScorePanel control={control} />}
        {shows('deck') && <TurnList night={night} />}
      </div>
      <div className="text-sm text-muted">
        {canWake !== undefined && <p>{canWake ? say.awake.on : say.awake.off}</p>}
        {keeping === 'kept' && writing !== 'elsewhere' && (
          <p>{control.isKept ? say.keeping.kept : say.keeping.now}</p>
        )}
      </div>
      <TurnBar control={control} />
      {shown === 'send' && <SendSheet night={night} onClose={close} />}
      {shown === 'settings' && <SettingsSheet view={view} onLook={control.look} onClose={close} />}
    </div>
  );
}
