'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WriterNotice } from '@/components/writer/writer-notice';
import { companionMessages as say } from '@/lib/messages/companion';
import type { OpenedNight } from '../fresh-night';
import { ShareSheet } from '../share-sheet';
import { NightScreen } from './night-screen';
import { SendSheet } from './send-sheet';
import { SettingsSheet } from './settings-sheet';
import { useNight } from './use-night';

/** A game night on the phone that lies between the players. */
export function NightTable({ opened }: { readonly opened: OpenedNight }) {
  const { control, keeping, writing, takeOver, isKept } = useNight(opened);
  const { night, view, look, isFollowed } = control;
  const [shown, show] = useState<'share' | 'send' | 'settings' | undefined>(
    opened.isShared === true ? 'share' : undefined,
  );
  const close = (): void => show(undefined);
  return (
    <>
      <NightScreen
        control={control}
        buttons={
          <>
            {!isFollowed && (
              <Button size="small" onClick={() => show('share')}>
                {say.share.open}
              </Button>
            )}
            <Button size="small" onClick={() => show('settings')}>
              {say.settings.open}
            </Button>
          </>
        }
        notices={
          <>
            <WriterNotice what="night" writing={writing} onTake={takeOver} />
            {keeping !== 'kept' && (
              <Notice tone="warning" live>
                {say.keeping[keeping]}
              </Notice>
            )}
          </>
        }
        state={keeping === 'kept' && !isFollowed && <p>{isKept ? say.keeping.kept : say.keeping.now}</p>}
      />
      {shown === 'share' && (
        <ShareSheet
          night={night}
          isNew={opened.isShared === true && !control.undo}
          onSend={() => show('send')}
          onClose={close}
        />
      )}
      {shown === 'send' && <SendSheet night={night} onClose={close} />}
      {shown === 'settings' && <SettingsSheet view={view} onLook={look} onClose={close} />}
    </>
  );
}
