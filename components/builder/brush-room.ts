import { faceNumbers } from '@/lib/dice/face';
import { living } from '@/lib/systems/living/living';
import type { Owner } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import type { Pip } from '@/lib/systems/living/sheet/pips';

const largestFirst = [...faceNumbers].reverse();

/** How many more pips of this colour the rules and the points let a player paint, the largest faces first. */
export const brushRoom = (hero: HeroDraft, owner: Owner, pip: Pip): number => {
  let draft = hero;
  let painted = 0;
  for (const face of largestFirst) {
    for (let tries = 0; tries < face; tries += 1) {
      if (living.paintLock(draft, owner, face, undefined, pip)) break;
      draft = living.apply(draft, { edit: 'paint', owner, face, to: pip });
      painted += 1;
    }
  }
  return painted;
};
