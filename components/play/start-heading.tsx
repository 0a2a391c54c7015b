import { Button } from '@/components/ui/button';
import { PageHeading } from '@/components/ui/page-heading';
import { playMessages as say } from '@/lib/messages/play';
import { roomMessages } from '@/lib/messages/room';

/** Above the ways to a match. */
export function StartHeading({ onOnline }: { readonly onOnline: (() => void) | undefined }) {
  return (
    <>
      <PageHeading title={say.title} introduction={say.introduction} />
      {onOnline && (
        <Button className="self-start" onClick={onOnline}>
          {roomMessages.start.jump}
        </Button>
      )}
    </>
  );
}
