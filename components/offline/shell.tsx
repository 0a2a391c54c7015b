'use client';

import dynamic from 'next/dynamic';
import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { LostPage } from '@/components/site/lost-page';
import { messages } from '@/lib/messages/index';
import type { OwnPage } from './pages';
import { placeOf, type Place } from './place';

function Opening() {
  return <p className="text-muted">{messages.offline.opening}</p>;
}

const OwnBuilder = dynamic(() => import('@/components/builder/builder').then(({ Builder: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Prints = dynamic(() => import('@/components/print/print-page').then(({ PrintPage: view }) => view), {
  ssr: false,
  loading: Opening,
});
const OwnParties = dynamic(
  () => import('@/components/roster/parties/parties').then(({ Parties: view }) => view),
  {
    ssr: false,
    loading: Opening,
  },
);
const SharedView = dynamic(() => import('./views').then(({ SharedView: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Rules = dynamic(() => import('./rules').then(({ Rules: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Odds = dynamic(() => import('@/components/odds/odds-page').then(({ OddsPage: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Play = dynamic(() => import('@/components/play/play-page').then(({ PlayPage: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Companion = dynamic(
  () => import('@/components/companion/companion-page').then(({ CompanionPage: view }) => view),
  { ssr: false, loading: Opening },
);

const Maps = dynamic(() => import('@/components/maps/maps-page').then(({ MapsPage: view }) => view), {
  ssr: false,
  loading: Opening,
});

const Privacy = dynamic(
  () => import('@/components/site/privacy-page').then(({ PrivacyPage: view }) => view),
  { ssr: false, loading: Opening },
);

const neverChanges = () => () => undefined;

const ownViews: Readonly<Record<OwnPage, ComponentType>> = {
  build: OwnBuilder,
  print: Prints,
  odds: Odds,
  play: Play,
  table: Companion,
  maps: Maps,
  parties: OwnParties,
  privacy: Privacy,
};

function View({ place }: { readonly place: Place }) {
  if (place.at === 'shared') return <SharedView code={place.code} />;
  if (place.at === 'rules') return <Rules path={place.path} query={place.query} />;
  if (place.at === 'nowhere') return <LostPage />;
  const Own = ownViews[place.at];
  return <Own />;
}

/** Any page, opened on the device without a server: the address says which, and a link holds its hero. */
export function Shell() {
  const address = useSyncExternalStore(
    neverChanges,
    () => window.location.href,
    () => undefined,
  );
  const place = address === undefined ? undefined : placeOf(new URL(address));
  // A view waits here until the games that it shows are open.
  return <Suspense fallback={<Opening />}>{place ? <View place={place} /> : <Opening />}</Suspense>;
}
