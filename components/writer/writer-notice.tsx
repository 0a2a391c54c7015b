import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { writerMessages as say } from '@/lib/messages/writer';
import type { Writing } from './writer';

/** Says that another tab has this, with the way to go on here; quiet where no browser could tell. */
export function WriterNotice({
  what,
  writing,
  onTake,
}: {
  readonly what: keyof typeof say.elsewhere;
  readonly writing: Writing;
  readonly onTake: () => void;
}) {
  if (writing === 'unguarded') return <p className="text-sm text-muted">{say.unguarded}</p>;
  if (writing !== 'elsewhere') return null;
  return (
    <Notice tone="warning" live action={<Button onClick={onTake}>{say.take}</Button>}>
      {say.elsewhere[what]}
    </Notice>
  );
}
