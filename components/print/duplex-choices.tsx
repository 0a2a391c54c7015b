'use client';

import { useMemo } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { calibrationSheets } from '@/lib/cards/calibration';
import type { PaperId, Place } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';
import { OffsetField } from './offset-field';
import { usePress } from './use-press';

/** The way to a PDF whose two pages tell how far the printer lays the back aside. */
function CalibrationDoor({ paper }: { readonly paper: PaperId }) {
  const say = words.printRoom.calibration;
  const sheets = useMemo(() => calibrationSheets(paper, words.print.calibration), [paper]);
  const { press, print } = usePress(sheets, say.title);
  return (
    <div role="status" className="flex flex-col gap-2">
      {press.state === 'ready' ? (
        <a href={press.url} target="_blank" rel="noopener" className={buttonClass({})}>
          {say.open}
        </a>
      ) : (
        <Button
          aria-disabled={press.state === 'printing'}
          onClick={() => {
            if (press.state !== 'printing') print();
          }}
        >
          {press.state === 'printing' ? words.printRoom.making : say.make}
        </Button>
      )}
      {press.state === 'failed' && <Notice tone="error">{words.print.problem(press.problem)}</Notice>}
    </div>
  );
}

/** What printing on both sides needs besides: where the printer lays the backs, and how to find out. */
export function DuplexChoices({
  paper,
  offset,
  onOffset,
}: {
  readonly paper: PaperId;
  readonly offset: Place;
  readonly onOffset: (offset: Place) => void;
}) {
  const say = words.printRoom.offset;
  return (
    <section aria-label={say.heading} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-lg">{say.heading}</h3>
      <p className="text-sm text-muted">{say.hint}</p>
      <OffsetField label={say.x} value={offset.x} onChange={(x) => onOffset({ ...offset, x })} />
      <OffsetField label={say.y} value={offset.y} onChange={(y) => onOffset({ ...offset, y })} />
      <CalibrationDoor paper={paper} />
    </section>
  );
}
