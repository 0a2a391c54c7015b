import { frameWords } from '@/lib/messages/frame';

/** The parties on their way. */
export function Opening() {
  return (
    <div role="status" className="min-h-[60dvh] text-muted">
      {frameWords.offline.opening}
    </div>
  );
}
