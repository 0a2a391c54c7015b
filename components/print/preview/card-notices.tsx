'use client';

import { Notice } from '@/components/ui/notice';
import type { CardNotice } from '@/lib/cards/card';
import { printPageMessages } from '@/lib/messages/print-page';
import type { NoCode } from '#words/messages/print-page';
import type { Stack } from '../card-stack';

const sentence = (name: string, notice: Exclude<CardNotice, { notice: 'continued' }>): string => {
  const say = printPageMessages.notices;
  switch (notice.notice) {
    case 'missing-characters':
      return say.missing(name, notice.characters);
    case 'no-qr-code-too-long':
      return say.tooLong(name);
  }
};

/** Which heroes have text that goes on over further cards, by how many. */
const continuedSentences = (stack: Stack): readonly string[] => {
  const names = new Map<number, string[]>();
  for (const card of stack.cards)
    for (const notice of card.notices)
      if (notice.notice === 'continued')
        names.set(notice.cards, [...(names.get(notice.cards) ?? []), card.name]);
  return [...names].map(([cards, heroes]) =>
    printPageMessages.notices.continued([...new Set(heroes)], cards),
  );
};

/** Nobody can do anything about the other reason, which stands as a quiet line. */
const noCodeReasons = ['no-link'] as const satisfies readonly NoCode[];

/** Notices for the player before the cards and the kit are printed, each sentence once. */
export function CardNotices({
  stack,
  notices = [],
}: {
  readonly stack: Stack;
  readonly notices?: readonly string[] | undefined;
}) {
  const about = (why: NoCode): readonly string[] =>
    stack.noCode.filter((entry) => entry.why === why).map(({ name }) => name);
  const sentences = new Set([
    ...notices,
    ...stack.cards.flatMap((card) =>
      card.notices.flatMap((notice) => (notice.notice === 'continued' ? [] : sentence(card.name, notice))),
    ),
    ...noCodeReasons
      .filter((why) => about(why).length > 0)
      .map((why) => printPageMessages.notices.noCode(why, about(why))),
    ...continuedSentences(stack),
  ]);
  const isLocal = about('this-computer-only').length > 0;
  if (sentences.size === 0 && !isLocal) return null;
  return (
    <div className="flex flex-col gap-2">
      {[...sentences].map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      {isLocal && (
        <p className="text-sm text-muted">
          {printPageMessages.notices.noCode('this-computer-only', about('this-computer-only'))}
        </p>
      )}
    </div>
  );
}
