'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { TextFile } from '@/components/site/keep-file';

/**
 * The file behind a shared page. The page carries its text, so that saving needs no network; where that fails, or
 * without scripts, the server makes it.
 */
export function FileLink({
  address,
  file: { name, text },
  label,
  className,
}: {
  readonly address: string;
  readonly file: TextFile;
  readonly label: string;
  readonly className?: string;
}) {
  const keep = async (): Promise<void> => {
    try {
      // Loaded when it is wanted: it brings the rules along, which no shared page needs.
      const { keepFile } = await import('@/components/site/keep-file');
      keepFile(name, text, 'application/json');
    } catch {
      window.location.assign(address);
    }
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    void keep();
  };
  return (
    <a href={address} download className={buttonClass({}, className)} onClick={onClick}>
      {label}
    </a>
  );
}
