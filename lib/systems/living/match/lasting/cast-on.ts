import type { Casting, AuraKind, Clock, Figure } from '../state/figure';
import { newKey, type MatchContext } from '../state/match-context';
import { isSpell } from '../../skills/school';
import type { Use } from '../state/use';
import { dropModifiers, modifiersOf, inForce, replaceAura, thatCount } from './castings';

import { endingsOf } from '../entries/duration';
import { addAura } from './modifiers';

/** Whether what lies there of a spell was for the very next one, which is this casting of it. */
const endsByCasting = ({ skill, origin }: Use): boolean =>
  !origin.given && isSpell(skill) && endingsOf(skill).includes('casts-spell');

/**
 * Puts what a skill leaves on a figure, for its pips and its time. Where the same caster's casting of it lies there, that
 * is the place of the new one too; of the two the stronger counts, each for its own time (ruling 3 for skills).
 * @param blue what is left of its Magic pips on this figure
 */
export const castOn = (
  match: MatchContext,
  on: Figure,
  kind: AuraKind,
  use: Use,
  clock: Clock,
  blue: number,
): void => {
  const { skill, user: by, green } = use;
  const before = on.auras.find(
    (each) => each.stored === undefined && each.skill === skill.id && each.by === by,
  );
  if (!before) {
    addAura(match, on, kind, { use }, clock, blue);
    return;
  }
  const { key } = before;
  if (use.auras.get(on.id) === key) {
    // This very use has laid it already, as another kind.
    if (!use.waiting.has(key)) replaceAura(on, { ...before, kind });
    return;
  }
  use.auras.set(on.id, key);
  match.host.emit({ type: 'aura', figure: on.id, kind, skill: skill.id });
  const fresh: Casting = { key: newKey(match), green, blue, clock, modifiers: [] };
  const old: Casting = { ...before, modifiers: modifiersOf(match, key) };
  const all = endsByCasting(use) ? [fresh] : [fresh, old, ...(before.dormant ?? [])];
  const [now = fresh, ...dormant] = thatCount(skill, all);
  if (now === fresh) for (const figure of match.s.figures) dropModifiers(figure, key);
  else use.waiting.set(key, fresh.key);
  replaceAura(on, inForce(now === fresh ? { ...before, kind } : before, now, dormant));
};
