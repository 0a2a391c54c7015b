'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { historyKeyOf } from '@/components/ui/keys';
import { messages } from '@/lib/messages/index';
import type { RosterContents } from '@/lib/roster/roster';
import { useActions, type RosterActions } from './use-actions';

import { isTyping } from './use-import';

const say = messages.myHeroes;

/** Undo or redo. On a phone the step's name is only for screen readers, since it would take another row. */
function StepButton({
  name,
  word,
  isDisabled,
  onStep,
}: {
  readonly name: string;
  readonly word: string;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}) {
  return (
    <Button size="small" className="max-w-64" aria-label={name} disabled={isDisabled} onClick={onStep}>
      <span className="truncate max-sm:hidden">{name}</span>
      <span className="sm:hidden">{word}</span>
    </Button>
  );
}

/** Takes the last change back, or does it again; each says which. */
export function UndoButtons({ undo, redo }: Pick<RosterContents, 'undo' | 'redo'>) {
  const actions = useActions();
  const { step } = messages.roster;
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <StepButton
        name={undo ? say.undo(step(undo)) : say.nothingToUndo}
        word={say.nothingToUndo}
        isDisabled={!undo}
        onStep={() => void actions.undo()}
      />
      <StepButton
        name={redo ? say.redo(step(redo)) : say.nothingToRedo}
        word={say.nothingToRedo}
        isDisabled={!redo}
        onStep={() => void actions.redo()}
      />
    </div>
  );
}

/** Ctrl or Cmd with Z takes back, with Shift-Z or Y does again; a field that is being typed in keeps its own. */
export const useUndoKeys = (actions: RosterActions | undefined): void => {
  useEffect(() => {
    if (!actions) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const way = historyKeyOf(event);
      if (!way || isTyping(event.target)) return;
      event.preventDefault();
      void actions[way]();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions]);
};
