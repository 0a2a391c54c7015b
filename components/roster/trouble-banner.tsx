'use client';

import { useState, type ReactNode } from 'react';
import { fileOf, fileOfParty, keepFile, keepJson } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { ErrorIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages/index';
import { lastGoodCopy } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import { joinsParties } from '@/lib/systems/document';
import { fileLimits, newParty } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';

const say = messages.myHeroes.trouble;

/** One hero as its file, several as party files of a hundred each where their games have parties: what another Pipsmith can open. */
const keepUnsaved = (heroes: readonly SheetDocument[]): void => {
  const together = heroes.length > 1 ? heroes.filter(joinsParties) : [];
  for (const hero of heroes) if (!together.includes(hero)) keepJson(fileOf(hero));
  for (let from = 0; from < together.length; from += fileLimits.heroes)
    keepJson(fileOfParty(newParty(say.file, together.slice(from, from + fileLimits.heroes))));
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
  readonly unsaved: readonly SheetDocument[];
  /** Further actions. */
  readonly children?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border-2 border-error bg-leaf p-4">
      <p className="flex items-center gap-2 font-display text-2xl leading-tight font-bold text-error">
        <ErrorIcon className="size-6 shrink-0" />
        {heading}
      </p>
      <p className="max-w-3xl">{messages.roster.problem(problem)}</p>
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

/** Where the roster cannot be opened: everything as it stood before its last change of layout, as a backup file. */
export function GoodCopyButton() {
  const [isMissing, setMissing] = useState(false);
  const download = async (): Promise<void> => {
    const copy = await lastGoodCopy();
    if (copy.ok && copy.value) {
      const { text, made } = copy.value;
      keepFile(`${messages.myHeroes.backup.file}-${made.slice(0, 10)}.json`, text, 'application/json');
    } else setMissing(true);
  };
  return (
    <>
      <Button onClick={() => void download()}>{say.goodCopy}</Button>
      <p role="status" className="basis-full text-muted empty:hidden">
        {isMissing && say.noGoodCopy}
      </p>
    </>
  );
}
