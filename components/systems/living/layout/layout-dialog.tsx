'use client';
import { useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import type { Fighter } from '@/lib/systems/living/odds/encounter';
import { aimableSkills } from '@/lib/systems/living/odds/layout-skill';
import { traits } from '@/lib/systems/living/sheet/pips';
import { useEdit, useHero } from '../use-hero';
import { LayoutAnswer } from './answer';
import { useLayout } from './use-layout';
import { goalOf, type Wish } from './wish';
import { WishFields } from './wish-fields';

const say = livingOddsMessages.layout;

/** What the die is to be best at, and the best die for it beside the present one. */
export function LayoutDialog({ foe, onClose }: { readonly foe: Fighter; readonly onClose: () => void }) {
  const hero = useHero();
  const edit = useEdit();
  const [wish, setWish] = useState<Wish>(() => {
    const used = traits.filter((trait) => Object.values(hero.faces).some((face) => face[trait] > 0));
    const [skill] = aimableSkills(hero).own;
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
  const finding = useLayout(goal);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say.title}
      description={say.description(foe.hero.name)}
      closeLabel={messages.builder.actions.close}
    >
      <WishFields hero={hero} foe={foe.hero} wish={wish} onChange={(part) => setWish({ ...wish, ...part })} />
      <LayoutAnswer
        finding={finding}
        goal={goal}
        present={hero.faces}
        onTake={(edits) => {
          edit(edits);
          onClose();
        }}
      />
    </Dialog>
  );
}
