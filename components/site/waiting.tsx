'use client';

import { useEffect, useState } from 'react';
import { siteMessages } from '@/lib/messages/site';

/** So long a page waits before it says what for, in milliseconds. */
const blink = 1500;

/** Text of a page until the heroes of this device have loaded; when that takes long, it names the slow step. */
export function Waiting({ first = '' }: { readonly first?: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), blink);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? siteMessages.site.waitingForStorage : first;
}
