import { useState } from 'react';
import { LineNotice } from '@/components/room/line-notice';
import { RoomLink } from '@/components/room/room-link';
import { sharedNightPath } from '@/components/site/play-path';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages as say } from '@/lib/messages/shared-night';
import type { RoomView } from '@/lib/room/membership';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomAddress } from '@/lib/room/room-fragment';
import { NightScreen } from '../night/night-screen';
import { SettingsSheet } from '../night/settings-sheet';
import { HappenedPanel } from './happened-panel';
import { Newcomers } from './newcomers';
import { PeoplePanel } from './people-panel';
import { stepLine } from './step-line';
import { useSharedNight } from './use-shared-night';

/** Everything that isn't as it should be. */
function News({ shown, view }: { readonly shown: SharedNight; readonly view: RoomView }) {
  const { line, seat, dropped } = view;
  const last = shown.steps.findLast((step) => step.seat === seat);
  const isOwn = seat !== 0 && shown.people[seat]?.allowed === 'own';
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {line !== 'live' && <p>{say.line.dice}</p>}
      {isOwn && <p className="text-muted">{say.people.own}</p>}
      {last?.fate === 'unfit' && (
        <Notice tone="warning" live>
          {say.happened.lost(stepLine(last))}
        </Notice>
      )}
      {last?.fate === 'may-not' && (
        <Notice tone="warning" live>
          {say.happened.notAllowed(stepLine(last))}
        </Notice>
      )}
      {dropped === 'full' && (
        <Notice tone="error" live>
          {say.full}
        </Notice>
      )}
    </div>
  );
}

/** A shared night on one of its phones. */
export function SharedTable({
  address,
  client,
  view,
  shared,
}: {
  readonly address: RoomAddress;
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly shared: SharedNight;
}) {
  const { control, shown } = useSharedNight(shared, client, view);
  const [isSetting, set] = useState(false);
  return (
    <>
      <NightScreen
        control={control}
        buttons={
          <Button size="small" onClick={() => set(true)}>
            {companionMessages.settings.open}
          </Button>
        }
        notices={
          <>
            <div className="sticky top-2 z-20 flex flex-col gap-1 rounded-lg shadow-lg empty:hidden">
              <LineNotice
                say={say.line}
                line={view.line}
                waiting={view.inLine.length === 0 ? undefined : say.line.waiting(view.inLine.length)}
                onRetry={() => client.retry()}
              />
            </div>
            <Newcomers shown={shown} own={view.seat} />
            <News shown={shown} view={view} />
            {view.seat === 0 && shown.people.filter((person) => person !== undefined).length === 1 && (
              <Panel title={say.people.invite}>
                <RoomLink path={sharedNightPath(address)} say={say.invitation} />
              </Panel>
            )}
          </>
        }
        panels={
          <>
            <HappenedPanel shown={shown} inLine={view.line === 'live' ? [] : view.inLine} />
            <PeoplePanel address={address} shown={shown} client={client} view={view} />
          </>
        }
      />
      {isSetting && <SettingsSheet view={control.view} onLook={control.look} onClose={() => set(false)} />}
    </>
  );
}
