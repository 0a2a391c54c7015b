'use client';
import { useDeferredValue, useMemo, useState } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { words } from '@/lib/messages/index';
import { heroCards } from '@/components/site/hero-cards';
import { useOrigin } from '@/components/site/origin';
import { encodeHero, heroLink, originOf } from '@/lib/share/index';
import type { CardOptions } from '@/lib/systems/living/cards/card-labels';
import { living } from '@/lib/systems/living/living';
import { cardPlace } from './card-place';
import { CardTexts } from './dialogs';
import { useBuilder } from '../draft/use-draft';

const say = words.builder.card;

/** The cards as they will print: the hero's, then those of followers and Snowfall. */
export function CardPreview() {
  const origin = useOrigin();
  const builder = useBuilder();
  const hero = useDeferredValue(builder.hero);
  const { photo } = builder;
  const [skills, setSkills] = useState<CardOptions['skills']>();
  const legal = living.isLegal(hero);
  const cards = useMemo(() => {
    const code = encodeHero(hero);
    const from = originOf(origin);
    const link = code.ok && from !== undefined ? heroLink(from, code.value) : undefined;
    return heroCards(hero, { link, photo, skills });
  }, [hero, photo, skills, origin]);
  return (
    <div id={cardPlace} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {cards.map((card) => (
        // A layer of its own: a touch on the die does not paint the card again before it changes.
        <div
          key={card.id}
          className="grid grid-cols-2 overflow-hidden rounded-card border border-line shadow-sm will-change-transform"
        >
          <CardFaceView face={card.front} size={card.size} label={say.front(card.name)} />
          <CardFaceView face={card.back} size={card.size} label={say.back(card.name)} />
        </div>
      ))}
      <div className="min-h-11">
        <CardTexts onTold={setSkills} />
      </div>
      {!legal && <p className="text-sm text-muted">{say.houseRules}</p>}
    </div>
  );
}
