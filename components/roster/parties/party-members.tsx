'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { GameLine } from '@/components/site/game-line';
import { SheetPicture } from '@/components/systems/picture';
import { Button } from '@/components/ui/button';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf, textsOf } from '@/lib/systems/document';
import { moved, useRowDrag } from './use-row-drag';

const say = messages.myHeroes.party;

function Grip() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 fill-current">
      {[6, 12, 18].map((y) => (
        <g key={y}>
          <circle cx="9" cy={y} r="1.7" />
          <circle cx="15" cy={y} r="1.7" />
        </g>
      ))}
    </svg>
  );
}

function Arrow({ isUp }: { readonly isUp: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-none stroke-current" strokeWidth="2.4">
      <path d={isUp ? 'm5 15 7-7 7 7' : 'm5 9 7 7 7-7'} />
    </svg>
  );
}

/** The heroes of a party in their order, to be moved by drag or by button, and taken out. */
export function PartyMembers({
  members,
  onOrder,
  onOut,
}: {
  readonly members: readonly SavedHero[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onOut: (id: string) => void;
}) {
  const [news, setNews] = useState('');
  const put = (order: readonly SavedHero[], hero: SavedHero): void => {
    setNews(say.moved(nameOf(hero.hero), order.indexOf(hero) + 1, order.length));
    onOrder(order.map(({ id }) => id));
  };
  const { order, dragged, listRef, handle } = useRowDrag(members, put);
  return (
    <>
      <ul ref={listRef} className="flex flex-col gap-2">
        {order.map((member, index) => {
          const { id, hero } = member;
          const { name, title } = textsOf(hero);
          return (
            <li
              key={id}
              data-member={id}
              className={clsx(
                'flex flex-wrap items-center gap-2 rounded-lg border bg-leaf p-1.5 sm:flex-nowrap sm:gap-3',
                dragged === member ? 'border-ink shadow-[0_4px_14px_rgb(20_14_8/0.3)]' : 'border-line',
              )}
            >
              <span
                title={say.drag(name)}
                className="flex size-10 shrink-0 cursor-grab touch-none items-center justify-center text-muted select-none active:cursor-grabbing"
                {...handle(member)}
              >
                <Grip />
              </span>
              <SheetPicture document={hero} className="w-14 shrink-0" />
              <span className="min-w-0 basis-[calc(100%-7.5rem)] sm:flex-1 sm:basis-0">
                <span data-name className="block truncate font-semibold">
                  {name}
                </span>
                <span className="block truncate font-title text-muted italic">{title}</span>
                <GameLine document={hero} />
              </span>
              <span className="ml-auto flex shrink-0">
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    size="small"
                    look="quiet"
                    className="w-10 !px-0"
                    aria-label={by < 0 ? say.up(name) : say.down(name)}
                    aria-disabled={by < 0 ? index === 0 : index === order.length - 1}
                    onClick={() => {
                      const to = index + by;
                      if (to >= 0 && to < order.length) put(moved(order, index, to), member);
                    }}
                  >
                    <Arrow isUp={by < 0} />
                  </Button>
                ))}
                <Button
                  size="small"
                  look="quiet"
                  className="w-10 !px-0"
                  aria-label={say.out(name)}
                  onClick={() => {
                    setNews(say.takenOut(name));
                    onOut(id);
                  }}
                >
                  <span aria-hidden className="text-xl leading-none">
                    ×
                  </span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
