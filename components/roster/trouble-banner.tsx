'use client';

import type { ReactNode } from 'react';
import { fileName } from '@/components/site/file-name';
import { fileText, keepFile } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { ErrorMark } from '@/components/ui/marks';
import { words } from '@/lib/messages/index';
import type { RosterProblem } from '@/lib/roster/roster';
import { fileLimits, living, newParty, writeParty, type HeroDraft } from '@/lib/systems/index';

const say = words.myHeroes.trouble;

/** One hero as its file, several as party files of a hundred each: what another Pipsmith can open. */
const keepUnsaved = (heroes: readonly HeroDraft[]): void => {
  const [only, ...more] = heroes;
  const keep = (name: string, file: Readonly<Record<string, unknown>>): void =>
    keepFile(fileName(name, '.pipsmith.json', say.file), fileText(file), 'application/json');
  if (only && more.length === 0) {
    keep(only.name, living.write(only));
    return;
  }
  for (let from = 0; from < heroes.length; from += fileLimits.heroes)
    keep(say.file, writeParty(newParty(say.file, heroes.slice(from, from + fileLimits.heroes))));
};

/** Loud: something is not safe. Says why, and offers what can be saved all the same. */
export function TroubleBanner({
  heading,
  problem,
  unsaved,
  children,
}: {
  readonly heading: string;
  readonly problem: RosterProblem;
  readonly unsaved: readonly HeroDraft[];
  /** What else can be done. */
  readonly children?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border-2 border-error bg-leaf p-4">
      <p className="flex items-center gap-2 font-display text-2xl leading-tight font-bold text-error">
        <ErrorMark className="size-6 shrink-0" />
        {heading}
      </p>
      <p className="max-w-3xl">{words.roster.problem(problem)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {unsaved.length > 0 && (
          <Button look="main" onClick={() => keepUnsaved(unsaved)}>
            {say.download}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
