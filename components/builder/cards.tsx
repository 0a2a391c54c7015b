'use client';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { useShown } from '@/components/draft/use-draft';
import { useOrigin } from '@/components/site/origin';
import { useGames } from '@/components/systems/use-game';
import type { Card } from '@/lib/cards/card';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroLink, originOf } from '@/lib/share/index';
import { cardsOf } from '@/lib/systems/document';
import type { SkillPrint } from '@/lib/systems/skill-print';
import { CardSpace } from './card-space';

const say = messages.builder.card;

/** Cards shown at once; with more, the buttons for the sheet would no longer be in view. */
const atOnce = 4;

/** The cards as they will print, the one with the sheet's name first. */
export function Cards({ skills }: { readonly skills: SkillPrint }) {
  return (
    <Suspense fallback={<CardSpace />}>
      <Drawn skills={skills} />
    </Suspense>
  );
}

function Drawn({ skills }: { readonly skills: SkillPrint }) {
  const origin = useOrigin();
  const shown = useShown();
  const document = useDeferredValue(shown.document);
  const { photo, photos } = shown;
  useGames([document.system], 'cards');
  const cards = useMemo(() => {
    const code = encodeSheet(document);
    const from = originOf(origin);
    const link = code.ok && from !== undefined ? heroLink(from, code.value) : undefined;
    return cardsOf(document, { link, photo, photos, skills });
  }, [document, photo, photos, skills, origin]);
  const [first, further] = [cards.slice(0, atOnce), cards.slice(atOnce)];
  return (
    <>
      <Faces cards={first} />
      {further.length > 0 && (
        <details>
          <summary className="min-h-10 cursor-pointer content-center text-sm font-semibold text-muted hover:text-ink">
            {say.more(further.length)}
          </summary>
          <div className="mt-2 flex flex-col gap-3">
            <Faces cards={further} />
          </div>
        </details>
      )}
    </>
  );
}

function Faces({ cards }: { readonly cards: readonly Card[] }) {
  return cards.map((card) => (
    // Its own layer, so that a touch on the die does not paint the card again until the card changes.
    <div
      key={card.id}
      className="grid grid-cols-2 overflow-hidden rounded-card border border-line shadow-sm will-change-transform"
    >
      <CardFaceView face={card.front} size={card.size} label={say.front(card.name)} />
      <CardFaceView face={card.back} size={card.size} label={say.back(card.name)} />
    </div>
  ));
}
