'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useGames } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { namesApart } from '@/lib/language/apart';
import { seriesMessages as say } from '#words/messages/series';
import { matchPartOf } from '@/lib/simulation/contest';
import { nameOf, setAround } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { SeriesOrder } from '@/components/series/series-worker';

const Loading = () => <p className="text-muted">{say.loading}</p>;

const SeriesRun = dynamic(() => import('./series-run').then((file) => file.SeriesRun), {
  ssr: false,
  loading: Loading,
});

interface Asked {
  readonly own: SheetDocument;
  readonly order: SeriesOrder;
}

/** Matches of a sheet that is played in a whole set: with the rest of the boxed set, compared with its target band. */
export function AlonePanel({ own }: { readonly own: SheetDocument }) {
  useGames([own.system], 'match');
  const [asked, setAsked] = useState<Asked>();
  const { alone } = matchPartOf(own.system);
  const around = setAround(own);
  if (!alone || !around) return null;
  const { sheets, teams, team } = around;
  const names = namesApart(sheets.map((sheet) => ({ name: nameOf({ system: own.system, sheet }) })));
  const members = [...new Set(teams)].map((each) => names.filter((_, at) => teams[at] === each));
  const order = asked?.own === own ? asked.order : undefined;
  const play = (): void =>
    setAsked({
      own,
      order: {
        system: own.system,
        sheets,
        teams,
        scenario: undefined,
        map: alone.map,
        seed: (order?.seed ?? 0) + 1,
        player: { plays: 'search', nodes: alone.nodes },
      },
    });
  const controls = (
    <>
      <p className="max-w-prose text-muted">
        {say.alone.intro(members, alone.nodes)} {say.here}
      </p>
      <Button look="main" className="self-start" onClick={play}>
        {order ? say.again : say.play(alone.matches)}
      </Button>
    </>
  );
  return (
    <Panel title={say.title} className="lg:col-span-2">
      {order ? (
        <SeriesRun
          key={order.seed}
          order={order}
          names={names}
          teams={members}
          matches={alone.matches}
          band={{ team, ...alone.band }}
        >
          {controls}
        </SeriesRun>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="font-display text-2xl leading-tight font-bold text-balance">
            {say.unplayedTeams(members)}
          </p>
          {controls}
        </div>
      )}
    </Panel>
  );
}
