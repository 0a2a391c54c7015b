import { Link } from '@/components/ui/link';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import type { SharedNight } from '@/lib/companion/shared/shared-night';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { KeepNight } from './keep-night';

const say = sharedNightMessages.refused;

/** Why a link leads to no night, beside the server's reasons: what this device finds out itself. */
export type Why = Exclude<keyof typeof say, 'reload' | 'retry' | 'own' | 'toMatch' | 'goOn'>;

const isSolvedByReload = (why: Why): boolean => why === 'version' || why === 'rules';

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
    <div className="flex flex-col gap-5">
      <PageHeading title={companionMessages.title} />
      <Notice tone="error" live>
        {say[why]}
      </Notice>
      <div className="flex flex-wrap items-start gap-2">
        {isSolvedByReload(why) && <Button onClick={() => window.location.reload()}>{say.reload}</Button>}
        {onRetry && <Button onClick={onRetry}>{say.retry}</Button>}
        {shared && <KeepNight shared={shared} label={say.goOn} />}
        {why === 'match' && (
          <Button onClick={() => window.location.assign(`/play${window.location.hash}`)}>
            {say.toMatch}
          </Button>
        )}
        <Link href="/table" className={buttonClass({})}>
          {say.own}
        </Link>
      </div>
    </div>
  );
}
