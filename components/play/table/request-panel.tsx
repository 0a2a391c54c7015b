'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { Choice, Region } from '@/lib/match/request';
import type { PlainData } from '@/lib/match/plain-data';
import type { Point } from '@/lib/table/table';
import { Options } from './options';
import { PlaceRequest } from './place-request';
import type { Shown } from './use-table';

const say = playMessages.table;

/** A sheet is asked for: one of those worth a look. */
function SheetRequest({
  sheets,
  texts,
  onChoose,
}: {
  readonly sheets: readonly PlainData[];
  readonly texts: readonly string[];
  readonly onChoose: (choice: Choice) => void;
}) {
  const [picked, setPicked] = useState(0);
  const sheet = sheets[picked];
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={say.sheet}
        value={String(picked)}
        onChange={({ target }) => setPicked(Number(target.value))}
      >
        {texts.map((text, nth) => (
          <option key={nth} value={nth}>
            {text}
          </option>
        ))}
      </SelectField>
      <Button
        look="main"
        disabled={sheet === undefined}
        onClick={() => sheet !== undefined && onChoose({ sheet })}
      >
        {say.build}
      </Button>
    </div>
  );
}

/** After an answer the focus is on the next question, where it was on the one before. */
const useFocus = (request: unknown, isOurs: boolean) => {
  const body = useRef<HTMLDivElement>(null);
  const was = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isOurs && was.current && isLost)
      body.current
        ?.querySelector<HTMLElement>('button:not(:disabled), select')
        ?.focus({ preventScroll: true });
  }, [request, isOurs]);
  return {
    body,
    onFocus: () => (was.current = true),
  };
};

/** What is asked, of whom, and every answer that there is. */
export function RequestPanel({
  shown,
  region,
  chosen,
  isRefused,
  isStuck,
  isComputer,
  onRetry,
  onLookAt,
  onLookPlace,
  onChoose,
}: {
  readonly shown: Shown;
  readonly region: Region | undefined;
  readonly chosen: Point | undefined;
  readonly isRefused: boolean;
  readonly isStuck: boolean;
  readonly isComputer: boolean;
  readonly onRetry: () => void;
  readonly onLookAt: (figure: number | undefined) => void;
  readonly onLookPlace: (place: Point) => void;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { request, words, isOurs, scene } = shown;
  const { body, onFocus } = useFocus(request, isOurs);
  if (!request || !words) return null;
  const mover = scene.figures.find(({ id }) => id === words.figure);
  return (
    <Panel title={words.sentence}>
      <div ref={body} onFocus={onFocus}>
        {isOurs && 'options' in request && (
          <Options options={words.options} onChoose={onChoose} onLook={onLookAt} />
        )}
        {isOurs && region && (
          <PlaceRequest
            key={shown.at}
            scene={scene}
            mover={mover}
            region={region}
            chosen={chosen}
            onLook={onLookPlace}
            onChoose={onChoose}
          />
        )}
        {isOurs && 'building' in request && (
          <SheetRequest sheets={request.building.candidates()} texts={words.sheets} onChoose={onChoose} />
        )}
        {isComputer && !isStuck && <p className="text-muted">{say.thinks}</p>}
        {isStuck && (
          <Notice tone="error" live action={<Button onClick={onRetry}>{say.retry}</Button>}>
            {say.stuck}
          </Notice>
        )}
        {isRefused && (
          <Notice tone="error" live>
            {say.refused}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
