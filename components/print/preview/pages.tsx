'use client';

import { memo, useCallback, useState } from 'react';
import { useSeen } from '@/components/site/use-seen';
import { isPiece } from '@/lib/cards/card';
import type { Sheet } from '@/lib/cards/paper/sheet';
import { printPageMessages } from '@/lib/messages/print-page';
import { SheetView } from './paper-view';

/** Pages that are drawn before anybody scrolls. */
const drawnAtOnce = 3;

type Side = keyof typeof printPageMessages.pageSide;

/** Which side of the paper it is, where that needs saying. */
const sideOf = ({ faces, otherSide }: Sheet, next: Sheet | undefined): Side => {
  if (otherSide) {
    if (faces.length === 0) return 'blank';
    return faces.every(({ side }) => side === 'back') ? 'backs' : 'other';
  }
  return next?.otherSide && faces.some(({ card }) => card.kind !== 'page') ? 'fronts' : 'both';
};

/** Kind of a page without cards. */
const kindOf = ({ faces: [first] }: Sheet): string => {
  const { pageKind } = printPageMessages;
  if (!first) return '';
  if (first.card.kind === 'page') return pageKind.page(first.card.name);
  if (first.card.kind === 'counter') return pageKind.counters;
  return isPiece(first.card) ? pageKind.pieces : pageKind.cards;
};

const Page = memo(function Page({
  sheet,
  side,
  number,
  of,
}: {
  readonly sheet: Sheet;
  readonly side: Side;
  readonly number: number;
  readonly of: number;
}) {
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(number <= drawnAtOnce);
  const draw = useCallback(() => setNear(true), []);
  // A hundred cards are too many to draw at once.
  useSeen(figure, isNear ? undefined : draw, '100%');
  const caption = `${printPageMessages.page(number, of)}${kindOf(sheet)}${printPageMessages.pageSide[side]}`;
  const names = [...new Set(sheet.faces.map(({ card }) => card.name))];
  return (
    <figure
      ref={setFigure}
      className="flex flex-col gap-2 max-lg:w-[88%] max-lg:shrink-0 max-lg:snap-center max-lg:only:w-full"
    >
      <SheetView sheet={sheet} label={printPageMessages.pageLabel(caption, names)} isDrawn={isNear} />
      <figcaption className="text-sm text-muted" aria-hidden>
        {caption}
      </figcaption>
    </figure>
  );
});

/** The pages as they will print: below each other, on a phone side by side. */
export function Pages({ sheets }: { readonly sheets: readonly Sheet[] }) {
  return (
    <div
      role="group"
      aria-label={printPageMessages.preview}
      tabIndex={0}
      className="flex flex-col gap-6 max-lg:snap-x max-lg:flex-row max-lg:gap-3 max-lg:overflow-x-auto max-lg:p-1"
    >
      {sheets.map((sheet, index) => (
        <Page
          key={index}
          sheet={sheet}
          side={sideOf(sheet, sheets[index + 1])}
          number={index + 1}
          of={sheets.length}
        />
      ))}
    </div>
  );
}
