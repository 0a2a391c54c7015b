'use client';

import dynamic from 'next/dynamic';
import { memo, useCallback, useRef, useState } from 'react';
import { useSeen } from '@/components/site/use-seen';
import { isPiece } from '@/lib/cards/card';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { printPageMessages } from '@/lib/messages/print-page';
import { SheetView } from './paper-view';
import type { Spot } from './use-magnifier';

const LargePage = dynamic(() => import('./large-page').then((file) => file.LargePage), {
  loading: () => null,
});

/** Pages that are drawn before anybody scrolls. */
const drawnAtOnce = 3;

type Side = keyof typeof printPageMessages.pageSide;

/** Which side of the paper it is, where that needs saying. */
const sideOf = ({ faces, otherSide }: PrintSheet, next: PrintSheet | undefined): Side => {
  if (otherSide) {
    if (faces.length === 0) return 'blank';
    return faces.every(({ side }) => side === 'back') ? 'backs' : 'other';
  }
  return next?.otherSide && faces.some(({ card }) => card.kind !== 'page') ? 'fronts' : 'both';
};

/** Kind of a page without cards. */
const kindOf = ({ faces: [first] }: PrintSheet): string => {
  const { pageKind } = printPageMessages;
  if (!first) return '';
  if (first.card.kind === 'page') return pageKind.page(first.card.name);
  if (first.card.kind === 'counter') return pageKind.counters;
  return isPiece(first.card) ? pageKind.pieces : pageKind.cards;
};

/** "Page 2 of 3: counters, backs" */
const captionOf = (sheets: readonly PrintSheet[], index: number): string => {
  const { page, pageSide } = printPageMessages;
  const sheet = sheets[index];
  if (!sheet) return '';
  return `${page(index + 1, sheets.length)}${kindOf(sheet)}${pageSide[sideOf(sheet, sheets[index + 1])]}`;
};

const labelOf = (caption: string, { faces }: PrintSheet): string =>
  printPageMessages.pageLabel(caption, [...new Set(faces.map(({ card }) => card.name))]);

const Page = memo(function Page({
  sheet,
  caption,
  index,
  onOpen,
}: {
  readonly sheet: PrintSheet;
  readonly caption: string;
  readonly index: number;
  /** It was tapped there, in parts of the page. */
  readonly onOpen: (index: number, at: Spot) => void;
}) {
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(index < drawnAtOnce);
  const draw = useCallback(() => setNear(true), []);
  // A hundred cards are too many to draw at once.
  useSeen(figure, isNear ? undefined : draw, '100%');
  return (
    <figure
      ref={setFigure}
      className="flex flex-col gap-2 max-lg:w-[88%] max-lg:shrink-0 max-lg:snap-center max-lg:only:w-full"
    >
      <div className="relative">
        <SheetView sheet={sheet} label={labelOf(caption, sheet)} isDrawn={isNear} />
        <button
          type="button"
          aria-label={printPageMessages.large.open(caption)}
          className="absolute inset-0 cursor-zoom-in"
          onClick={({ currentTarget, clientX, clientY, detail }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            // A key opens it where reading begins.
            const at =
              detail === 0 ? { x: 0, y: 0 } : { x: (clientX - left) / width, y: (clientY - top) / height };
            onOpen(index, at);
          }}
        />
      </div>
      <figcaption className="text-sm text-muted" aria-hidden>
        {caption}
      </figcaption>
    </figure>
  );
});

/** The pages as they will print: below each other, on a phone side by side; a tap enlarges one. */
export function Pages({ sheets }: { readonly sheets: readonly PrintSheet[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly index: number; readonly at: Spot }>();
  const onOpen = useCallback((index: number, at: Spot) => setOpened({ index, at }), []);
  const shown = opened && sheets[opened.index];
  const turnTo = (index: number) =>
    opened && sheets[index] ? () => setOpened({ ...opened, index }) : undefined;
  // To the page shown last, among the others.
  const onClosed = (): void => {
    const place = list.current?.children.item(opened?.index ?? 0);
    place?.scrollIntoView({ block: 'nearest', inline: 'center' });
    place?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div
        ref={list}
        role="group"
        aria-label={printPageMessages.preview}
        tabIndex={0}
        className="flex flex-col gap-6 max-lg:snap-x max-lg:flex-row max-lg:gap-3 max-lg:overflow-x-auto max-lg:p-1"
      >
        {sheets.map((sheet, index) => (
          <Page key={index} sheet={sheet} caption={captionOf(sheets, index)} index={index} onOpen={onOpen} />
        ))}
      </div>
      {opened && shown && (
        <LargePage
          title={captionOf(sheets, opened.index)}
          paper={shown.paper}
          at={opened.at}
          before={turnTo(opened.index - 1)}
          after={turnTo(opened.index + 1)}
          onClose={() => setOpened(undefined)}
          onClosed={onClosed}
        >
          <SheetView sheet={shown} label={labelOf(captionOf(sheets, opened.index), shown)} isDrawn />
        </LargePage>
      )}
    </>
  );
}
