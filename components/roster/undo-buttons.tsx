'use client';

import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { useDoing } from './doing';

const say = words.myHeroes;

/** Takes the last change back, or does it again; each says which. */
export function UndoButtons({ undo, redo }: Pick<RosterContents, 'undo' | 'redo'>) {
  const deeds = useDoing();
  const { step } = words.roster;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <Button size="small" className="max-w-64" disabled={!undo} onClick={() => void deeds.undo()}>
        <span className="truncate">{undo ? say.undo(step(undo)) : say.nothingToUndo}</span>
      </Button>
      <Button size="small" className="max-w-64" disabled={!redo} onClick={() => void deeds.redo()}>
        <span className="truncate">{redo ? say.redo(step(redo)) : say.nothingToRedo}</span>
      </Button>
    </div>
  );
}
