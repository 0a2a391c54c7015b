import { expect, test } from 'vitest';
import { heal as restore, ifHit, ifOrderedHits, when, whenTarget } from '../../skills/effects/build';
import type { Asked, Parameter, When } from '../../skills/effects/effect';
import type { NamedId } from '../../skills/effects/named';
import { compared, said, type Row } from '#words/systems/living/messages/skill-text/testing/said';

const parameters: Readonly<Record<Parameter['parameter'], Row>> = {
  reach: [{ parameter: 'reach', radius: 0.5, of: 'you' }, 'Reach 0.5# around you.', 'Reach 1.5# around you.'],
  range: [{ parameter: 'range', max: 1 }, 'Range 1#.', 'Range 3#.'],
  targets: [{ parameter: 'targets', upTo: 1 }, 'Choose 1 target.', 'Choose up to 3 targets.'],
  spreads: [
    { parameter: 'spreads', what: 'attack', whom: { every: 'opponent', in: 'reach' } },
    'The same attack strikes each opponent within reach too.',
    'The same attack strikes each opponent within reach too.',
  ],
  'widens-contact': [
    { parameter: 'widens-contact', radius: 1 },
    'Anyone within reach (1# around the target) counts as in base contact with it.',
    'Anyone within reach (3# around the target) counts as in base contact with it.',
  ],
  lasts: [
    { parameter: 'lasts', until: { turns: 1, of: 'theirs', at: 'end' }, or: ['moves'] },
    'This hex lasts until the target’s next turn ends (one turn per pip), or until it moves.',
    'This hex lasts until the end of the target’s next 3 turns, or until it moves.',
  ],
  waives: [{ parameter: 'waives', what: 'sight' }, 'Needs no line of sight.', 'Needs no line of sight.'],
  'dead-at-most': [
    { parameter: 'dead-at-most', turns: 1 },
    'Fails on a target dead for more than 1 turn.',
    'Fails on a target dead for more than 3 turns.',
  ],
  control: [
    { parameter: 'control', of: 'zombie', upTo: 1 },
    'Control at most 1 Zombie; any more perish, weakest first.',
    'Control at most 3 Zombies; any more perish, weakest first.',
  ],
  'hand-of-golem': [
    { parameter: 'hand-of-golem', dice: 1 },
    'The Golem starts with 1 die in Hand. Its dice are those of a Zombie.',
    'The Golem starts with 3 dice in Hand. Its dice are those of a Zombie.',
  ],
  'again-this-turn': [
    { parameter: 'again-this-turn' },
    'Further actions of this turn may repeat the attack with the same roll, on any target within reach.',
    'Further actions of this turn may repeat the attack with the same roll, on any target within reach.',
  ],
  repeats: [
    { parameter: 'repeats', turns: 1, or: ['falls-unconscious'] },
    'The same happens again whenever your turn begins, for 1 turn or until the target falls unconscious.',
    'The same happens again whenever your turn begins, for 3 turns or until the target falls unconscious.',
  ],
  'becomes-sleeper': [
    { parameter: 'becomes-sleeper', turns: 1 },
    'The Loa stays as a Sleeper until the target’s next turn ends (one turn per pip).',
    'The Loa stays as a Sleeper until the end of the target’s next 3 turns.',
  ],
  stays: [
    { parameter: 'stays', until: { turns: 1, of: 'yours', at: 'begin' } },
    'The Loa stays until your next turn begins (one turn per pip), and until then you get it on every attack.',
    'The Loa stays until your next 3 turns have begun, and until then you get it on every attack.',
  ],
  'heals-instead': [
    { parameter: 'heals-instead', whom: { every: 'ally', in: 'reach' } },
    'You may have one ally within reach regain that Life in your place.',
    'You may have one ally within reach regain that Life in your place.',
  ],
};

const others: readonly Row[] = [
  [
    { parameter: 'spreads', what: 'skill', whom: { every: 'opponent', in: 'reach', upTo: 1 } },
    'The same happens to up to 1 more opponent within reach.',
    'The same happens to up to 3 more opponents within reach.',
  ],
  [
    { parameter: 'waives', what: 'dead-zone' },
    'May be aimed into the dead zone.',
    'May be aimed into the dead zone.',
  ],
  [
    { parameter: 'waives', what: 'distance' },
    'At any range, in your line of sight.',
    'At any range, in your line of sight.',
  ],
  [
    { parameter: 'waives', what: 'everything' },
    'Distance, sight and the time since its death don’t matter.',
    'Distance, sight and the time since its death don’t matter.',
  ],
];

test.each(others)('%j in words', (...row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

test.each(Object.entries<Row>(parameters))('the parameter "%s" in words', (_, row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

const named: Readonly<Record<NamedId, Row>> = {
  'inspirational-speech': [
    { named: 'inspirational-speech', figures: {} },
    'Both actions are movement actions, even if you stay where you are. Only allies in earshot the whole time hear the speech.',
    'Both actions are movement actions, even if you stay where you are. Only allies in earshot the whole time hear the speech.',
  ],
  tease: [
    { named: 'tease', figures: { reach: { each: 'die-in-hand', by: 2 }, actions: 1 } },
    'Each Hero of the opposite sex, friend or foe, within reach (2# per die in your Hand) is lured on its next turn. It then can’t target you, and its next movement action (one action per pip) must lead towards you. It may spend an action to resist: it rolls, and breaks free with at least as many Skill pips as you rolled.',
    'Each Hero of the opposite sex, friend or foe, within reach (6# per die in your Hand) is lured on its next turn. It then can’t target you, and its next 3 movement actions must lead towards you. It may spend an action to resist: it rolls, and breaks free with at least as many Skill pips as you rolled.',
  ],
  tranquility: [
    { named: 'tranquility', figures: { counters: 1, enchantments: 1 } },
    'Lay 1 Tranquility counter on 1 enchantment of the target. Each covers one counter there. An enchantment with no uncovered counter left expires at once.',
    'Lay 3 Tranquility counters in all on up to 3 enchantments of the target, divided as you like. Each covers one counter there. An enchantment with no uncovered counter left expires at once.',
  ],
  shapeshift: [
    { named: 'shapeshift', figures: {} },
    'Change into your beast shape (built like a pet) or back. The beast has two actions a turn and no skill but this one.',
    'Change into your beast shape (built like a pet) or back. The beast has two actions a turn and no skill but this one.',
  ],
  glyph: [
    { named: 'glyph', figures: { uses: 1 } },
    'Name another of your spells and store 1 use of it. A use takes an action, even a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips of your die.',
    'Name another of your spells and store 3 uses of it. A use takes an action, even a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips of your die.',
  ],
  'last-spark': [
    { named: 'last-spark', figures: { hand: 1 } },
    'For each of these actions its Hand counts as 1 die, whatever it has left.',
    'For each of these actions its Hand counts as 3 dice, whatever it has left.',
  ],
  'borrow-spell': [
    { named: 'borrow-spell', figures: { commonOnly: { fixed: 1 } }, limits: ['counts-as-psi-spell'] },
    'This becomes a copy of one of the target’s common spells (you choose). For you it is a Psi Spell, without its own school’s rules.',
    'This becomes a copy of one of the target’s common spells (you choose). For you it is a Psi Spell, without its own school’s rules.',
  ],
  oscitancy: [
    { named: 'oscitancy', figures: { cards: 1 } },
    'Show the deck. If no prediction is right, just shuffle it. Otherwise choose 1 Hero whose place you predicted correctly.',
    'Show the deck. If no prediction is right, just shuffle it. Otherwise choose up to 3 Heroes whose place you predicted correctly.',
  ],
  precognition: [
    { named: 'precognition', figures: { first: 1 } },
    'Look at the top unseen card (one card per pip) of the initiative deck and put it back in place.',
    'Look at the top 3 unseen cards of the initiative deck and put them back in place.',
  ],
  'power-drain': [
    { named: 'power-drain', figures: { gain: { fixed: 1 }, loss: { fixed: 1 } } },
    'The target rolls its Hand. For each Skill pip it rolls, you get +1 Skill pip on your next skill roll. The target gets −1 Skill pip on its next skill roll during its next turn. MDV doesn’t defend against this.',
    'The target rolls its Hand. For each Skill pip it rolls, you get +1 Skill pip on your next skill roll. The target gets −1 Skill pip on its next skill roll during its next turn. MDV doesn’t defend against this.',
  ],
  'summon-daemon': [
    { named: 'summon-daemon', figures: { turns: { fixed: 1 }, longer: { fixed: 1 } } },
    'Start a ritual, which by itself takes one turn. When it ends, your Daemon appears in base contact with you. Each time you take damage, or lose Life to a skill or condition, and survive, it takes one turn longer.',
    'Start a ritual, which by itself takes one turn. When it ends, your Daemon appears in base contact with you. Each time you take damage, or lose Life to a skill or condition, and survive, it takes one turn longer.',
  ],
  'dark-portal': [
    { named: 'dark-portal', figures: { points: 1, skillPips: 1 } },
    'For each Skill pip of your next successful Summon Daemon, the Daemon gets 1 more point to spend on pips. For each, it also gets 1 Skill pip on another face that has none; if every face has some, the rest are lost.',
    'For each Skill pip of your next successful Summon Daemon, the Daemon gets 3 more points to spend on pips. For each, it also gets 3 Skill pips on another face that has none; if every face has some, the rest are lost.',
  ],
  'shape-shift': [
    { named: 'shape-shift', figures: { pips: 1 } },
    'Take 1 pip off any one face of its dice and buy other trait pips for their points.',
    'Take up to 3 pips off any one face of its dice and buy other trait pips for their points.',
  ],
  torment: [
    { named: 'torment', figures: { actions: 1 } },
    'On its next turn, each opponent within reach must spend at least 1 action attacking your Daemon or getting into a position to attack it.',
    'On its next turn, each opponent within reach must spend at least 3 actions attacking your Daemon or getting into a position to attack it.',
  ],
  damballa: [
    { named: 'damballa', figures: { actions: 1 } },
    'Perform 1 action with the target as if at full health.',
    'Perform 3 actions with the target as if at full health.',
  ],
  'winter-spirit': [
    { named: 'winter-spirit', figures: { skillPips: 1 } },
    'For the rest of the match you are the Winter Spirit, without a team. You get +1 Skill pip on one face without any. When no Hero can damage another, you win. If anyone, you included, is unconscious at the end, you lose. This skill becomes Hibernate.',
    'For the rest of the match you are the Winter Spirit, without a team. You get +3 Skill pips on one face without any. When no Hero can damage another, you win. If anyone, you included, is unconscious at the end, you lose. This skill becomes Hibernate.',
  ],
};

test.each(Object.entries<Row>(named))('the named effect "%s" in words', (_, row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

const heal = restore(1, 'you');

const checks: Readonly<Record<Asked, readonly [when: When, clause: string]>> = {
  hits: [ifHit(heal), 'If this attack hits'],
  'ordered-attack-hits': [ifOrderedHits(heal), 'If that attack hits'],
  kills: [when('kills', heal), 'If this attack kills'],
  damages: [when('damages', heal), 'If this attack deals damage'],
  'in-contact-with-opponent-after-moving': [
    when('in-contact-with-opponent-after-moving', heal),
    'If you end in base contact with an opponent',
  ],
  enchanted: [whenTarget('enchanted', heal), 'If the target is enchanted'],
  'has-condition': [whenTarget('has-condition', heal), 'If the target has a condition'],
  'used-skill-last-turn': [
    whenTarget('used-skill-last-turn', heal),
    'If the target used a skill on its last turn',
  ],
  'pet-has-more-life': [when('pet-has-more-life', heal), 'If the pet has more Life than you'],
  'you-have-more-life-than-pet': [
    when('you-have-more-life-than-pet', heal),
    'If instead you have more Life than the pet',
  ],
  'pet-attacks-this-turn': [
    when('pet-attacks-this-turn', heal),
    'If your pet attacks this turn, before or after this',
  ],
};

test.each(Object.entries(checks))('the check "%s" in words', (_, [effect, clause]) => {
  expect(said(effect, 1)).toBe(`${clause}, you regain 1 Life.`);
  expect(said(effect, 3)).toBe(`${clause}, you regain 3 Life.`);
});
