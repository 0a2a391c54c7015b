'use client';
import { Button } from '@/components/ui/button';
import { panels } from '#words/systems/living/messages/panels';
import { petEdits, petKinds } from '@/lib/systems/living/start/pets';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { useEdit, useHero } from '../use-hero';

const say = panels.followers;

/** Pets to begin with, each legal as it comes, and one to paint from nothing. */
export function PetChoice({
  learning = [],
  instead,
  onDone,
}: {
  /** Skills that the hero learns with it. */
  readonly learning?: readonly Edit[];
  /** The place of the pet that goes. */
  readonly instead: number | undefined;
  readonly onDone: () => void;
}) {
  const hero = useHero();
  const edit = useEdit();
  const bring = (edits: readonly Edit[]): void => {
    edit([...learning, ...edits]);
    onDone();
  };
  return (
    <div role="group" aria-label={say.whichPet} className="mt-3 flex flex-col gap-2">
      <p className="font-semibold">{say.whichPet}</p>
      <div className="grid gap-2 sm:grid-cols-3">
        {petKinds.map((kind) => {
          const { name, hint } = say.pets[kind];
          return (
            <Button
              key={kind}
              className="flex-col items-start! gap-0! text-left"
              onClick={() => bring(petEdits(hero, kind, name, instead))}
            >
              <span>{name}</span>
              <span className="text-sm font-normal text-muted">{hint}</span>
            </Button>
          );
        })}
      </div>
      <Button
        size="small"
        look="quiet"
        className="self-start"
        onClick={() =>
          bring([
            ...(instead === undefined ? [] : [{ edit: 'remove-follower', index: instead } as const]),
            { edit: 'add-follower', kind: 'pet', name: '' },
          ])
        }
      >
        {say.blankPet}
      </Button>
    </div>
  );
}
