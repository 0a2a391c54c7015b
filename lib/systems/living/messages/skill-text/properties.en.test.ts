import { expect, test } from 'vitest';
import { moments as all, type Moment } from '../../skills/effects/terms';
import type { Property } from '../../skills/effects/effect';
import { compared, said, type Row } from '#words/systems/living/messages/skill-text/testing/said';

const properties: Readonly<Record<Property['has'], Row>> = {
  value: [
    { lasting: [{ has: 'value', value: 'DV', by: 1 }], on: 'target', until: 'your-next-turn' },
    'The target gets +1 DV until your next turn begins.',
    'The target gets +3 DV until your next turn begins.',
  ],
  'attack-value': [
    { lasting: [{ has: 'attack-value', by: 1, for: 'next-attack' }], on: 'target', until: 'your-next-turn' },
    'The target gets +1 AV or RAV on its next attack until your next turn begins.',
    'The target gets +3 AV or RAV on its next attack until your next turn begins.',
  ],
  set: [
    { lasting: [{ has: 'set', value: 'movement', to: 4 }], on: 'target', until: 'your-next-turn' },
    'The target’s movement is 4# until your next turn begins.',
    'The target’s movement is 4# until your next turn begins.',
  ],
  movement: [
    { lasting: [{ has: 'movement', by: -1 }], on: 'target', until: 'your-next-turn' },
    'The target moves 1# less per movement action until your next turn begins.',
    'The target moves 3# less per movement action until your next turn begins.',
  ],
  'movement-cap': [
    { lasting: [{ has: 'movement-cap', to: 1 }], on: 'target', until: 'your-next-turn' },
    'The target moves at most 1# on each movement action until your next turn begins.',
    'The target moves at most 3# on each movement action until your next turn begins.',
  ],
  'half-movement': [
    { lasting: [{ has: 'half-movement' }], on: 'target', until: 'your-next-turn' },
    'The target moves only half as far until your next turn begins.',
    'The target moves only half as far until your next turn begins.',
  ],
  dicepool: [
    { lasting: [{ has: 'dicepool', by: 1 }], on: 'target', until: 'your-next-turn' },
    'The target gets +1 die in its Dicepool until your next turn begins.',
    'The target gets +3 dice in its Dicepool until your next turn begins.',
  ],
  'less-damage': [
    { lasting: [{ has: 'less-damage', by: 1, from: 'each-source' }], on: 'target', until: 'your-next-turn' },
    'The target takes 1 less damage from each source until your next turn begins.',
    'The target takes 3 less damage from each source until your next turn begins.',
  ],
  'at-least': [
    { lasting: [{ has: 'at-least', damage: 1 }], on: 'target', until: 'your-next-turn' },
    'The target deals at least 1 damage with every attack, this one included, whatever the DV until your next turn begins.',
    'The target deals at least 3 damage with every attack, this one included, whatever the DV until your next turn begins.',
  ],
  'heal-more': [
    { lasting: [{ has: 'heal-more', by: 1 }], on: 'target', until: 'your-next-turn' },
    'The target regains 1 more Life from each spell that restores Life until your next turn begins.',
    'The target regains 3 more Life from each spell that restores Life until your next turn begins.',
  ],
  immune: [
    { lasting: [{ has: 'immune', to: 'conditions' }], on: 'target', until: 'your-next-turn' },
    'The target can’t receive conditions until your next turn begins.',
    'The target can’t receive conditions until your next turn begins.',
  ],
  'may-not': [
    { lasting: [{ has: 'may-not', what: 'attack' }], on: 'target', until: 'your-next-turn' },
    'The target can’t attack until your next turn begins.',
    'The target can’t attack until your next turn begins.',
  ],
  'no-target': [
    { lasting: [{ has: 'no-target', of: 'anything' }], on: 'target', until: 'your-next-turn' },
    'The target can’t be the target of attacks or skills until your next turn begins.',
    'The target can’t be the target of attacks or skills until your next turn begins.',
  ],
  'reads-as': [
    {
      lasting: [{ has: 'reads-as', pips: 1, from: 'either' }],
      on: 'target',
      until: 'your-next-turn',
    },
    'The target may count 1 Defence pip as Magic, or vice versa, when defending until your next turn begins.',
    'The target may count up to 3 Defence pips as Magic, or vice versa, when defending until your next turn begins.',
  ],
  'skill-pips': [
    { lasting: [{ has: 'skill-pips', by: 1, for: 'next-skill' }], on: 'target', until: 'your-next-turn' },
    'The target gets +1 Skill pip on its next skill until your next turn begins.',
    'The target gets +3 Skill pips on its next skill until your next turn begins.',
  ],
  blind: [
    { lasting: [{ has: 'blind' }], on: 'target', until: 'your-next-turn' },
    'The target is blind: it can’t perform actions that target anyone else, except Shouts until your next turn begins. It can see again at the end of the phase in which it leaves the cloud or the cloud ends.',
    'The target is blind: it can’t perform actions that target anyone else, except Shouts until your next turn begins. It can see again at the end of the phase in which it leaves the cloud or the cloud ends.',
  ],
  whenever: [
    {
      lasting: [{ has: 'whenever', moment: 'moves', effects: [{ act: 'lose', amount: 1, whom: 'target' }] }],
      on: 'target',
      until: 'your-next-turn',
    },
    'Until your next turn begins, whenever the target moves, it loses 1 Life.',
    'Until your next turn begins, whenever the target moves, it loses 3 Life.',
  ],
  next: [
    {
      lasting: [
        { has: 'next', count: 1, moment: 'moves', effects: [{ act: 'lose', amount: 1, whom: 'target' }] },
      ],
      on: 'target',
      until: 'your-next-turn',
    },
    'Until your next turn begins, the next time the target moves (one movement per pip), it loses 1 Life.',
    'Until your next turn begins, the next 3 times the target moves, it loses 3 Life.',
  ],
  'passes-damage': [
    {
      lasting: [{ has: 'passes-damage', amount: 1, to: { every: 'ally', in: 'reach' } }],
      on: 'target',
      until: 'your-next-turn',
    },
    'The target may pass 1 damage from each attack to one ally within reach until your next turn begins.',
    'The target may pass up to 3 damage from each attack to one ally within reach until your next turn begins.',
  ],
  hand: [
    { lasting: [{ has: 'hand', dice: 1 }], on: 'target', until: 'your-next-turn' },
    'The target has a Hand of 1 die until your next turn begins.',
    'The target has a Hand of 3 dice until your next turn begins.',
  ],
  'fewer-dice-on-you': [
    { lasting: [{ has: 'fewer-dice-on-you', dice: 1 }], on: 'target', until: 'your-next-turn' },
    'The target rolls 1 die fewer for anything that would affect you until your next turn begins.',
    'The target rolls 3 dice fewer for anything that would affect you until your next turn begins.',
  ],
};

const others: readonly Row[] = [
  [
    { lasting: [{ has: 'less-damage', by: -1 }], on: 'target', until: 'your-next-turn' },
    'The target takes 1 more damage each time it’s damaged until your next turn begins.',
    'The target takes 3 more damage each time it’s damaged until your next turn begins.',
  ],
  [
    { lasting: [{ has: 'may-not', what: 'all-but-move' }], on: 'target', until: 'your-next-turn' },
    'The target may only perform movement actions until your next turn begins.',
    'The target may only perform movement actions until your next turn begins.',
  ],
  [
    { lasting: [{ has: 'passes-damage', amount: 'half', to: 'you' }], on: 'target', until: 'your-next-turn' },
    'The target shares all its damage equally with you until your next turn begins. You take any odd point, and may defend against your share as usual.',
    'The target shares all its damage equally with you until your next turn begins. You take any odd point, and may defend against your share as usual.',
  ],
];

test.each(others)('%j in words', (...row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

test.each(Object.entries<Row>(properties))('the property "%s" in words', (_, row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

const moments: Readonly<Record<Moment, string>> = {
  'turn-begins': 'whenever the target’s turn begins',
  hit: 'whenever the target is hit',
  'attacked-in-melee': 'whenever someone attacks the target in melee',
  'attacked-at-range': 'whenever someone attacks the target at range',
  damaged: 'whenever the target would be damaged',
  attacks: 'whenever the target attacks',
  'attacks-in-melee': 'whenever the target makes a melee attack',
  hits: 'whenever the target hits a figure',
  'announces-attack': 'whenever the target announces a melee or ranged attack, with or without a skill',
  'announces-spell': 'whenever the target tries to cast a spell',
  'announces-skill-but-no-spell': 'whenever the target uses a skill that isn’t a spell',
  'checks-skill-against-opponent': 'whenever the target uses a skill on an opponent',
  'chosen-by-light-spell': 'whenever someone aims a Light Spell at the target',
  'casts-death-spell-on-another': 'whenever the target casts a Death Spell on someone else',
  'restores-life': 'whenever the target would regain Life',
  moves: 'whenever the target moves',
  'ends-early': 'if this ends early',
  ends: 'when this ends',
  'snowball-thrown-at-you': 'whenever a snowball is thrown at you',
  'dies-or-ends': 'when the target dies again or this ends',
  'attacked-with-weapons': 'whenever someone attacks the target in melee or at range',
  'hit-by-weapons': 'whenever the target is hit in melee or at range',
  'in-swarm': 'whenever the target touches the swarm on its own turn',
};

test.each(all)('the moment "%s" in words', (moment) => {
  const whenever = (pips: number) =>
    said(
      {
        lasting: [
          {
            has: 'whenever',
            moment: moment,
            effects: [{ act: 'give', condition: 'dazed', count: 1, whom: 'target' }],
          },
        ],
        on: 'target',
        until: 'this-turn',
      },
      pips,
    );
  // Behind "this ends", "it" would be the skill.
  const bearer = moments[moment].includes(' this ends') ? 'the target' : 'it';
  expect(whenever(1)).toBe(`This turn, ${moments[moment]}, ${bearer} receives 1 Dazed counter.`);
  expect(whenever(3)).toBe(`This turn, ${moments[moment]}, ${bearer} receives 3 Dazed counters.`);
});
