import { PageHeading } from '@/components/ui/page-heading';
import { playMessages as say } from '@/lib/messages/play';
import { ToPlayFriend } from './room/play-friend';

/** Above the ways to a match. */
export function StartHeading({ isLearning }: { readonly isLearning: boolean }) {
  return (
    <>
      <PageHeading title={say.title} introduction={say.introduction} />
      {!isLearning && <ToPlayFriend />}
    </>
  );
}
