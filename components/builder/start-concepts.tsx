'use client';
import { DieFaces } from '@/components/systems/living/die/die-faces';
import { beginnings as say } from '@/lib/systems/living/messages/en/archetypes';
import { words } from '@/lib/messages/index';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { archetypes } from '@/lib/systems/living/start/archetypes';
import { schoolName } from '../systems/living/skills/skill-names';

/** Concepts by their dice, each with the reason to play it. */
export function StartConcepts({ onTake }: { readonly onTake: (hero: HeroDraft) => void }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {archetypes.map(({ id, school, hero }) => {
        const { name, why } = say.concept(id);
        const draft = { ...hero(words.builder.nameless), title: name };
        return (
          <li key={id}>
            <button
              type="button"
              data-concept={id}
              className="grid size-full grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-edge p-3 text-left hover:border-ink"
              onClick={() => onTake(draft)}
            >
              <DieFaces faces={draft.faces} className="mt-1 w-full" />
              <span className="block">
                <span className="block font-display text-lg leading-tight font-bold">{name}</span>
                <span className="block text-sm text-muted">{schoolName(school)}</span>
                <span className="mt-1 block text-sm leading-snug">{why}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
