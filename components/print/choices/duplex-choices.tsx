'use client';

import { useMemo } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { calibrationSheets } from '@/lib/cards/paper/calibration';
import type { PaperId, Place } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { usePdf } from '../pdf/use-pdf';
import { OffsetField } from './offset-field';

/** The way to a PDF whose two pages tell how far the printer lays the back aside. */
function CalibrationSheet({ paper }: { readonly paper: PaperId }) {
  const say = printPageMessages.calibration;
  const sheets = useMemo(() => calibrationSheets(paper, messages.print.calibration), [paper]);
  const { pdf, make } = usePdf(sheets, say.title);
  return (
    <div role="status" className="flex flex-col gap-2">
      {pdf.state === 'ready' ? (
        <a href={pdf.url} target="_blank" rel="noopener" className={buttonClass({})}>
          {say.open}
        </a>
      ) : (
        <Button
          aria-disabled={pdf.state === 'making'}
          onClick={() => {
            if (pdf.state !== 'making') make();
          }}
        >
          {pdf.state === 'making' ? printPageMessages.making : say.make}
        </Button>
      )}
      {pdf.state === 'failed' && <Notice tone="error">{messages.print.problem(pdf.problem)}</Notice>}
    </div>
  );
}

/** Choices for printing on both sides: where the printer lays the backs, and how to find out. */
export function DuplexChoices({ paper, offset }: { readonly paper: PaperId; readonly offset: Place }) {
  const say = printPageMessages.offset;
  return (
    <section aria-label={say.heading} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-lg">{say.heading}</h3>
      <p className="text-sm text-muted">{say.hint}</p>
      <OffsetField axis="x" value={offset.x} />
      <OffsetField axis="y" value={offset.y} />
      <CalibrationSheet paper={paper} />
    </section>
  );
}
