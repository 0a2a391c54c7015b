import { buttonClass } from './button';

/** Takes something off; a cross. */
export function RemoveButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
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
