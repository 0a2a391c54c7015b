'use client';

import { useEffect, useRef, useState } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { messagesOf } from '@/lib/systems/document';
import { playMessages } from '@/lib/messages/play';
import { unit, type Point } from '@/lib/table/table';
import type { Region } from '@/lib/match/request';
import { nearestIn } from '@/lib/session/places';
import { TableMap } from '../map/map';
import { useRegion } from '../map/use-region';
import { matchName } from '../match-name';
import { RulerPanel } from './ruler';
import { TurnLine } from './turn-line';
import { useTableWords } from './table-words';
import { usePointed } from './use-pointed';
import { useRuler } from './use-ruler';
import type { Shown } from './use-table';

/** What of an option is shown on the map while it is looked at. */
export interface LookedAt {
  readonly target?: number | undefined;
  readonly range?: string | undefined;
}

/** The map from above, and whose turn it is. */
export function Board({
  shown,
  encounter,
  region,
  chosen,
  lookedAt,
  onPlace,
  onFigure,
}: {
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly region: Region | undefined;
  readonly chosen: Point | undefined;
  readonly lookedAt: LookedAt;
  readonly onPlace: (place: Point) => void;
  readonly onFigure: (figure: number | undefined) => void;
}) {
  const { sign } = useTableWords();
  const { scene, words, ranges, measure } = shown;
  const drawn = useRegion(region);
  const ruler = useRuler();
  const [hasRanges, setRanges] = useState(false);
  const [emblems] = useState(() =>
    encounter.sheets.map((sheet) => messagesOf(encounter.system).summary(sheet).emblem),
  );
  const [piece, setPiece] = useState<string>();
  const told = scene.terrain.find(({ id }) => id === piece);
  const map = useRef<HTMLDivElement>(null);
  // On a phone the button that asks for a place has scrolled the map away on which it is chosen.
  useEffect(() => {
    if (region) map.current?.scrollIntoView({ block: 'nearest' });
  }, [region]);
  const asked = words?.figure ?? scene.acting;
  const { from, to } = ruler.ruler;
  const laid = from !== undefined && to !== undefined ? measure(from, to) : undefined;
  const sight =
    asked >= 0 && lookedAt.target !== undefined && lookedAt.target !== asked
      ? measure(asked, lookedAt.target)
      : undefined;
  const pointer = usePointed(region, drawn);
  const way = region && (pointer.way ?? (chosen && region.way?.(chosen)));
  const straight = asked >= 0 && chosen && !way ? measure(asked, chosen) : undefined;
  const place = (meant: Point): void => {
    if (ruler.isOn) {
      ruler.pick(meant);
      return;
    }
    const near = region && nearestIn(region, drawn, meant);
    if (near) onPlace(near);
  };
  const pickFigure = (id: number): void => {
    if (ruler.isOn) {
      ruler.pick(id);
      return;
    }
    onFigure(id);
    // Whoever points at somebody while a place is asked means one beside him.
    const figure = scene.figures.find((each) => each.id === id);
    if (region && figure) place(figure.at);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-20">
      <h1 className="sr-only">{matchName(encounter)}</h1>
      <TurnLine scene={scene} />
      <div ref={map} className="mx-auto flex w-full flex-col gap-3 lg:max-w-[calc(100dvh-14rem)]">
        <TableMap
          scene={scene}
          emblems={emblems}
          shows={{
            region: drawn,
            chosen,
            meant: lookedAt.target,
            ranger: asked,
            ranges: ranges.filter(({ id }) => hasRanges || id === lookedAt.range),
            rulers: [laid, ...(sight?.between?.touches ? [] : [sight]), straight].flatMap(
              (each) => each ?? [],
            ),
            way: ruler.isOn ? undefined : way,
            piece,
          }}
          used={{ ruler: ruler.isOn, ranges: hasRanges }}
          onUse={(tool) => (tool === 'ruler' ? ruler.turn() : setRanges(!hasRanges))}
          onPlace={region || ruler.isOn ? place : undefined}
          onPoint={pointer.point}
          onFigure={pickFigure}
          onTerrain={setPiece}
        />
        <p role="status" className="text-sm empty:hidden">
          {told && playMessages.table.terrainOf(told, told.height / unit, sign)}
        </p>
        {ruler.isOn && <RulerPanel scene={scene} ruler={ruler.ruler} measured={laid} onLay={ruler.lay} />}
      </div>
    </div>
  );
}
