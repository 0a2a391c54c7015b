import { describe, expect, test } from 'vitest';
import { skills } from '../../skills/index';
import { plainLine } from '../../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

test.each([
  ['necromancer/spill-blood', 'blue', 1, 'Attack the target with AV 1; it defends with DV.'],
  ['necromancer/spill-blood', 'blue', 2, 'Attack each target with AV 2; they defend with DV.'],
  ['snowfall/hibernate', 'green', 1, 'Choose 1 target. The target loses the use of its Snowball skills'],
  [
    'snowfall/hibernate',
    'green',
    2,
    'Choose up to 2 targets. Each target loses the use of its Snowball skills',
  ],
] as const)('%s, %s with %i pips rolled', (id, line, pips, told) => {
  const skill = skills.find((one) => one.id === id);
  const text = skill && english.render(skill, { green: pips, blue: pips, rolled: true });
  expect(text && plainLine(text[line])).toContain(told);
});

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
    'If this attack hits, the target receives 1 Deep Wound counter. If the target is also enchanted, it loses 1 enchantment (newest first) and receives 1 more Deep Wound counter.',
  ],
  [
    'warrior/experts-defence',
    'green',
    'Until your next turn begins, the next time you are hit (one attack per pip), that attack deals no damage. During your next turn, you get +1 Skill pip on your next skill for each attack stopped. You can’t use this skill until your next turn ends.',
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
    'You get −1 Skill pip on every further skill check. The target shares all its damage equally with you. You take any odd point, and may defend against your share as usual. The target gets +1 die in its Dicepool and takes 1 less damage from its share.',
  ],
  [
    'zealot/essence-bond',
    'blue',
    'Lasts until your next turn ends (one turn per pip), or until you or the target falls unconscious or you end it.',
  ],
  [
    'ranger/scavengers-shot',
    'green',
    'From this attack until your next turn begins, the target gets −1 DV while it’s within 1# of one of your allies.',
  ],
  [
    'ranger/dust-trap',
    'green',
    'The trap goes off when this phase ends, with a reach of 3#. For 1 phase a cloud fills its reach: nobody can see into, within, out of or through it. A figure, friend or foe, that starts a phase there is blind: it can’t perform actions that target anyone else, except Shouts. It can see again at the end of the phase in which it leaves the cloud or the cloud ends.',
  ],
  [
    'voodoo/cpt-debas',
    'blue',
    'You may have one Hero, friend or foe, within reach (1# around you) regain that Life instead of you.',
  ],
  [
    'voodoo/dinclinsin',
    'green',
    'The target performs 1 action, which you control. Delay and Recover aren’t allowed, and anything that takes two actions counts as two. That action can’t be this skill.',
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
    'You and your pet regain 1 Life each. If your pet attacks this turn, before or after this skill, it regains 1 more Life.',
  ],
  [
    'commander/gogogo',
    'green',
    'Each ally in earshot moves 1# further per die in its Hand on each movement action during its next turn.',
  ],
  [
    'necromancer/insect-swarm',
    'green',
    'Summon one swarm of insects where the target stands. Whenever a figure, friend or foe, touches the swarm on its own turn, it takes 1 damage (no defence), at most once a turn. Lasts until your next turn ends (one turn per pip).',
  ],
  ['elemental-mage/master-of-elements', 'green', 'You get +1 Skill pip on each Elemental Spell.'],
  ['necromancer/death-pact', 'green', 'You get +1 Skill pip on each Death Spell. You lose 1 Life.'],
  [
    'elemental-mage/cloudform',
    'green',
    'Perform 1 movement action, ignoring obstacles. Until your next turn begins, you may only perform movement actions and can’t be the target of attacks or skills.',
  ],
  [
    'elemental-mage/riding-the-wind',
    'green',
    'The target performs 1 movement action, which you control. Then the enchantment stays until the target’s next turn ends, but has no further effect.',
  ],
  [
    'elemental-mage/lightning-bolt',
    'green',
    'Each opponent on the straight line from you to the target, the target included, receives 1 Dazed counter.',
  ],
  ['elemental-mage/lightning-bolt', 'blue', 'Attack each of them with MAV 1. Range 1#.'],
  [
    'elemental-mage/glyph',
    'green',
    'Name another of your spells and store 1 use of it. Each use takes an action, which may be a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips on any face of your die. You can’t have the same spell in two Glyphs at a time. No bonus adds pips to a stored spell.',
  ],
  [
    'dirty-tricks/shadow-meld',
    'green',
    'Until your next turn ends (one turn per pip), you can’t be the target of ranged attacks, or of skills used from outside base contact. Meanwhile you take 1 less damage each time you’re damaged. This ends early if you lose contact with the terrain, use a skill or attack.',
  ],
  [
    'dirty-tricks/apply-poison',
    'green',
    'The next time you hit a figure (one hit per pip), that figure receives one Poisoned counter.',
  ],
  [
    'dirty-tricks/dancing-daggers',
    'green',
    'Range 1# per die in your Hand. Choose up to 3 targets. Throw 3 daggers; you need no weapon and no attack roll. Each attacks with RAV 1, plus or minus your bonuses and penalties. A target defends against each dagger separately.',
  ],
  [
    'ranger/troll-blood',
    'green',
    'You regain 1 Life. Once, at any moment during your next turn (one turn per pip), you regain 1 more Life. If you don’t choose a moment, it happens when that time ends.',
  ],
  [
    'psion/frustration',
    'green',
    'The next time the target tries to cast a spell, the spell fails. Lasts until the target’s next turn ends (one turn per pip).',
  ],
  ['psion/frustration', 'blue', 'When that happens, attack the target with MAV 1.'],
  [
    'psion/guilt-war',
    'green',
    'The next time the target tries to cast a spell, the spell fails, and the target loses 1 Life. Lasts until the target’s next turn ends (one turn per pip).',
  ],
  [
    'psion/echo',
    'green',
    'This spell becomes a copy of one of the target’s spells (you choose). Once it is used up or ends, it becomes Echo again. Your copy counts as a Psi Spell and ignores its own school’s rules. You may cast it once per pip.',
  ],
  [
    'psion/mimicry',
    'green',
    'This spell becomes a copy of one of the target’s common spells (you choose). Your copy counts as a Psi Spell and ignores its own school’s rules. You may cast it once per pip.',
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
    'Attack each target with MAV 1. You regain one Life for each point of damage dealt.',
  ],
  ['necromancer/spill-blood', 'blue', 'Attack each target with AV 1; they defend with DV.'],
  [
    'voodoo/maman-brigitte',
    'green',
    'Choose 1 target, friend or foe; any others must be within reach of the first. If there aren’t enough, choose as many as there are. Each target receives 1 Burning counter.',
  ],
  [
    'voodoo/papa-legba',
    'green',
    'The target loses one Loa (a Sleeper or an Intruder). Whoever summoned that Loa can’t use its skill until their next turn ends (one turn per pip).',
  ],
  [
    'voodoo/marinette',
    'blue',
    'Each Hero, friend or foe, within 0.5# rolls one die fewer for anything that would affect you. Lasts until your next turn begins.',
  ],
  [
    'voodoo/ogoun',
    'blue',
    'The Loa stays until your next turn ends (one turn per pip). Until then, you get the bonus on every attack.',
  ],
  [
    'harbinger/conviction',
    'green',
    'Attack each opponent within reach (1# around you) with AV 1; they defend with DV. Then the enchantment stays until your next turn ends.',
  ],
  ['summoner/banish', 'green', 'The opposing Daemon loses 1 Life.'],
  ['summoner/banish', 'blue', 'First, attack the opposing Daemon with MAV 1.'],
  [
    'summoner/summon-daemon',
    'green',
    'Start a ritual. It takes one turn, but your pips change that. When it ends, your Daemon appears in base contact with you. Each time you take damage or lose Life to a skill or condition, and survive, the ritual takes one turn longer. During the ritual you can’t act, but you may defend. Only falling unconscious ends it early. Your Skill pips make the ritual 1 turn shorter. The Daemon gets 1 Skill pip on one face of each die.',
  ],
  [
    'summoner/wings',
    'green',
    'Rise into the air with a Flying counter, or stay there, until your next turn begins (one turn per pip). Then your first action must be to use this skill again or to land, which takes one action. If the skill fails while you’re in the air, you must land. Once you land, you can’t rise again that turn.',
  ],
  [
    'summoner/spikes',
    'green',
    'Until your next turn begins (one turn per pip), whenever someone attacks you in melee, they must first defend against an attack with AV 1.',
  ],
  [
    'survival/stamina',
    'green',
    'Your Dicepool grows by 1 die. If your Dicepool has more than five dice when your next turn begins, cut it to five. You lose no more dice than this skill gave you.',
  ],
  [
    'survival/intentness',
    'green',
    'Until your next turn begins, you get +2 DV and +1 MDV, and can’t be knocked down. Meanwhile you move at most 1# on each movement action, this one included, and never more than 1# per die in your Hand.',
  ],
  [
    'snowfall/firm-stand',
    'green',
    'Until your next turn ends (one turn per pip), you receive no condition counters from skills aimed at you. This ends early if you perform a movement action.',
  ],
  [
    'snowfall/hot-chocolate',
    'green',
    'When each of the target’s next five turns begins, it regains 1 Life. This ends early if it uses a Snowball skill.',
  ],
  [
    'snowfall/raise-snowman',
    'green',
    'Build 1 snowman in base contact with you. Each has five dice and one action a turn. It may move 1# per Life, make a melee attack for 1 damage per Skill pip, or use Hard Knock. It loses one Life at the end of each of your later turns; a snowball restores 1 Life to it per Skill pip. When you fall unconscious, it attacks the nearest Hero, friend or foe.',
  ],
  [
    'commander/you-help-me',
    'green',
    'The target performs 1 action with a skill aimed at you. You choose the skill; it must take one action, and you must be a legal target for it.',
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
    'Your Daemon’s DV and MDV are 0 until your next turn begins. Meanwhile your Daemon gets +1 DV.',
  ],
  ['summoner/shadow-form', 'blue', 'Meanwhile your Daemon gets +1 MDV.'],
  [
    'zealot/resurrection',
    'green',
    'If the target has been dead for more than 1 turn, this fails. The target’s Dicepool shrinks by 1 die for good.',
  ],
];

describe('effects rendered together', () => {
  test.each(rows)('%s, %s', (id, line, says) => {
    expect(
      skills.filter((skill) => skill.id === id).map((skill) => plainLine(english.render(skill)[line])),
    ).toEqual([says]);
  });
});
