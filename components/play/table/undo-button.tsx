import { buttonClass } from '@/components/ui/button';
import { UndoIcon } from '@/components/ui/icons';
import { playMessages } from '@/lib/messages/play';

const say = playMessages.table;

/** On a phone it can be reached at every height of the sheet; beside the board it is with the steps. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <button
      type="button"
      aria-label={say.undo}
      title={say.undo}
      onClick={onUndo}
      className={buttonClass(
        { look: 'quiet', size: 'small' },
        'absolute! top-1 right-1 size-11 px-0! lg:hidden',
      )}
    >
      <UndoIcon className="size-5" />
    </button>
  );
}
