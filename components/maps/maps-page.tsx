'use client';

import { Link } from '@/components/ui/link';
import { Suspense } from 'react';
import { useAsked } from '@/components/site/use-asked';
import { useFragment } from '@/components/site/use-fragment';
import { useOnDevice } from '@/components/site/use-on-device';
import { useBegun, useFetched, type Source } from '@/components/site/use-opened';
import { useGames } from '@/components/systems/use-game';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Panel } from '@/components/ui/panel';
import { mapsMessages as say } from '@/lib/messages/maps';
import { gameName, hasPart, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { MapEditor } from './editor/map-editor';
import { fetchingMap, holdsMap } from '@/components/site/opened-map';
import { SavedMaps } from './saved-maps';

const heading = <PageHeading title={say.title} introduction={say.introduction} />;

function Fetched({ source }: { readonly source: Source }) {
  const opened = useFetched(source, fetchingMap);
  if (!opened) return <p className="text-muted">{say.loading}</p>;
  if (opened.ok) return <MapEditor opened={opened.value} />;
  return (
    <>
      {heading}
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
  const [begun, setBegun] = useBegun<SystemId>('map');
  if (begun !== undefined)
    return <MapEditor opened={{ system: begun, map: { name: say.begin.name, pieces: [] }, id: undefined }} />;
  return (
    <div className="flex flex-col gap-5">
      {heading}
      <Begin onBegin={setBegun} />
      <SavedMaps />
    </div>
  );
}

/** A map that came by a link stays the same when it gets its address on this device. */
function Maps({ kept }: { readonly kept: string | undefined }) {
  const fragment = useFragment();
  const isAwake = useOnDevice();
  const [sent, setSent] = useBegun<string>('map');
  if (!isAwake) return <p className="text-muted">{say.loading}</p>;
  if (holdsMap(fragment) && fragment !== sent) setSent(fragment);
  if (sent !== undefined) return <Fetched key={sent} source={{ from: 'link', name: sent }} />;
  if (kept !== undefined) return <Fetched key={kept} source={{ from: 'device', name: kept }} />;
  return <Start />;
}

/** Maps of a group's own terrain, to draw, save, share and print. The fragment holds a whole map. */
export function MapsPage() {
  const { query, visit } = useAsked();
  const [kept] = [query['map'] ?? []].flat();
  return (
    <div className="flex min-h-[80dvh] flex-col gap-5">
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Maps key={visit} kept={kept} />
      </Suspense>
    </div>
  );
}
