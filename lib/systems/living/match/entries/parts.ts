import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import { waitsForRoll } from '../../skills/every-try';
import type { Skill } from '../../skills/school';

/** The parts of a skill, by when they are played. */
export interface Parts {
  /** Before the roll, on every try: costs, and what the roll goes with. */
  readonly before: readonly Effect[];
  /** A movement before the pip that the pips change: it comes after the roll. */
  readonly rollsFirst: boolean;
  /** Effects before the pip take Life, as a price. */
  readonly isPriced: boolean;
  /** Effects before the pip that affect somebody: a fizzled spell leaves it out (ruling 1 for skills). */
  readonly once: readonly Effect[];
  /**
   * The blue line does something to its target that can be defended; naming a reach is nothing (ruling 15 for skills).
   */
  readonly isDefended: boolean;
  /** Nothing that its user bears changes what its Magic pips do (ruling psion-illusionary-blade). */
  readonly isUnaided: boolean;
  /** The lines in their order: what the blue one does first, green, blue, and what starts the skill again. */
  readonly first: readonly Effect[];
  readonly green: readonly Effect[];
  readonly blue: readonly Effect[];
  readonly later: readonly Effect[];
}

const comesFirst = (effect: Effect): boolean =>
  ('act' in effect && effect.act === 'attack' && effect.first === true) ||
  // A Hand that replaces the figure's in this action only.
  ('lasting' in effect && effect.lasting.some(({ has }) => has === 'hand'));

const startsAgain = (effect: Effect): boolean =>
  'act' in effect && effect.act === 'perform' && effect.action === 'same-skill';

const changesMovement = (effect: Effect): boolean =>
  ('act' in effect && (effect.act === 'jump' || effect.act === 'further')) ||
  ('lasting' in effect &&
    effect.lasting.some((property) => 'from' in property && property.from === 'this-action'));

const isOwnMovement = (effect: Effect): boolean =>
  'act' in effect && effect.act === 'perform' && effect.action === 'movement';

/** # for a while, which the skill's own movement has too (ruling ranger-escape). */
const lengthens = (effect: Effect): boolean =>
  'lasting' in effect && effect.on === 'you' && effect.lasting.some(({ has }) => has === 'movement');

export const partsOf = oncePer((skill: Skill): Parts => {
  const { always = [], green = [], blue = [] } = skill;
  return {
    before: always.filter((effect) => !waitsForRoll(effect, skill)),
    rollsFirst: green.some(changesMovement) || (always.some(isOwnMovement) && green.some(lengthens)),
    isPriced: always.some((effect) => 'act' in effect && effect.act === 'lose'),
    once: always.filter((effect) => waitsForRoll(effect, skill)),
    isDefended: blue.some((effect) => !('parameter' in effect) || effect.parameter === 'lasts'),
    isUnaided: blue.some((effect) => 'act' in effect && effect.act === 'attack' && effect.unaided === true),
    first: blue.filter(comesFirst),
    green: green.filter((effect) => !startsAgain(effect)),
    blue: blue.filter((effect) => !comesFirst(effect)),
    later: green.filter(startsAgain),
  };
});
