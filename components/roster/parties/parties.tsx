'use client';

import dynamic from 'next/dynamic';
import { PartiesOpening } from '../skeleton';

/** The parties know every rule and the database, so they come after the page. */
const PartiesPage = dynamic(() => import('./parties-page').then((file) => file.PartiesPage), {
  ssr: false,
  loading: PartiesOpening,
});

/** The parties of this device, or the one that the address names. */
export function Parties() {
  return <PartiesPage />;
}
