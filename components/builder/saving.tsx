'use client';
import { keepHero } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { ErrorMark } from '@/components/ui/marks';
import { words } from '@/lib/messages/index';
import type { RosterProblem } from '@/lib/roster/roster';
import { useBuilderPart, useStore } from '../draft/use-draft';

const say = words.saving;

/** Loud: the hero is not saved. Says why, and what keeps it all the same. */
export function SaveTrouble() {
  const problem = useBuilderPart(({ save }) => (save.saved === 'no' ? save.problem : undefined));
  const name = useBuilderPart((state) => state.hero.name);
  if (!problem) return null;
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-card border-2 border-error bg-leaf p-4">
      <p className="flex items-center gap-2 font-display text-xl leading-tight font-bold text-error">
        <ErrorMark className="size-6 shrink-0" />
        {say.notSaved}
      </p>
      <p className="max-w-3xl">{say.problem(name, problem)}</p>
      <div className="flex flex-wrap gap-2">
        <Ways problem={problem} />
      </div>
    </div>
  );
}

function Ways({ problem }: { readonly problem: RosterProblem }) {
  const { state, saveAgain, showTheirs } = useStore();
  const again = () => void saveAgain();
  if (problem.problem === 'conflict')
    return (
      <>
        <Button look="main" onClick={again}>
          {say.keepCopy}
        </Button>
        <Button onClick={showTheirs}>{say.showTheirs}</Button>
      </>
    );
  const isGone = problem.problem === 'gone';
  return (
    <>
      <Button look="main" onClick={again}>
        {isGone ? say.keepMine : say.retry}
      </Button>
      <Button onClick={() => keepHero(state().hero)}>{say.download}</Button>
    </>
  );
}
