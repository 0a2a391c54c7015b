import clsx from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  /** What most people want next; one on a screen. */
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
