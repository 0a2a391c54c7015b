import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { playMessages as say } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';

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
    <>
      <PageHeading title={say.title} introduction={say.introduction} />
      {(onOnline ?? onMissions) && (
        <div className="flex flex-wrap gap-x-2 gap-y-1">
          {onOnline && <Button onClick={onOnline}>{roomMessages.start.jump}</Button>}
          {onMissions && (
            <Button look="quiet" onClick={onMissions}>
              {say.missions.jump}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
