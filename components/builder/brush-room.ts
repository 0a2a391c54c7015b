import { faceNumbers } from '@/lib/dice/face';
import { living, type HeroDraft, type Owner, type Pip } from '@/lib/systems/index';

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
