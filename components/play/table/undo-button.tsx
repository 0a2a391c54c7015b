import { buttonClass } from '@/components/ui/button';
import { UndoIcon } from '@/components/ui/icons';
import { playMessages } from '@/lib/messages/play';

const say = playMessages.table;

/** At a corner of the question where no other button ever is: on a phone at every height of the sheet. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <button
      type="button"
      aria-label={say.undo}
      title={say.undo}
      onClick={onUndo}
      className={buttonClass(
        { look: 'quiet', size: 'small' },
        'absolute! top-1 left-1 size-11 px-0! lg:-top-2 lg:right-0 lg:left-auto',
      )}
    >
      <UndoIcon className="size-5" />
    </button>
  );
}
