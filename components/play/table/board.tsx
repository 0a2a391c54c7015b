'use client';

import { useState } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { messagesOf } from '@/lib/systems/document';
import type { Point } from '@/lib/table/table';
import type { Region } from '@/lib/match/request';
import { TableMap } from '../map/map';
import { nearestIn, useRegion } from '../map/use-region';
import { matchName } from '../match-name';
import { TurnLine } from './turn-line';
import type { Shown } from './use-table';

/** The map from above, and whose turn it is. */
export function Board({
  shown: { scene },
  encounter,
  region,
  chosen,
  meant,
  onPlace,
  onFigure,
}: {
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly region: Region | undefined;
  readonly chosen: Point | undefined;
  readonly meant: number | undefined;
  readonly onPlace: (place: Point) => void;
  readonly onFigure: (figure: number | undefined) => void;
}) {
  const drawn = useRegion(region);
  const [emblems] = useState(() =>
    encounter.sheets.map((sheet) => messagesOf(encounter.system).summary(sheet).emblem),
  );
  return (
    <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20">
      <h1 className="sr-only">{matchName(encounter)}</h1>
      <TurnLine scene={scene} />
      <div className="mx-auto w-full lg:max-w-[calc(100dvh-11rem)]">
        <TableMap
          scene={scene}
          emblems={emblems}
          region={drawn}
          chosen={chosen}
          meant={meant}
          onPlace={
            region &&
            ((place) => {
              const near = nearestIn(region, drawn, place);
              if (near) onPlace(near);
            })
          }
          onFigure={onFigure}
        />
      </div>
    </div>
  );
}
