import { words } from '@/lib/messages/index';
import { buttonClass } from '@/components/ui/button';

/** Takes something off the card. */
export function RemoveButton({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  const label = words.builder.equipment.remove(what);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={buttonClass(
        { look: 'quiet', size: 'small' },
        'size-11 shrink-0 px-0! text-muted hover:text-error',
      )}
      onClick={onRemove}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
