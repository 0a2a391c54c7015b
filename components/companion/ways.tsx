import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { Segmented } from '@/components/ui/segmented';
import { companionMessages } from '@/lib/messages/companion';

const say = companionMessages.setUp;

const ways = [
  { value: 'one', label: say.ways.one },
  { value: 'each', label: say.ways.each },
] as const;

/** A new game night, first of all whose phones count. */
export function Ways({
  isShared,
  onShared,
  children,
}: {
  /** Everybody uses a phone of his own. */
  readonly isShared: boolean;
  readonly onShared: (isShared: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-start gap-2">
          <Segmented
            label={say.ways.label}
            value={isShared ? 'each' : 'one'}
            segments={ways}
            onChange={(way) => onShared(way === 'each')}
          />
          <p className="max-w-prose text-muted">{isShared ? say.ways.eachWhy : say.ways.oneWhy}</p>
        </div>
        {children}
      </div>
    </Panel>
  );
}
