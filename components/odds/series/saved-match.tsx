'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { decodeText, type NotText } from '@/lib/file-bytes';
import { seriesMessages as say } from '#words/messages/series';
import { messages } from '@/lib/messages/index';
import { err, type Result } from '@/lib/result';
import { MatchLog } from './match-log';

/** More than the longest match with the largest heroes, in bytes. */
const largest = 16_000_000;

/** A match that somebody saved, out of its file. */
export function SavedMatch({ file }: { readonly file: File }) {
  const [read, setRead] = useState<{ readonly file: File; readonly text: Result<string, NotText> }>();
  useEffect(() => {
    let isAsked = true;
    if (file.size <= largest)
      void file.arrayBuffer().then(
        (bytes) => isAsked && setRead({ file, text: decodeText(new Uint8Array(bytes)) }),
        () => isAsked && setRead({ file, text: err({}) }),
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
      {read?.file === file &&
        (!read.text.ok && read.text.error.encoding !== undefined ? (
          <Notice tone="error" live>
            {messages.files.otherEncoding(read.text.error.encoding)}
          </Notice>
        ) : (
          <MatchLog text={read.text.ok ? read.text.value : ''} />
        ))}
    </div>
  );
}
