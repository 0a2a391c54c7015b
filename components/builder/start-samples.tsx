'use client';
import { useMemo } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { words } from '@/lib/messages/index';
import { heroCards } from '@/components/site/hero-cards';
import { living } from '@/lib/systems/living/living';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { schoolName } from '../systems/living/skills/skill-names';

/** Finished heroes to start from, as cards. */
export function StartSamples({ onTake }: { readonly onTake: (hero: HeroDraft) => void }) {
  const samples = useMemo(
    () => living.samples.map((sample) => ({ ...sample, card: heroCards(sample.hero)[0] })),
    [],
  );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {samples.map(({ id, hero, school, card }) => (
        <li key={id}>
          <button
            type="button"
            data-sample={id}
            className="flex size-full flex-col gap-1 rounded-card border border-edge p-2 text-left hover:border-ink"
            onClick={() => onTake(hero)}
          >
            {card && (
              <span aria-hidden className="block">
                <CardFaceView face={card.front} size={card.size} label={words.site.home.card(hero.name)} />
              </span>
            )}
            <span className="font-display text-lg leading-tight font-bold">{hero.name}</span>
            <span className="font-title text-muted italic">{hero.title}</span>
            <span className="text-sm text-muted">{schoolName(school)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
