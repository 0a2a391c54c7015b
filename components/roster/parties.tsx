'use client';

import dynamic from 'next/dynamic';
import { Opening } from './opening';

/** The parties know every rule and the database, so they come after the page. */
const PartiesRoom = dynamic(() => import('./parties-room').then((file) => file.PartiesRoom), {
  ssr: false,
  loading: Opening,
});

/** The parties of this device, or the one that the address names. */
export function Parties() {
  return <PartiesRoom />;
}
