import { drawnOnce, remembered } from '../../../../cards/kit/laid-once';
import { kit } from '#words/systems/living/messages/kit';
import { findScenario } from '../../scenarios/index';
import { servesRanged } from '../../sheet/armoury';
import type { HeroDraft } from '../../sheet/hero';
import { isSpell } from '../../skills/school';
import { followerNeeds } from '../cards/follower-needs';
import type { CounterOf } from '../counters/counters';
import { possibleCounters } from '../counters/order-counters';
import { fallenFor } from '../leaflet-later';
import { inDeck, missionOf, namedFigures } from '../mission-figures';
import { neededIn, type ReferenceNeed } from './needs';
import type { Laid, Order } from '../pieces';
import { reference, rulesReference, skillsOf, type ReferenceFor } from './reference';
import { hasAllies } from '../teams';

const once = remembered();

/** A hero or follower with a weapon for ranged attacks. */
const hasShots = ({ equipment, followers }: HeroDraft): boolean =>
  [equipment, ...followers].some(({ weapons }) =>
    weapons.some((weapon) => servesRanged(weapon) || weapon.type === 'magic'),
  );

/** Needs that none of several heroes has; a hero alone plays with others of who knows what kind. */
const unneeded = (heroes: readonly HeroDraft[], counters: readonly CounterOf[]): readonly ReferenceNeed[] => {
  if (heroes.length < 2) return [];
  const hasReload = counters.some((counter) => counter.of === 'status' && counter.status === 'reload');
  const isRemoved = counters.some((counter) => counter.of === 'condition' && counter.condition === 'dazed');
  const skills = skillsOf(heroes);
  const isFollowed = heroes.some(({ followers }) => followers.length > 0) || followerNeeds(heroes).length > 0;
  return [
    ...(hasReload ? [] : (['reload'] as const)),
    ...(isRemoved ? [] : (['remove-condition'] as const)),
    ...(isFollowed ? [] : (['followers'] as const)),
    ...(heroes.some(hasShots) ? [] : (['ranged'] as const)),
    ...(skills.some(isSpell) || skills.some(({ class: kind }) => kind === 'Voodoo')
      ? []
      : (['magic'] as const)),
    ...(skills.some(({ class: kind }) => kind === 'Darkness Spell') ? [] : (['darkness'] as const)),
  ];
};

/** Told by the leaflet of the same kit: the pips, and the fate of those without dice. */
const onLeaflet: readonly ReferenceNeed[] = ['pips', 'dying'];

/** The heroes of a reference and the counters that can come up: it explains those that the kit prints. */
const referenceFor = (order: Order): ReferenceFor => {
  const scenario = findScenario(order.scenario);
  const mission = missionOf(order);
  const possible = possibleCounters(order);
  const counters = possible.map(({ counter }) => counter);
  const heroes = namedFigures(order);
  const needs = neededIn(scenario, !mission || inDeck(mission).length > 0);
  const hasLeaflet = order.kit.includes('contents') && scenario !== undefined;
  const without = [
    ...(scenario?.kind === 'scenario' ? unneeded(heroes, counters) : []),
    ...(hasAllies(scenario, heroes) ? [] : (['allies'] as const)),
    ...(hasLeaflet ? onLeaflet : []),
  ];
  return {
    heroes,
    // Nobody climbs anything in a mission.
    hasHeights: scenario?.kind !== 'mission',
    counters,
    needs: new Set([...needs].filter((need) => !without.some((one) => one === need))),
    hasDials: possible.some(({ rims }) => rims !== undefined),
    ...(scenario?.kind === 'scenario' && { fate: fallenFor(order, scenario) }),
  };
};

/** The reference, with the skills of these heroes and without. */
export const referenceLayer = (order: Order): Laid => ({
  pages: once('reference', [order.sheets, order.scenario, order.kit.includes('contents')], () => [
    drawnOnce(reference(referenceFor(order), kit.reference)),
  ]),
  leanPages: once('lean reference', [order.sheets, order.scenario, order.kit.includes('contents')], () => [
    drawnOnce(rulesReference(referenceFor(order), kit.reference)),
  ]),
});
