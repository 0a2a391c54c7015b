import clsx from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  /** Most likely next step; one on a screen. */
  main: 'bg-ink text-paper border-ink hover:opacity-90',
  plain: 'bg-leaf text-ink border-edge hover:border-ink',
  quiet: 'bg-transparent text-ink border-transparent hover:border-edge',
} as const;

export interface ButtonLook {
  readonly look?: keyof typeof looks;
  readonly size?: 'normal' | 'small';
}

export const buttonClass = ({ look = 'plain', size = 'normal' }: ButtonLook, extra?: string): string =>
  clsx(
    'inline-flex items-center justify-center gap-2 rounded-card border font-semibold transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-50',
    size === 'normal' ? 'min-h-11 px-4 py-2' : 'min-h-10 px-3 py-1 text-sm',
    looks[look],
    extra,
  );

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}

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
