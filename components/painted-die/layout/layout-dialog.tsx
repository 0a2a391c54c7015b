'use client';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { useShown } from '@/components/draft/use-draft';
import type { Fighter } from '@/lib/painted-die/odds/encounter';
import type { Edit } from '@/lib/systems/sheet';
import type { PipOdds } from '../odds/pip-odds';
import { heroIn, type SomeHero, useEdits } from '../hero';
import { LayoutAnswer } from './answer';
import { useLayout } from './use-layout';
import { goalOf, type Wish } from './wish';
import { WishFields } from './wish-fields';

/** Goal of the die, and the best die for it beside the present one. */
export function LayoutDialog({
  game,
  foe,
  onClose,
}: {
  readonly game: PipOdds;
  readonly foe: Fighter<SomeHero>;
  readonly onClose: () => void;
}) {
  const hero = heroIn(useShown().document.sheet);
  const edit = useEdits();
  const { layout: say } = game.words;
  const { traits, skillsFor, search } = game.layout;
  const [wish, setWish] = useState<Wish>(() => {
    const used = traits.filter((trait) => Object.values(hero.faces).some((face) => (face[trait] ?? 0) > 0));
    const [skill] = skillsFor(hero).own;
    return {
      best: 'damage',
      mix: { damage: 1, lost: 1, skill: 0 },
      skill: skill ? { id: skill.id, of: 'works' } : { magic: 0 },
      hand: 5,
      foeHand: 5,
      foeWay: '',
      cover: false,
      traits: used.length > 0 ? used : traits,
    };
  });
  const goal = useMemo(() => goalOf(wish, hero, foe), [wish, hero, foe]);
  const finding = useLayout(search, goal);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.description(foe.hero.name)}
      closeLabel={messages.builder.actions.close}
    >
      <WishFields
        game={game}
        hero={hero}
        foe={foe.hero}
        wish={wish}
        onChange={(part) => setWish({ ...wish, ...part })}
      />
      <LayoutAnswer
        game={game}
        finding={finding}
        goal={goal}
        present={hero.faces}
        onTake={(edits) => {
          edit(edits as unknown as readonly Edit[]);
          onClose();
        }}
      />
    </Dialog>
  );
}
