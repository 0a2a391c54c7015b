'use client';

import { useEffect, useState } from 'react';
import { siteMessages } from '@/lib/messages/site';

/** So long a page waits before it says what for, in milliseconds. */
const blink = 1500;

/** What a page says until the heroes of this device are there; when that takes long, it names what is slow. */
export function Waiting({ first = '' }: { readonly first?: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), blink);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? siteMessages.site.waitingForStorage : first;
}
