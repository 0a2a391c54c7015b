'use client';

import { useState } from 'react';
import { keepFile } from '@/components/site/keep-file';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { lastGoodCopy } from '@/lib/roster/open';

const say = words.myHeroes.trouble;

/** Where the roster cannot be opened: everything as it stood before its last change of layout, as a backup file. */
export function GoodCopyButton() {
  const [isMissing, setMissing] = useState(false);
  const download = async (): Promise<void> => {
    const copy = await lastGoodCopy();
    if (copy.ok && copy.value) {
      const { text, made } = copy.value;
      keepFile(`${words.myHeroes.backup.file}-${made.slice(0, 10)}.json`, text, 'application/json');
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
