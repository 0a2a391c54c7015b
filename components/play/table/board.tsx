'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import { messagesOf } from '@/lib/systems/document';
import { playMessages } from '@/lib/messages/play';
import { touchMessages } from '@/lib/messages/touch';
import { distanceBetween, unit, type Point } from '@/lib/table/table';
import type { Choice, Region } from '@/lib/match/request';
import { reachOf, type Move } from '@/lib/session/moves';
import { nearestIn } from '@/lib/session/places';
import { TableMap } from '../map/map';
import { useRegion } from '../map/use-region';
import { matchName } from '../match-name';
import { OverBoard } from '../touch/over-board';
import { useTouch } from '../touch/use-touch';
import { RulerPanel } from './ruler';
import { TurnLine } from './turn-line';
import { useTableWords } from './table-words';
import { usePointed } from './use-pointed';
import { useRuler } from './use-ruler';
import type { Forecasts } from './use-forecasts';
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
  moves,
  chosen,
  lookedAt,
  forecasts,
  decides,
  onPlace,
  onFigure,
  onChoose,
  onLookAt,
}: {
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly region: Region | undefined;
  /** Movements that may be begun, where no place is asked for yet. */
  readonly moves: readonly Move[];
  readonly chosen: Point | undefined;
  readonly lookedAt: LookedAt;
  readonly forecasts: Forecasts;
  /** Whose answer it is. */
  readonly decides: string;
  readonly onPlace: (place: Point | undefined) => void;
  readonly onFigure: (figure: number | undefined) => void;
  readonly onChoose: (...choices: readonly Choice[]) => void;
  readonly onLookAt: (lookedAt: LookedAt) => void;
}) {
  const { sign } = useTableWords();
  const { scene, words, ranges, measure } = shown;
  const reach = useMemo(() => region ?? reachOf(moves), [region, moves]);
  const drawn = useRegion(reach);
  const touch = useTouch({ shown, region, moves, chosen, onChoose });
  const ruler = useRuler();
  const [hasRanges, setRanges] = useState(false);
  const [emblems] = useState(() =>
    encounter.sheets.map((sheet) => messagesOf(encounter.system).summary(sheet).emblem),
  );
  const [piece, setPiece] = useState<string>();
  const [missed, setMissed] = useState<{ readonly at: number; readonly text: string }>();
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
  const pointer = usePointed(reach, drawn);
  const way = reach && (pointer.way ?? (chosen && reach.way?.(chosen)));
  const straight = asked >= 0 && chosen && !way ? measure(asked, chosen) : undefined;
  const mover = scene.figures.find(({ id }) => id === words?.figure);
  const nearest = (meant: Point): Point | undefined => reach && nearestIn(reach, drawn, meant);
  const place = (meant: Point): void => {
    if (ruler.isOn) {
      ruler.pick(meant);
      return;
    }
    const near = nearest(meant);
    setMissed(undefined);
    if (chosen && touch.isAgain(meant)) touch.confirm();
    else if (near) {
      onPlace(near);
      touch.open(region ? undefined : { kind: 'place' });
    } else {
      touch.open(undefined);
      setMissed(reach && mover ? { at: shown.at, text: touchMessages.outOfReach(mover.name) } : undefined);
    }
  };
  const drawTo = (to: Point): void => {
    // Whoever is put back where he stands stays there.
    const isBack = mover !== undefined && distanceBetween(to, mover.at) <= mover.radius;
    onPlace(isBack ? undefined : nearest(to));
  };
  const pickFigures = (ids: readonly number[]): void => {
    const [id] = ids;
    if (id === undefined) return;
    if (ruler.isOn) {
      ruler.pick(id);
      return;
    }
    // Whoever points at somebody while a place is asked means one beside him.
    const figure = scene.figures.find((each) => each.id === id);
    const beside = region && figure && nearest(figure.at);
    onFigure(id);
    if (chosen && figure && touch.isAgain(figure.at)) touch.confirm();
    else if (beside) onPlace(beside);
    else touch.open(ids.length > 1 ? { kind: 'several', ids } : { kind: 'figure', id });
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
            isOffered: region === undefined,
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
          onPlace={place}
          onDrag={drawTo}
          onDrop={() => {
            if (touch.ways.length > 1) touch.open({ kind: 'place' });
            else touch.confirm();
          }}
          onPoint={pointer.point}
          onFigures={pickFigures}
          onTerrain={setPiece}
          over={(anchorOf) => (
            <OverBoard
              touch={touch}
              shown={shown}
              encounter={encounter}
              forecasts={forecasts}
              chosen={chosen}
              canGo={moves.length > 0}
              decides={decides}
              anchorOf={anchorOf}
              onChoose={onChoose}
              onLookAt={onLookAt}
            />
          )}
        />
        <p role="status" className="text-sm empty:hidden">
          {told
            ? playMessages.table.terrainOf(told, told.height / unit, sign)
            : missed?.at === shown.at && missed.text}
        </p>
        {ruler.isOn && <RulerPanel scene={scene} ruler={ruler.ruler} measured={laid} onLay={ruler.lay} />}
      </div>
    </div>
  );
}
