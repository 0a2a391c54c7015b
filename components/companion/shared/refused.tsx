import { RefusedPage } from '@/components/room/refused-page';
import { Button } from '@/components/ui/button';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { KeepNight } from './keep-night';

const say = sharedNightMessages.refused;

/** Why a link leads to no night, beside the server's reasons: what this device finds out itself. */
export type Why = Exclude<keyof typeof say, 'reload' | 'retry' | 'own' | 'toMatch' | 'goOn'>;

/** A shared night that can't be entered: why, and what can be done. */
export function NightRefused({
  why,
  shared,
  onRetry,
}: {
  readonly why: Why;
  /** The night as this device knows it. */
  readonly shared?: SharedNight | undefined;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <RefusedPage
      title={companionMessages.title}
      why={say[why]}
      isOld={why === 'version' || why === 'rules'}
      say={say}
      home="/table"
      onRetry={onRetry}
    >
      {shared && <KeepNight shared={shared} label={say.goOn} />}
      {why === 'match' && (
        <Button onClick={() => window.location.assign(`/play${window.location.hash}`)}>{say.toMatch}</Button>
      )}
    </RefusedPage>
  );
}
