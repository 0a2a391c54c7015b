import { buttonClass } from '@/components/ui/button';
import { playMessages } from '@/lib/messages/play';

const say = playMessages.table;

/** On a phone at hand at every height of the sheet; beside the board it is with the steps. */
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
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      </svg>
    </button>
  );
}
