import { describe, expect, test } from 'vitest';
import { living } from '../../../living';
import { english } from './tell';

/** What effects say of one another when a skill tells several: each skill's line, as its rule reads. */
const rows: readonly (readonly [id: string, line: 'always' | 'green' | 'blue', says: string])[] = [
  [
    'harbinger/wounding-strike',
    'green',
    'On a hit, this attack deals at least 1 damage, whatever the DV. The target receives 1 Deep Wound.',
  ],
  [
    'warrior/disentrall',
    'green',
    'If this attack hits, the target receives 1 Deep Wound; if the target is enchanted, it loses 1 enchantment (newest first) and receives 1 more Deep Wound.',
  ],
  [
    'warrior/experts-defence',
    'green',
    'Until your next turn, whenever you are hit, that attack deals no damage; works 1 time. During your next turn you get +1 Skill pip on your next skill for each attack stopped. You cannot use this skill until your next turn ends.',
  ],
  [
    'summoner/daemonic-rage',
    'green',
    "Perform 1 more action with this skill. Until the summoner's next turn you get +1 AV on every attack and −1 DV (both add up).",
  ],
  [
    'summoner/drain-force',
    'blue',
    'The same happens again whenever your turn begins, for 1 turn or until you or your Daemon falls unconscious.',
  ],
  [
    'zealot/essence-bond',
    'always',
    'While this lasts you get −1 Skill pip on every further skill check. The target shares all damage with you by halves; an odd point is yours, and you may defend.',
  ],
  [
    'zealot/essence-bond',
    'blue',
    'Lasts for 1 of your turns or until you or the target falls unconscious or you end it.',
  ],
  [
    'ranger/scavengers-shot',
    'green',
    'From this attack on until your next turn, the target gets −1 DV while within 1# of one of your allies.',
  ],
  [
    'ranger/dust-trap',
    'green',
    "For 1 phase, nobody sees into, within, out of or through the trap's reach. Each figure that starts a phase in the trap's reach may act on nobody else, Shouts aside, until the end of the phase in which it gets out or the cloud ends.",
  ],
  [
    'voodoo/cpt-debas',
    'blue',
    'You may have one Hero in a 1# reach around you restore that Life in your place.',
  ],
  ['voodoo/dinclinsin', 'blue', 'The target has a Hand of 1 die meanwhile.'],
  ['snowfall/icicle', 'green', 'The target takes 1 damage (only cover reduces it) and receives 1 Slowed.'],
  [
    'snowfall/hibernate',
    'green',
    'Targets: 1. Each target loses the use of its Snowball skills for the rest of the match, and you get +1 die in the Dicepool for good, beyond five too.',
  ],
  [
    'beastmaster/spirit-chains',
    'green',
    'You and your pet restore 1 Life each. Also, if your pet attacks this turn, before or after, it restores 1 Life.',
  ],
  [
    'commander/gogogo',
    'green',
    'Each ally in earshot moves 1# further per die in its Hand on each movement action during its next turn.',
  ],
  [
    'necromancer/insect-swarm',
    'green',
    'Summon one swarm of insects where the target stands. Whenever a figure touches the swarm on its own turn (once a turn), it takes 1 damage without defence. Lasts for 1 of your turns.',
  ],
  ['elemental-mage/master-of-elements', 'green', 'You get +1 Skill pip on each Elemental Spell.'],
  ['necromancer/death-pact', 'green', 'You get +1 Skill pip on each Death Spell. Lose 1 Life.'],
];

describe('effects told together', () => {
  test.each(rows)('%s, %s', (id, line, says) => {
    expect(
      living.skills.filter((skill) => skill.id === id).map((skill) => english.tell(skill)[line]),
    ).toEqual([says]);
  });
});
