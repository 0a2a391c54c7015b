import { useState } from 'react';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import { mapPath } from '@/components/site/own-maps';
import { emptyStack, stepBack, stepForward, withStep, type UndoStack } from '@/lib/history';
import { fitted, mirrored, mostPieces, type OwnMap, type OwnPiece } from '@/lib/table/own-map/own-map';
import { saveMap, type DrawnMap, type OpenedMap } from '@/components/site/opened-map';

/** Drawing changes much in a short time. */
const settings: KeeperSettings<DrawnMap> = { save: saveMap, pathOf: mapPath, pace: 400 };

/** Steps that can be taken back. */
const mostSteps = 200;

interface Drawing {
  readonly drawn: DrawnMap;
  readonly stack: UndoStack<DrawnMap>;
  /** Subject of the newest step: several in a row on the same subject are one step. */
  readonly about: string;
  /** The place of the chosen piece in the list; -1 for none. */
  readonly chosen: number;
}

const changed = (now: Drawing, map: OwnMap, about: string, chosen: number): Drawing => ({
  drawn: { ...now.drawn, map },
  stack:
    about !== '' && about === now.about
      ? { ...now.stack, future: [] }
      : withStep(now.stack, now.drawn, mostSteps),
  about,
  chosen,
});

const bounded = (chosen: number, { map }: DrawnMap): number => (chosen < map.pieces.length ? chosen : -1);

/** After an undo or a redo; the same where there was none. */
const gone = (before: Drawing, travel: ReturnType<typeof stepBack<DrawnMap, DrawnMap>>): Drawing =>
  travel
    ? {
        drawn: travel.step,
        stack: travel.stack,
        about: '',
        chosen: bounded(before.chosen, travel.step),
      }
    : before;

/** A map while it is drawn, with its way back, kept on this device as it goes on. */
export const useDrawing = ({ system, map: opened, id }: OpenedMap) => {
  const [now, setNow] = useState<Drawing>(() => ({
    drawn: { system, map: opened },
    stack: emptyStack,
    about: '',
    chosen: -1,
  }));
  const { drawn, stack, chosen } = now;
  const { map } = drawn;
  // A map without a name is not saved until it has one again. A map that was only started doesn't count yet.
  const isWorthKeeping =
    map.name !== '' && (id !== undefined || stack.past.length > 0 || map.pieces.length > 0);
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
    canUndo: stack.past.length > 0,
    canRedo: stack.future.length > 0,
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
      setNow((before) =>
        gone(
          before,
          stepBack(before.stack, () => before.drawn),
        ),
      ),
    redo: (): void =>
      setNow((before) =>
        gone(
          before,
          stepForward(before.stack, () => before.drawn),
        ),
      ),
  };
};

/** Shared by the parts of the editor. */
export type Drawn = ReturnType<typeof useDrawing>;
