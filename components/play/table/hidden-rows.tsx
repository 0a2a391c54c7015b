import { Button } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';

/** Covers what is seen of a row that doesn't fit; above the answers that end a turn. @param cut pixels of it */
export function RowCover({ cut }: { readonly cut: number }) {
  return (
    <li
      aria-hidden
      style={{ height: cut > 0 ? cut + 1 : 0 }}
      className="absolute inset-x-0 bottom-full mb-px bg-leaf lg:hidden"
    />
  );
}

/** Leads to answers that lie below the edge of the sheet. Seen last, but what ends a turn comes last. */
export function MoreRows({ hidden, onMore }: { readonly hidden: number; readonly onMore: () => void }) {
  return (
    <li className="order-last ml-auto empty:hidden">
      {hidden > 0 && (
        <Button size="small" look="quiet" className="min-h-11! underline" onClick={onMore}>
          {playMessages.table.moreAnswers(hidden)}
        </Button>
      )}
    </li>
  );
}
