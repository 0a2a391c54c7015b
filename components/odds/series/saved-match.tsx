'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { seriesMessages as say } from '@/lib/messages/en/series';
import { MatchLog } from './match-log';

/** More than the longest match with the largest heroes, in bytes. */
const largest = 16_000_000;

/** A match that somebody saved, out of its file. */
export function SavedMatch({ file }: { readonly file: File }) {
  const [read, setRead] = useState<{ readonly file: File; readonly text: string }>();
  useEffect(() => {
    let isAsked = true;
    if (file.size <= largest)
      void file.text().then(
        (text) => isAsked && setRead({ file, text }),
        () => isAsked && setRead({ file, text: '' }),
      );
    return () => {
      isAsked = false;
    };
  }, [file]);
  if (file.size > largest)
    return (
      <Notice tone="error" live>
        {say.open.tooLarge}
      </Notice>
    );
  return (
    <div>
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{file.name}</h3>
      {read?.file === file && <MatchLog text={read.text} />}
    </div>
  );
}
