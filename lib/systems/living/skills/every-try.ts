import type { Effect } from './effects/effect';
import type { NamedId } from './effects/named';
import { isSpell, type Skill } from './school';

/** Named effects that are written before the pip and yet are played once the roll succeeded. */
const afterRoll: ReadonlySet<NamedId> = new Set<NamedId>(['power-drain']);

/**
 * Effects before the pip that last a while, or that the affected figure pays for: a fizzled spell leaves them out
 * (ruling 1 for skills).
 */
export const waitsForRoll = (effect: Effect, skill: Pick<Skill, 'class'>): boolean =>
  'ifCast' in effect ||
  ('lasting' in effect && (effect.until === 'while-it-lasts' || isSpell(skill))) ||
  ('named' in effect && afterRoll.has(effect.named));

/** Named effects that say beforehand what a success brings. */
const ofSuccess: ReadonlySet<NamedId> = new Set<NamedId>(['borrow-spell', 'summon-daemon']);

/** The effect is before the pip but needs the skill to work, so that a mere try never brings it. */
export const needsSuccess = (effect: Effect, skill: Pick<Skill, 'class'>): boolean =>
  waitsForRoll(effect, skill) ||
  ('parameter' in effect && (effect.parameter === 'lasts' || effect.parameter === 'again-this-turn')) ||
  ('act' in effect && effect.act === 'summon') ||
  ('named' in effect && ofSuccess.has(effect.named));
