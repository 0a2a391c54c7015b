'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useFragment } from '@/components/site/use-fragment';
import { useGames } from '@/components/systems/use-game';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { mapsMessages as say } from '@/lib/messages/maps';
import type { Result } from '@/lib/result';
import { gameName, hasPart, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import type { MapsAddress } from './address';
import { MapEditor } from './editor/map-editor';
import { holdsMap, mapOfDevice, mapOfLink, type OpenedMap } from './opened-map';
import { SavedMaps } from './saved-maps';

/** A map that has to be fetched: undefined on the way. */
const useOpened = (from: 'link' | 'device', name: string): Result<OpenedMap, string> | undefined => {
  const [opened, setOpened] = useState<{ readonly of: string; readonly map: Result<OpenedMap, string> }>();
  const of = `${from} ${name}`;
  useEffect(() => {
    let isAsked = true;
    const fetched = from === 'link' ? mapOfLink(name) : mapOfDevice(name);
    void fetched.then((map) => isAsked && setOpened({ of, map }));
    return () => {
      isAsked = false;
    };
  }, [from, name, of]);
  return opened?.of === of ? opened.map : undefined;
};

function Heading() {
  return (
    <div>
      <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{say.introduction}</p>
    </div>
  );
}

function Fetched({ from, name }: { readonly from: 'link' | 'device'; readonly name: string }) {
  const opened = useOpened(from, name);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  if (opened.ok) return <MapEditor opened={opened.value} />;
  return (
    <>
      <Heading />
      <Notice
        tone="error"
        live
        action={
          <Link href="/maps" className={buttonClass({})}>
            {say.problem.again}
          </Link>
        }
      >
        {opened.error}
      </Notice>
    </>
  );
}

function Begin({ onBegin }: { readonly onBegin: (system: SystemId) => void }) {
  useGames(systemIds);
  return (
    <Panel title={say.begin.title}>
      <div className="flex flex-wrap gap-3">
        {systemIds
          .filter((id) => hasPart(id, 'maps'))
          .map((id) => (
            <Button key={id} onClick={() => onBegin(id)}>
              {say.begin.for(gameName(id))}
            </Button>
          ))}
      </div>
    </Panel>
  );
}

function Start() {
  const [begun, setBegun] = useState<SystemId>();
  const [isNamed, setNamed] = useState(false);
  // A map that was begun here gets its address once it is kept; whoever leaves that address leaves it.
  const hasAddress = useSearchParams().has('map');
  if (begun !== undefined && hasAddress !== isNamed) {
    setNamed(hasAddress);
    if (!hasAddress) setBegun(undefined);
  }
  if (begun !== undefined)
    return (
      <MapEditor opened={{ system: begun, map: { name: say.begin.name, pieces: [] }, id: undefined }} />
    );
  return (
    <div className="flex flex-col gap-5">
      <Heading />
      <Begin onBegin={setBegun} />
      <SavedMaps />
    </div>
  );
}

/** A map that came by a link stays the same when it gets its address on this device. */
function Maps({ asked }: { readonly asked: MapsAddress }) {
  const fragment = useFragment();
  const [sent, setSent] = useState<string>();
  const [isNamed, setNamed] = useState(false);
  const hasAddress = useSearchParams().has('map');
  if (sent !== undefined && hasAddress !== isNamed) {
    setNamed(hasAddress);
    if (!hasAddress) setSent(undefined);
  }
  if (fragment === undefined) return <p className="text-muted">{say.loading}</p>;
  if (holdsMap(fragment) && fragment !== sent) setSent(fragment);
  if (sent !== undefined) return <Fetched key={sent} from="link" name={sent} />;
  if (asked.map !== undefined) return <Fetched key={asked.map} from="device" name={asked.map} />;
  return <Start />;
}

/** Maps of a group's own terrain: drawn, kept, sent, printed. */
export function MapsPage({ asked }: { readonly asked: MapsAddress }) {
  return (
    <div className="flex min-h-[80dvh] flex-col gap-5">
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Maps key={JSON.stringify(asked)} asked={asked} />
      </Suspense>
    </div>
  );
}
