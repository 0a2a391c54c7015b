import { CopyLink } from '@/components/site/copy-link';
import { useOrigin } from '@/components/site/origin';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { QrView } from '@/components/ui/qr';
import { screenQrCode } from '@/lib/cards/qr';
import { roomMessages } from '@/lib/messages/room';
import { roomFragment, type RoomAddress } from '@/lib/room/room-fragment';
import type { RoomMatch } from '@/lib/session/room-match';
import { Offered } from './offered';

const say = roomMessages.invitation;

export const roomPath = (address: RoomAddress): string => `/play#${roomFragment(address)}`;

/** Whether nobody else can open an address. */
const isOnlyHere = (origin: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);

/** The link of a room, to send or to scan. */
export function RoomLink({ address }: { readonly address: RoomAddress }) {
  const origin = useOrigin() ?? '';
  const path = roomPath(address);
  const code = origin === '' ? undefined : screenQrCode(`${origin}${path}`);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {code && <QrView d={code.d} modules={code.modules} label={say.qr} className="w-44 rounded-lg" />}
      <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-3">
        <CopyLink of={path} to={{ path }} words={say.link} />
        <p className="text-sm text-muted">{say.only}</p>
        {isOnlyHere(origin) && <p className="text-sm text-warning">{say.local}</p>}
      </div>
    </div>
  );
}

/** Before the friend is there: how to invite him, and what was set up. */
export function Invitation({ address, match }: { readonly address: RoomAddress; readonly match: RoomMatch }) {
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={say.title} introduction={say.how} />
      <Notice live>{say.waits}</Notice>
      <RoomLink address={address} />
      <Panel title={roomMessages.offered.title}>
        <Offered match={match} own={0} />
      </Panel>
    </div>
  );
}
