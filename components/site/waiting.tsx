'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { siteMessages } from '@/lib/messages/site';
import { useOnDevice } from './use-on-device';

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

/** Controls that the server has drawn take nothing until their scripts are there: what is chosen before would be lost. */
export function OnceAwake({ children }: { readonly children: ReactNode }) {
  const isAwake = useOnDevice();
  return (
    <fieldset disabled={!isAwake} className="contents">
      {children}
    </fieldset>
  );
}
