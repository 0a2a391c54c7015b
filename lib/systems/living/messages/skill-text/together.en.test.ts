import { describe, expect, test } from 'vitest';
import { skills } from '../../skills/index';
import { plainLine } from '../../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

/** Lines of skills whose effects refer to each other: each skill's line, as its rule reads. */
const rows: readonly (readonly [id: string, line: 'green' | 'blue', says: string])[] = [
  [
    'ranger/escape',
    'green',
    'Until your next turn begins, you move 2# further on this and each later movement action and get +1 DV.',
  ],
  [
    'harbinger/wounding-strike',
    'green',
    'On a hit, this attack deals at least 1 damage, whatever the DV. The target receives 1 Deep Wound counter, hit or miss.',
  ],
  [
    'warrior/disentrall',
    'green',
    'If this attack hits, the target receives 1 Deep Wound counter. If this attack hits and the target is enchanted, it loses 1 enchantment (newest first) and receives 1 more Deep Wound counter.',
  ],
  [
    'warrior/experts-defence',
    'green',
    'Until your next turn begins, the next time (once per pip) you are hit, that attack deals no damage. During your next turn, you get +1 Skill pip on your next skill for each attack stopped. You can’t use this skill until your next turn ends.',
  ],
  [
    'summoner/daemonic-rage',
    'green',
    'Perform 1 more action with this skill. Until your summoner’s next turn begins, you get +1 AV on every attack and −1 DV (both add up with each use).',
  ],
  [
    'summoner/drain-force',
    'blue',
    'The same happens again whenever your turn begins, for 1 turn or until you or your Daemon falls unconscious.',
  ],
  [
    'zealot/essence-bond',
    'green',
    'You get −1 Skill pip on every further skill check. The target shares all damage with you equally. An odd point is yours, and you may defend. The target gets +1 die in the Dicepool and takes 1 less damage from its share.',
  ],
  [
    'zealot/essence-bond',
    'blue',
    'Lasts until your next turn ends (one turn per pip), or until you or the target falls unconscious or you end it.',
  ],
  [
    'ranger/scavengers-shot',
    'green',
    'From this attack on until your next turn begins, the target gets −1 DV while within 1# of one of your allies.',
  ],
  [
    'ranger/dust-trap',
    'green',
    'The trap goes off when this phase ends, with a reach of 3#. For 1 phase a cloud fills its reach: nobody sees into, within, out of or through it. A figure, friend or foe, that starts a phase there is blind: it may act on nobody else, except with Shouts. It sees again at the end of the phase in which it gets out or the cloud ends.',
  ],
  [
    'voodoo/cpt-debas',
    'blue',
    'You may have one Hero, friend or foe, within reach (1# around you) regain that Life in your place.',
  ],
  [
    'voodoo/dinclinsin',
    'green',
    'The target performs 1 action, as you choose. Delay and Recover aren’t allowed, and a double action counts as two. It can’t use this skill.',
  ],
  ['voodoo/dinclinsin', 'blue', 'The target has a Hand of 1 die while it acts.'],
  [
    'snowfall/icicle',
    'green',
    'The target takes 1 damage (only cover reduces it) and receives 1 Slowed counter.',
  ],
  [
    'snowfall/hibernate',
    'green',
    'Choose 1 target. Each target loses the use of its Snowball skills for the rest of the match, and your Dicepool grows by 1 die, even beyond five.',
  ],
  [
    'beastmaster/spirit-chains',
    'green',
    'You and your pet regain 1 Life each. If your pet attacks this turn, before or after this, it regains 1 more Life.',
  ],
  [
    'commander/gogogo',
    'green',
    'Each ally in earshot moves 1# further per die in its Hand on each movement action during its next turn.',
  ],
  [
    'necromancer/insect-swarm',
    'green',
    'Summon one swarm of insects where the target stands. Whenever a figure, friend or foe, touches the swarm on its own turn, it takes 1 damage without defence, once a turn. Lasts until your next turn ends (one turn per pip).',
  ],
  ['elemental-mage/master-of-elements', 'green', 'You get +1 Skill pip on each Elemental Spell.'],
  ['necromancer/death-pact', 'green', 'You get +1 Skill pip on each Death Spell. You lose 1 Life.'],
  [
    'elemental-mage/cloudform',
    'green',
    'Perform 1 movement action, ignoring obstacles. Until your next turn begins, you may perform movement actions only and can’t be the target of attacks or skills.',
  ],
  [
    'elemental-mage/riding-the-wind',
    'green',
    'The target performs 1 movement action, as you choose. Then the enchantment stays until the target’s next turn ends, but does nothing more.',
  ],
  [
    'elemental-mage/lightning-bolt',
    'green',
    'Each opponent on the straight line from you to the target, the target included, receives 1 Dazed counter.',
  ],
  ['elemental-mage/lightning-bolt', 'blue', 'Attack each of them with 1 MAV. Range 1#.'],
  [
    'elemental-mage/glyph',
    'green',
    'Name another of your spells and store 1 use of it. A use takes an action, even a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips of your die. A spell can be stored only once at a time. Nothing adds pips when you use it.',
  ],
  [
    'dirty-tricks/shadow-meld',
    'green',
    'Until your next turn ends (one turn per pip), you can’t be the target of ranged attacks, or of skills from beyond base contact. Meanwhile you take 1 less each time you take damage. This ends early if you lose contact with the terrain, use a skill or attack.',
  ],
  [
    'dirty-tricks/apply-poison',
    'green',
    'The next time (once per pip) you hit a figure, that figure receives one Poisoned counter.',
  ],
  [
    'dirty-tricks/dancing-daggers',
    'green',
    'Range 1# per die in your Hand. Choose up to 3 targets. Throw 3 daggers, without needing a weapon or an attack roll. Each attacks with 1 RAV, plus your bonuses and penalties, and is defended separately.',
  ],
  [
    'ranger/troll-blood',
    'green',
    'You regain 1 Life. Within your next turn (one turn per pip), you regain 1 more Life, once, at a moment of your choice. If you choose none, it happens when that time ends.',
  ],
  [
    'psion/frustration',
    'green',
    'The next time the target tries to cast a spell, the attempt fails. Lasts until the target’s next turn ends (one turn per pip).',
  ],
  ['psion/frustration', 'blue', 'When that happens, attack the target with 1 MAV.'],
  [
    'psion/guilt-war',
    'green',
    'The next time the target tries to cast a spell, the attempt fails, and it loses 1 Life. Lasts until the target’s next turn ends (one turn per pip).',
  ],
  [
    'psion/echo',
    'green',
    'This becomes a copy of one of the target’s spells (you choose). Once it is used up or ends, it is Echo again. For you it is a Psi Spell, without its own school’s rules. You may cast it 1 time.',
  ],
  [
    'psion/mimicry',
    'green',
    'This becomes a copy of one of the target’s common spells (you choose). For you it is a Psi Spell, without its own school’s rules. You may cast it 1 time.',
  ],
  [
    'psion/oscitancy',
    'green',
    'Show the deck. If no prediction is right, just shuffle it. Otherwise choose 1 Hero whose place you predicted correctly.',
  ],
  ['necromancer/kiss-of-death', 'green', 'Choose 1 target.'],
  [
    'necromancer/kiss-of-death',
    'blue',
    'Attack each target with 1 MAV. You regain one Life for each point of damage dealt.',
  ],
  ['necromancer/spill-blood', 'blue', 'Attack each target with 1 AV against DV.'],
  [
    'voodoo/maman-brigitte',
    'green',
    'Choose 1 target, friend or foe; any others must be within reach of the first. If there aren’t enough, choose all there are. Each target receives 1 Burning counter.',
  ],
  [
    'voodoo/papa-legba',
    'green',
    'The target loses one Loa, a Sleeper or an Intruder. Whoever summoned it can’t use the skill of that Loa until their next turn ends (one turn per pip).',
  ],
  [
    'voodoo/marinette',
    'blue',
    'Each Hero, friend or foe, within 0.5# rolls one die fewer for anything that would affect you. Lasts until your next turn begins.',
  ],
  [
    'voodoo/ogoun',
    'blue',
    'The Loa stays until your next turn ends (one turn per pip), and until then you get it on every attack.',
  ],
  ['summoner/banish', 'green', 'The opposing Daemon loses 1 Life.'],
  ['summoner/banish', 'blue', 'First attack the opposing Daemon with 1 MAV.'],
  [
    'summoner/summon-daemon',
    'green',
    'Start a ritual, which by itself takes one turn. When it ends, your Daemon appears in base contact with you. Each time you take damage, or lose Life to a skill or condition, and survive, it takes one turn longer. While it lasts you can’t act, but may defend. Only your fall ends it early. The ritual is 1 turn shorter. The Daemon gets 1 Skill pip on one face of each die.',
  ],
  [
    'summoner/wings',
    'green',
    'Rise into the air with a Flying counter, or stay there, until your next turn begins (one turn per pip). Then your first action must be this skill again or a landing, which takes one action. If the skill fails in the air, you must land. On the turn of a landing you can’t rise again.',
  ],
  [
    'summoner/spikes',
    'green',
    'Until your next turn begins (one turn per pip), whenever someone attacks you in melee, they must first defend against an attack with 1 AV.',
  ],
  [
    'survival/stamina',
    'green',
    'Your Dicepool grows by 1 die. When your next turn begins, a Dicepool of more than five dice is cut to five, but by no more dice than this skill gave.',
  ],
  [
    'survival/intentness',
    'green',
    'Until your next turn begins, you get +2 DV and +1 MDV, and can’t be knocked down. Meanwhile you move at most 1# on each movement action, this one included, and never further than your dice in Hand.',
  ],
  [
    'snowfall/firm-stand',
    'green',
    'Until your next turn ends (one turn per pip), you receive no condition counters from skills aimed at you. This ends early if you perform a movement action.',
  ],
  [
    'snowfall/hot-chocolate',
    'green',
    'Until the end of the target’s next five turns, whenever its turn begins, it regains 1 Life. This ends early if it uses a Snowball skill.',
  ],
  [
    'snowfall/raise-snowman',
    'green',
    'Build 1 snowman in base contact with you. Each has five dice and one action a turn: to move 1# per Life, attack for 1 damage per Skill pip, or use Hard Knock. Each loses one Life as your later turns end; a snowball restores 1 to it per Skill pip. When you fall, each attacks the nearest Hero, friend or foe.',
  ],
  [
    'commander/you-help-me',
    'green',
    'The target performs 1 action with a skill aimed at you. You choose which; it must take one action and allow you as its target.',
  ],
  [
    'commander/take-cover',
    'green',
    'Each ally in earshot gets +1 DV and +1 MDV until its next turn ends. Meanwhile it may count 1 Defence pip as Magic, or vice versa, when defending, and moves at most 1# on each movement action.',
  ],
  [
    'commander/stand-your-ground',
    'green',
    'Each ally in earshot gets +2 DV and +2 MDV. It may count up to 2 Defence pips as Magic, or vice versa, when defending. This lasts until it moves, is moved or is knocked down.',
  ],
  [
    'summoner/shadow-form',
    'green',
    'Your Daemon has 0 DV and 0 MDV until your next turn begins. Meanwhile your Daemon gets +1 DV.',
  ],
  ['summoner/shadow-form', 'blue', 'Meanwhile your Daemon gets +1 MDV.'],
  [
    'zealot/resurrection',
    'green',
    'Fails on a target dead for more than 1 turn. The target’s Dicepool shrinks by 1 die for good.',
  ],
];

describe('effects rendered together', () => {
  test.each(rows)('%s, %s', (id, line, says) => {
    expect(
      skills.filter((skill) => skill.id === id).map((skill) => plainLine(english.render(skill)[line])),
    ).toEqual([says]);
  });
});
