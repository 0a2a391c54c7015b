import { Waiting } from '@/components/site/waiting';
import { frameWords } from '@/lib/messages/frame';

/** The parties on their way. */
export function Opening() {
  return (
    <div role="status" className="min-h-[60dvh] text-muted">
      <Waiting first={frameWords.offline.opening} />
    </div>
  );
}
