'use client';

import dynamic from 'next/dynamic';
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Encounter } from '@/lib/systems/match-part';
import type { Choice, Region } from '@/lib/match/request';
import type { Lessons } from '../lesson/use-lessons';
import type { Move } from '@/lib/session/moves';
import { TableMap } from '../map/map';
import { emptyTools, type MapTool } from '../map/map-bar';
import { useLook } from '../map/use-look';
import { useReach } from '../map/use-region';
import type { Mark } from '../review/marks';
import { OverBoard } from '../touch/over-board';
import { useAim } from '../touch/use-aim';
import { useTaps } from '../touch/use-taps';
import { focusesOf } from './focus-of';
import { useLooking } from './looking';
import { TurnLine } from './turn-line';
import { measuredTo, useMeasured, useRuler, useStraight } from './use-ruler';
import type { Forecasts } from './use-forecasts';
import type { Shown } from './use-table';

const RulerPanel = dynamic(() => import('./ruler').then((file) => file.RulerPanel));

/** The map from above, and whose turn it is. */
export function Board({
  shown,
  encounter,
  region,
  moves,
  marks,
  forecasts,
  decides,
  lessons: { lesson, pointed },
  end,
  beside,
  onFigure,
  onChoose,
}: {
  readonly shown: Shown;
  readonly encounter: Encounter;
  readonly region: Region | undefined;
  /** Movements that could begin, before a place is asked for. */
  readonly moves: readonly Move[];
  /** Spots of choices that are compared. */
  readonly marks: readonly Mark[];
  readonly forecasts: Forecasts;
  /** Name of the deciding player. */
  readonly decides: string;
  readonly lessons: Lessons;
  /** How the match ended; undefined where it goes on. */
  readonly end: string | undefined;
  /** Where tools of the board have their fields. */
  readonly beside: HTMLElement | null;
  /** A figure is tapped: the list shows it, too. */
  readonly onFigure: (figure: number | undefined) => void;
  readonly onChoose: (...choices: readonly Choice[]) => void;
}) {
  const { scene, words, ranges, measure, news, mine } = shown;
  const { now: looking, look } = useLooking();
  const { place: chosen, about, picked, told: act } = looking;
  // The line above the board is not drawn again for a tap on it.
  const onShow = useCallback((told: typeof act): void => startTransition(() => look({ told })), [look]);
  const { reach, drawn } = useReach(region, moves);
  const focuses = useMemo(
    () => focusesOf(shown, reach, lesson ? [...pointed, lesson.place] : pointed, act?.figures),
    [shown, reach, pointed, lesson, act],
  );
  const ruler = useRuler();
  const [hasRanges, setRanges] = useState(false);
  const [hasHeights, setHeights] = useState(false);
  const { surface, arts } = useLook(encounter);
  const use: Readonly<Record<MapTool, () => void>> = {
    ruler: ruler.turn,
    ranges: () => setRanges(!hasRanges),
    heights: () => setHeights(!hasHeights),
  };
  // One at a time: their words would lie on each other.
  const turn = (tool: MapTool): void => {
    if (tool !== 'ruler' && ruler.isOn) ruler.turn();
    if (tool !== 'ranges') setRanges(false);
    if (tool !== 'heights') setHeights(false);
    use[tool]();
  };
  const empty = emptyTools(scene.terrain, ranges.length > 0);
  const asked = words?.figure ?? scene.acting;
  const { from, to } = ruler.ruler;
  const laid = useMeasured(measure, from, to);
  const aim = useAim(shown, looking, forecasts, { reach, drawn });
  const mover = scene.figures.find(({ id }) => id === words?.figure);
  const { touch, choosable, taps } = useTaps({
    shown,
    region,
    reach,
    drawn,
    moves,
    chosen,
    about,
    ruler,
    forecasts,
    decides,
    picked,
    onPlace: (place, isAsFar = false) => look({ place, isAsFar, picked: undefined }),
    onFigure: (id) => {
      onFigure(id);
      look({ about: id, picked: undefined });
    },
    onChoose,
  });
  const now = {
    ...{ touch, shown, encounter, forecasts, chosen, drawn, decides, lesson, beside },
    canGo: moves.length > 0,
    target: aim.target,
    ...{ onClose: taps.close, onFigure: taps.figure, onChoose },
    onPick: (option: number): void => {
      touch.open(undefined);
      look({ picked: option, place: undefined });
    },
    onLookAt: (seen: NonNullable<Parameters<typeof look>[0]['lookedAt']>): void => look({ lookedAt: seen }),
  };
  // A tap is answered with its mark; what has to be measured for it, and the bubble that says it, follow.
  const deferred = useDeferredValue(now);
  const later = deferred.shown === shown ? deferred : now;
  const there = useMemo(() => later.chosen && reach?.way?.(later.chosen), [reach, later.chosen]);
  const found = aim.way ?? there;
  // Nobody needs to see the way to where they already are.
  const way = found && found.length > (mover?.radius ?? 0) ? found : undefined;
  const threats = useMemo(
    () => (later.chosen ? later.shown.meaning(later.chosen).threats.map(({ figure }) => figure) : []),
    [later.shown, later.chosen],
  );
  const sight = useMeasured(measure, asked, measuredTo(later.shown, later.target));
  const straight = useStraight(measure, mover, found ? undefined : later.chosen);
  const show = useRef(taps.show);
  useEffect(() => {
    show.current = taps.show;
  });
  const onOrder = useCallback((id: number): void => show.current(id), []);
  return (
    <>
      <TurnLine
        {...{ scene, encounter, news, mine, end, onShow }}
        at={shown.at}
        shownAct={act}
        onFigure={onOrder}
      />
      <div data-match-board className="min-w-0">
        <TableMap
          match={encounter.seed}
          scene={scene}
          surface={surface}
          arts={arts}
          shows={{
            region: drawn,
            isOffered: region === undefined,
            chosen,
            meant: aim.meant === asked ? undefined : aim.meant,
            hovered: aim.hovered,
            area: aim.option?.area,
            stands: aim.stands,
            ...{ told: act?.figures ?? [], mine },
            choosable,
            offered: words?.options.flatMap(({ target }) => target ?? []) ?? [],
            ranger: asked,
            ranges: ranges.filter(({ id }) => hasRanges || id === aim.range),
            rulers: [laid, ...(sight?.between?.touches ? [] : [sight]), straight].flatMap(
              (each) => each ?? [],
            ),
            outcomes: aim.outcomes,
            way: ruler.isOn ? undefined : way,
            threats,
            piece: touch.piece,
            moved: shown.moved,
            signs: { lesson, pointed, marks },
          }}
          focuses={focuses}
          used={{ ruler: ruler.isOn, ranges: hasRanges && ranges.length > 0, heights: hasHeights }}
          empty={empty}
          onUse={turn}
          onPlace={taps.place}
          onDrag={taps.drag}
          onDrop={taps.drop}
          onMeasure={(from, to) => ruler.lay({ from, to })}
          onPoint={aim.point}
          onHover={(id) => aim.hover(ruler.isOn ? undefined : id)}
          onFigures={taps.figures}
          over={(anchorOf) => <OverBoard over={later} anchorOf={anchorOf} />}
        />
        {ruler.isOn && (
          <RulerPanel scene={scene} ruler={ruler.ruler} measured={laid} onLay={ruler.lay} beside={beside} />
        )}
      </div>
    </>
  );
}
