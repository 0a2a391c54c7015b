import { useState } from 'react';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import { mapPath } from '@/components/site/own-maps';
import { fitted, mirrored, mostPieces, type OwnMap, type OwnPiece } from '@/lib/table/own-map/own-map';
import { saveMap, type DrawnMap, type OpenedMap } from '@/components/site/opened-map';

/** Drawing changes much in a short time. */
const settings: KeeperSettings<DrawnMap> = { save: saveMap, pathOf: mapPath, pace: 400 };

/** Steps that can be taken back. */
const mostSteps = 200;

interface Drawing {
  readonly drawn: DrawnMap;
  readonly past: readonly DrawnMap[];
  readonly undone: readonly DrawnMap[];
  /** Subject of the newest step: several in a row on the same subject are one step. */
  readonly about: string;
  /** The place of the chosen piece in the list; -1 for none. */
  readonly chosen: number;
}

const changed = (now: Drawing, map: OwnMap, about: string, chosen: number): Drawing => ({
  drawn: { ...now.drawn, map },
  past: about !== '' && about === now.about ? now.past : [...now.past, now.drawn].slice(-mostSteps),
  undone: [],
  about,
  chosen,
});

const bounded = (chosen: number, { map }: DrawnMap): number => (chosen < map.pieces.length ? chosen : -1);

/** A map while it is drawn, with its way back, kept on this device as it goes on. */
export const useDrawing = ({ system, map: opened, id }: OpenedMap) => {
  const [now, setNow] = useState<Drawing>(() => ({
    drawn: { system, map: opened },
    past: [],
    undone: [],
    about: '',
    chosen: -1,
  }));
  const { drawn, past, undone, chosen } = now;
  const { map } = drawn;
  // One without a name cannot be kept; it is, once it has one again. What was only begun is none yet.
  const isWorthKeeping = map.name !== '' && (id !== undefined || past.length > 0 || map.pieces.length > 0);
  const { keeping, isNewest, writing, takeOver } = useKeeper(drawn, id, settings, isWorthKeeping);

  const withPieces = (pieces: readonly OwnPiece[], about: string, next: number): void =>
    setNow((before) => changed(before, { ...before.drawn.map, pieces }, about, next));
  return {
    map,
    chosen,
    keeping,
    writing,
    takeOver,
    isNewest,
    isFull: map.pieces.length >= mostPieces,
    canUndo: past.length > 0,
    canRedo: undone.length > 0,
    choose: (nth: number): void => setNow((before) => ({ ...before, chosen: nth, about: '' })),
    name: (name: string): void =>
      setNow((before) => changed(before, { ...before.drawn.map, name }, 'name', before.chosen)),
    add: (piece: OwnPiece): void => {
      if (map.pieces.length < mostPieces) withPieces([...map.pieces, fitted(piece)], '', map.pieces.length);
    },
    change: (nth: number, part: Partial<OwnPiece>): void =>
      withPieces(
        map.pieces.map((piece, at) => (at === nth ? fitted({ ...piece, ...part }) : piece)),
        `${nth} ${Object.keys(part).join()}`,
        nth,
      ),
    remove: (nth: number): void =>
      withPieces(
        map.pieces.filter((_, at) => at !== nth),
        '',
        -1,
      ),
    mirror: (): void => withPieces(mirrored(map).pieces, '', chosen),
    undo: (): void =>
      setNow((before) => {
        const last = before.past.at(-1);
        if (!last) return before;
        return {
          drawn: last,
          past: before.past.slice(0, -1),
          undone: [...before.undone, before.drawn],
          about: '',
          chosen: bounded(before.chosen, last),
        };
      }),
    redo: (): void =>
      setNow((before) => {
        const next = before.undone.at(-1);
        if (!next) return before;
        return {
          drawn: next,
          past: [...before.past, before.drawn],
          undone: before.undone.slice(0, -1),
          about: '',
          chosen: bounded(before.chosen, next),
        };
      }),
  };
};

/** Shared by the parts of the editor. */
export type Drawn = ReturnType<typeof useDrawing>;
