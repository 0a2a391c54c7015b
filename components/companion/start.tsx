import { FirstDrawn } from '@/components/site/first-drawn';
import { referencesIn } from '@/components/site/sheet-reference';
import type { TableAddress } from '@/components/site/table-address';
import { useBegun } from '@/components/site/use-opened';
import { useSaved } from '@/components/site/use-saved';
import { useOpening } from '@/components/systems/use-game';
import { PageHeading } from '@/components/ui/page-heading';
import { companionMessages as say } from '@/lib/messages/companion';
import { ownGuests } from './filled-table';
import { freshNight, type OpenedNight } from './fresh-night';
import { NightTable, useTableSoon } from './night/lazy-table';
import { SavedNights } from './saved-nights';
import { SetUp } from './set-up';

export const loading = <p className="text-muted">{say.loading}</p>;
export const heading = <PageHeading title={say.title} introduction={say.introduction} />;

/** Ways to a game night, and the night once it is begun. */
export function Start({
  asked,
  keeps = true,
}: {
  readonly asked: TableAddress;
  /** This device may keep heroes: until they are read, nothing is offered. */
  readonly keeps?: boolean;
}) {
  const [begun, setBegun] = useBegun<OpenedNight>('night');
  useTableSoon();
  const references = useOpening(() => referencesIn(asked));
  const begin = (night: Parameters<typeof freshNight>[0], isShared: boolean): void => {
    setBegun({ kept: freshNight(night), id: undefined, isShared });
    window.scrollTo(0, 0);
  };
  const { saved, isRead } = useSaved();
  const isUndecided = references.length === 0;
  const own = useOpening(() => (isUndecided ? ownGuests(saved) : []));
  if (begun) return <NightTable opened={begun} />;
  const isWaiting = isUndecided && !isRead;
  if (isWaiting && keeps)
    return (
      <div className="flex flex-col gap-5">
        {heading}
        {loading}
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <FirstDrawn opening={loading}>{heading}</FirstDrawn>
      <FirstDrawn isLocked={isWaiting} instead={loading}>
        <SavedNights />
        <SetUp key={own[0] ?? ''} asked={references} own={own} onBegin={begin} />
      </FirstDrawn>
    </div>
  );
}
