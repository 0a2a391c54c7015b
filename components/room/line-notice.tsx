import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { RoomView } from '@/lib/room/membership';
import { useOnline } from './use-online';

/** Sentences about the connection of a room. */
interface LineWords {
  readonly connecting: string;
  readonly gathering: string;
  readonly lost: string;
  readonly offline: string;
  readonly retry: string;
}

/** How the connection is, where it isn't as it should be. */
export function LineNotice({
  line,
  say,
  waiting,
  onRetry,
}: {
  readonly say: LineWords;
  readonly line: RoomView['line'];
  /** How much waits here until it is back. */
  readonly waiting?: string | undefined;
  readonly onRetry: () => void;
}) {
  const isOnline = useOnline();
  if (line === 'live' || line === 'closed') return null;
  if (line === 'gathering') return <Notice live>{say.gathering}</Notice>;
  if (line === 'connecting' && isOnline) return <p className="text-muted">{say.connecting}</p>;
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button size="small" onClick={onRetry}>
          {say.retry}
        </Button>
      }
    >
      <span>{isOnline ? say.lost : say.offline}</span>
      {waiting !== undefined && <span> {waiting}</span>}
    </Notice>
  );
}
