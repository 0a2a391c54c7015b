import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { playMessages } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';

const say = playMessages.setUp;

const ways = [
  { value: 'here', label: say.ways.here },
  { value: 'online', label: say.ways.online },
] as const;

/** A new match, first of all where it is played. */
export function Ways({
  isOnline,
  onOnline,
  children,
}: {
  readonly isOnline: boolean;
  readonly onOnline: (isOnline: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-2">
          <Segmented
            label={say.ways.label}
            value={isOnline ? 'online' : 'here'}
            segments={ways}
            onChange={(way) => onOnline(way === 'online')}
          />
          {isOnline && <p className="max-w-prose text-muted">{roomMessages.start.why}</p>}
        </div>
        {children}
      </div>
    </Panel>
  );
}
