'use client';

import dynamic from 'next/dynamic';
import { Suspense, useSyncExternalStore } from 'react';
import { addressIn } from '@/components/odds/address';
import { LostPage } from '@/components/site/lost-page';
import { tableAddressIn } from '@/components/site/table-address';
import { messages } from '@/lib/messages/index';
import { placeOf, type Place } from './place';

function Opening() {
  return <p className="text-muted">{messages.offline.opening}</p>;
}

const OwnBuilder = dynamic(() => import('./views').then(({ OwnBuilder: view }) => view), {
  ssr: false,
  loading: Opening,
});
const Prints = dynamic(() => import('./views').then(({ Prints: view }) => view), {
  ssr: false,
  loading: Opening,
});
const OwnParties = dynamic(() => import('./views').then(({ OwnParties: view }) => view), {
  ssr: false,
  loading: Opening,
});
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

const neverChanges = () => () => undefined;

function View({ place }: { readonly place: Place }) {
  switch (place.at) {
    case 'build':
      return <OwnBuilder arrival={place.arrival} />;
    case 'print':
      return <Prints query={place.query} />;
    case 'odds':
      return <Odds asked={addressIn(place.query)} />;
    case 'play':
      return <Play asked={tableAddressIn(place.query, 'match')} />;
    case 'table':
      return <Companion asked={tableAddressIn(place.query, 'night')} />;
    case 'maps':
      return <Maps kept={place.query['map']?.[0]} />;
    case 'parties':
      return <OwnParties />;
    case 'shared':
      return <SharedView code={place.code} />;
    case 'rules':
      return <Rules path={place.path} query={place.query} />;
    case 'nowhere':
      return <LostPage />;
  }
}

/** Any page, opened on the device alone: the address says which, and a link holds its hero in itself. */
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
