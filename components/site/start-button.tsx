'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { frameWords } from '@/lib/messages/frame';

/**
 * The main thing to do: begin a hero, or go on with the one that this device keeps. What reads that hero knows every
 * rule and skill, so it comes after the page.
 */
export function StartButton() {
  const { home } = frameWords.site;
  const [name, setName] = useState<string>();
  useEffect(() => {
    let here = true;
    const find = async (): Promise<void> => {
      const { draftName } = await import('./draft-name');
      if (here) setName(draftName());
    };
    // Without it, as when the network went, the button begins a hero; the builder still opens the one kept here.
    find().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return (
    <Link href="/build" className={buttonClass({ look: 'main' }, 'max-w-full px-6 text-lg')}>
      <span className="truncate">{name === undefined ? home.build : home.continue(name)}</span>
    </Link>
  );
}
