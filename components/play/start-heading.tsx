import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { playMessages as say } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';

/** Title of the page; a phone keeps its room for the ways to a match. */
export function PlayHeading() {
  return (
    <div>
      <PageHeading title={say.title} />
      <p className="mt-2 max-w-prose text-muted max-sm:hidden low:hidden">{say.introduction}</p>
    </div>
  );
}

/** Above the ways to a match. */
export function StartHeading({
  onOnline,
  onMissions,
}: {
  readonly onOnline: (() => void) | undefined;
  /** Leads to the missions, where those lie below the set-up. */
  readonly onMissions: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-2">
      <PlayHeading />
      {(onOnline ?? onMissions) && (
        <div className="flex flex-wrap gap-x-1 gap-y-1 sm:gap-x-2">
          {onMissions && (
            <Button look="quiet" className="max-sm:px-2 max-sm:text-sm" onClick={onMissions}>
              {say.missions.jump}
            </Button>
          )}
          {onOnline && (
            <Button className="max-sm:px-2.5 max-sm:text-sm" onClick={onOnline}>
              {roomMessages.start.jump}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
