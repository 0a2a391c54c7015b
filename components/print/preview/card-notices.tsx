'use client';

import { Notice } from '@/components/ui/notice';
import type { CardNotice } from '@/lib/cards/card';
import { printPageMessages } from '@/lib/messages/print-page';
import type { NoCode } from '@/lib/messages/en/print-page';
import type { Stack } from '../card-stack';

const sentence = (name: string, notice: CardNotice): string => {
  const say = printPageMessages.notices;
  switch (notice.notice) {
    case 'missing-characters':
      return say.missing(name, notice.characters);
    case 'no-qr-code-too-long':
      return say.tooLong(name);
    case 'continued':
      return say.continued(name, notice.cards);
  }
};

const noCodeReasons = ['this-computer-only', 'no-link'] as const satisfies readonly NoCode[];

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
    ...stack.cards.flatMap((card) => card.notices.map((notice) => sentence(card.name, notice))),
    ...noCodeReasons
      .filter((why) => about(why).length > 0)
      .map((why) => printPageMessages.notices.noCode(why, about(why))),
  ]);
  if (sentences.size === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {[...sentences].map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
    </div>
  );
}
