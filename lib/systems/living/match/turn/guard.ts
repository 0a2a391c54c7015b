import { perform } from './actions';
import { approach, gettingReady } from './by-itself';
import type { Figure } from '../state/figure';
import { changeLevel, flyerOf } from '../movement/flight';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { giveUpGrants } from './grants';
import { actionsOf } from './offers';
import { attackable } from '../values/weapons';
import { gap, inContact, units } from '../geometry/where';

/** How near an opponent may come, in #. */
const ward = 1;

/** Opponent of a guarding pet: its last attacker, or a figure too near once it is beside its Hero. */
const foeOf = (match: MatchContext, pet: Figure, hero: Figure): Figure | undefined => {
  const able = attackable(match, pet);
  const last = able.find(({ id }) => id === pet.foe);
  if (last || !inContact(pet, hero)) return last;
  const near = able.filter((other) => gap(pet, other) < units(ward));
  return near.sort((a, b) => gap(pet, a) - gap(pet, b) || a.id - b.id)[0];
};

/**
 * One action of a pet whose Hero is down: it goes to the Hero, keeps opponents off, and goes for whoever
 * attacked the Hero last; chapter "Followers: Pet".
 */
export function* guard(match: MatchContext, pet: Figure): Flow {
  const hero = figureOf(match, pet.hero);
  const flyer = pet.isFlying ? flyerOf(match, pet) : undefined;
  if (flyer) changeLevel(match, flyer);
  const able = actionsOf(match, pet);
  const first = able.find(gettingReady);
  if (first) return yield* perform(match, pet, first);
  const foe = foeOf(match, pet, hero);
  const attack = able.find(
    (action) => action.pick === 'melee' && action.target === foe?.id && !('skill' in action),
  );
  if (attack) return yield* perform(match, pet, attack);
  const goal = foe ?? hero;
  if (!inContact(pet, goal) && able.some(({ pick }) => pick === 'move')) yield* approach(match, pet, goal);
  else {
    pet.actions = 0;
    // Its Hero granted them before falling.
    giveUpGrants(match, pet);
  }
}
