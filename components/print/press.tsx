'use client';

import clsx from 'clsx';
import { useMemo, useState, type ReactNode } from 'react';
import { useOrigin } from '@/components/site/origin';
import { impose } from '@/lib/cards/imposition';
import type { PaperId } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';
import { originOf } from '@/lib/share/index';
import { living, type HeroDraft } from '@/lib/systems/index';
import { CardNotices } from './card-notices';
import { Choices } from './choices';
import { HouseRules } from './house-rules';
import { PdfDoor } from './pdf-door';
import { chosenPaper, keepPaper } from './paper-choice';
import { everything, stackOf, type Selection } from './selection';
import { SheetView } from './sheet-view';
import { usePress } from './use-press';

const device = (): Storage => window.localStorage;

/** Choices on the left, the pages as they will print on the right; `children` stand in for pages while there are none. */
export function Press({
  heroes,
  children,
}: {
  readonly heroes: readonly HeroDraft[];
  readonly children?: ReactNode;
}) {
  const { printRoom } = words;
  const origin = originOf(useOrigin());
  const [paper, setPaper] = useState<PaperId>(() => chosenPaper(device, navigator.language));
  const [selection, setSelection] = useState<Selection>(everything);
  const [marked, setMarked] = useState(false);

  const stack = useMemo(() => stackOf(heroes, selection, origin), [heroes, selection, origin]);
  const sheets = useMemo(() => impose(stack.cards, { paper, labels: words.print.labels }), [stack, paper]);
  const isEmpty = sheets.length === 0;
  const names = heroes.map((hero) => hero.name);
  const illegal = heroes.filter((hero) => !living.isLegal(hero));
  const press = usePress(sheets, names);

  const choosePaper = (next: PaperId): void => {
    setPaper(next);
    keepPaper(device, next);
  };

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5 lg:sticky lg:top-6">
        {names.length > 0 && <p className="text-lg">{printRoom.of(names)}</p>}
        <Choices
          heroes={heroes}
          paper={paper}
          selection={selection}
          onPaper={choosePaper}
          onSelection={setSelection}
        />
        {illegal.length > 0 && <HouseRules heroes={illegal} marked={marked} onMark={setMarked} />}
        <PdfDoor press={press} name={names[0]} locked={illegal.length > 0 && !marked} empty={isEmpty} />
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-6',
          isEmpty && children !== undefined && 'max-lg:order-first',
        )}
      >
        <CardNotices stack={stack} />
        {sheets.map((sheet, index) => (
          <figure key={index} className="flex flex-col gap-2">
            <SheetView
              sheet={sheet}
              label={printRoom.pageLabel(
                index + 1,
                sheets.length,
                sheet.cards.map(({ card }) => card.name),
              )}
            />
            <figcaption className="text-sm text-muted" aria-hidden>
              {printRoom.page(index + 1, sheets.length)}
            </figcaption>
          </figure>
        ))}
        {isEmpty && (children ?? <p>{printRoom.noCards}</p>)}
      </div>
    </div>
  );
}
