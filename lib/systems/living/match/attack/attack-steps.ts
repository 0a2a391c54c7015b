import type { Effect } from '../../skills/effects/effect';

/** Acts of an attack skill that shape the attack before it is defended, and its damage. */
const shaping: ReadonlySet<string> = new Set(['boost']);
const weighing: ReadonlySet<string> = new Set(['at-least', 'instead-of-damage', 'count-as-critical']);
/** What goes on once the attack is over, its critical hit too. */
const following: ReadonlySet<string> = new Set(['perform', 'receive-reload']);

/** The steps of an attack in their order: before it is defended, what it deals, what comes of it, what follows it. */
export type Step = 'roll' | 'damage' | 'after' | 'following';

const stepOf = (act: string): Step =>
  shaping.has(act) ? 'roll' : weighing.has(act) ? 'damage' : following.has(act) ? 'following' : 'after';

const actOf = (effect: Effect): string => ('act' in effect ? effect.act : '');

/** What lasts and says that it begins with this very attack; a least damage always does. */
const isFromNow = (effect: Effect): boolean =>
  'lasting' in effect &&
  effect.lasting.some(
    (property) => property.has === 'at-least' || ('from' in property && property.from === 'this-attack'),
  );

/** What turns the damage into something else once all is reckoned (ruling 5 for skills). */
export const turning = (effect: Effect): readonly Extract<Effect, { act: 'instead-of-damage' }>[] =>
  'when' in effect && effect.when === 'damages'
    ? effect.then.flatMap((inner) => ('act' in inner && inner.act === 'instead-of-damage' ? [inner] : []))
    : [];

/** Effects of a line that belong to a step of the attack; those within a condition go with it. */
export const ofStep = (effects: readonly Effect[], step: Step): readonly Effect[] =>
  effects.flatMap((effect): readonly Effect[] => {
    if ('when' in effect) {
      if (turning(effect).length > 0) return [];
      const then = ofStep(effect.then, step);
      return then.length === 0 ? [] : [{ ...effect, then }];
    }
    const at = isFromNow(effect) ? 'roll' : stepOf(actOf(effect));
    return at === step ? [effect] : [];
  });
