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
    'The same attack also affects each opponent within reach.',
    'The same attack also affects each opponent within reach.',
  ],
  'widens-contact': [
    { parameter: 'widens-contact', radius: 1 },
    'Anyone within reach (1# around the target) counts as being in base contact with it.',
    'Anyone within reach (3# around the target) counts as being in base contact with it.',
  ],
  lasts: [
    { parameter: 'lasts', until: { turns: 1, of: 'theirs', at: 'end' }, or: ['moves'] },
    'This hex lasts until the target’s next turn ends (one turn per pip), or until it moves.',
    'This hex lasts until the end of the target’s next 3 turns, or until it moves.',
  ],
  waives: [
    { parameter: 'waives', what: 'sight' },
    'You don’t need line of sight.',
    'You don’t need line of sight.',
  ],
  'dead-at-most': [
    { parameter: 'dead-at-most', turns: 1 },
    'If the target has been dead for more than 1 turn, this fails.',
    'If the target has been dead for more than 3 turns, this fails.',
  ],
  control: [
    { parameter: 'control', of: 'zombie', upTo: 1 },
    'You can control at most 1 Zombie; any others perish, weakest first.',
    'You can control at most 3 Zombies; any others perish, weakest first.',
  ],
  'hand-of-golem': [
    { parameter: 'hand-of-golem', dice: 1 },
    'The Golem starts with 1 die in the Hand. Its dice are the same as a Zombie’s.',
    'The Golem starts with 3 dice in the Hand. Its dice are the same as a Zombie’s.',
  ],
  'again-this-turn': [
    { parameter: 'again-this-turn' },
    'This turn, you may use further actions to repeat the attack with the same roll, on any target within reach.',
    'This turn, you may use further actions to repeat the attack with the same roll, on any target within reach.',
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
    'The Loa stays until your next turn begins (one turn per pip). Until then, you get the bonus on every attack.',
    'The Loa stays until your next 3 turns have begun. Until then, you get the bonus on every attack.',
  ],
  'heals-instead': [
    { parameter: 'heals-instead', whom: { every: 'ally', in: 'reach' } },
    'You may have one ally within reach regain that Life instead of you.',
    'You may have one ally within reach regain that Life instead of you.',
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
    'You may aim into the dead zone.',
    'You may aim into the dead zone.',
  ],
  [
    { parameter: 'waives', what: 'distance' },
    'Range doesn’t matter, but you need line of sight.',
    'Range doesn’t matter, but you need line of sight.',
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
    'Both actions must be movement actions, even if you don’t move. Only allies who are in earshot the whole time hear the speech.',
    'Both actions must be movement actions, even if you don’t move. Only allies who are in earshot the whole time hear the speech.',
  ],
  tease: [
    { named: 'tease', figures: { reach: { each: 'die-in-hand', by: 2 }, actions: 1 } },
    'Each Hero of the opposite sex, friend or foe, within reach (2# per die in your Hand) is lured on its next turn. It can’t target you on that turn, and its next movement action (one action per pip) must be towards you. To resist, it may spend an action and roll: it breaks free with at least as many Skill pips as you rolled.',
    'Each Hero of the opposite sex, friend or foe, within reach (6# per die in your Hand) is lured on its next turn. It can’t target you on that turn, and its next 3 movement actions must be towards you. To resist, it may spend an action and roll: it breaks free with at least as many Skill pips as you rolled.',
  ],
  tranquility: [
    { named: 'tranquility', figures: { counters: 1, enchantments: 1 } },
    'Lay a total of 1 Tranquility counter, on no more than 1 of the target’s enchantments. Each Tranquility counter covers one of the enchantment’s own counters. An enchantment expires at once when all its counters are covered.',
    'Lay 3 Tranquility counters in all on up to 3 of the target’s enchantments, divided as you like. Each Tranquility counter covers one of the enchantment’s own counters. An enchantment expires at once when all its counters are covered.',
  ],
  shapeshift: [
    { named: 'shapeshift', figures: {} },
    'Change into your beast shape (built like a pet) or back. The beast has two actions a turn and no skill but this one.',
    'Change into your beast shape (built like a pet) or back. The beast has two actions a turn and no skill but this one.',
  ],
  glyph: [
    { named: 'glyph', figures: { uses: 1 } },
    'Name another of your spells and store 1 use of it. Each use takes an action, which may be a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips on any face of your die.',
    'Name another of your spells and store 3 uses of it. Each use takes an action, which may be a delayed one. It counts as casting that spell with one Skill pip and the most Magic pips on any face of your die.',
  ],
  'last-spark': [
    { named: 'last-spark', figures: { hand: 1 } },
    'For each of these actions its Hand counts as 1 die, whatever it has left.',
    'For each of these actions its Hand counts as 3 dice, whatever it has left.',
  ],
  'borrow-spell': [
    { named: 'borrow-spell', figures: { commonOnly: { fixed: 1 } }, limits: ['counts-as-psi-spell'] },
    'This spell becomes a copy of one of the target’s common spells (you choose). Your copy counts as a Psi Spell and ignores its own school’s rules.',
    'This spell becomes a copy of one of the target’s common spells (you choose). Your copy counts as a Psi Spell and ignores its own school’s rules.',
  ],
  oscitancy: [
    { named: 'oscitancy', figures: { cards: 1 } },
    'Show the deck. If no prediction is right, just shuffle it. Otherwise choose 1 Hero whose place you predicted correctly.',
    'Show the deck. If no prediction is right, just shuffle it. Otherwise choose up to 3 Heroes whose places you predicted correctly.',
  ],
  precognition: [
    { named: 'precognition', figures: { first: 1 } },
    'Look at the top unseen card of the initiative deck (one card per pip), then put it back where it was.',
    'Look at the top 3 unseen cards of the initiative deck, then put them back where they were.',
  ],
  'power-drain': [
    { named: 'power-drain', figures: { gain: { fixed: 1 }, loss: { fixed: 1 } } },
    'The target rolls its Hand. For each Skill pip it rolls, you get +1 Skill pip on your next skill roll. The target gets −1 Skill pip on its next skill roll during its next turn. MDV doesn’t defend against this.',
    'The target rolls its Hand. For each Skill pip it rolls, you get +1 Skill pip on your next skill roll. The target gets −1 Skill pip on its next skill roll during its next turn. MDV doesn’t defend against this.',
  ],
  'summon-daemon': [
    { named: 'summon-daemon', figures: { turns: { fixed: 1 }, longer: { fixed: 1 } } },
    'Start a ritual. It takes one turn, but your pips change that. When it ends, your Daemon appears in base contact with you. Each time you take damage or lose Life to a skill or condition, and survive, the ritual takes one turn longer.',
    'Start a ritual. It takes one turn, but your pips change that. When it ends, your Daemon appears in base contact with you. Each time you take damage or lose Life to a skill or condition, and survive, the ritual takes one turn longer.',
  ],
  'dark-portal': [
    { named: 'dark-portal', figures: { points: 1, skillPips: 1 } },
    'Count the Skill pips of your next successful Summon Daemon. For each one, the Daemon gets 1 more point to spend on pips and 1 Skill pip on a face that has none yet. If no such face is left, the remaining Skill pips are lost.',
    'Count the Skill pips of your next successful Summon Daemon. For each one, the Daemon gets 3 more points to spend on pips and 3 Skill pips on a face that has none yet. If no such face is left, the remaining Skill pips are lost.',
  ],
  'shape-shift': [
    { named: 'shape-shift', figures: { pips: 1 } },
    'Take 1 pip off any one face of its dice and spend the points on other trait pips.',
    'Take up to 3 pips off any one face of its dice and spend the points on other trait pips.',
  ],
  torment: [
    { named: 'torment', figures: { actions: 1 } },
    'Each opponent within reach must spend at least 1 action of its next turn attacking your Daemon or getting into position to attack it.',
    'Each opponent within reach must spend at least 3 actions of its next turn attacking your Daemon or getting into position to attack it.',
  ],
  damballa: [
    { named: 'damballa', figures: { actions: 1 } },
    'Perform 1 action with the target as if it were at full health.',
    'Perform 3 actions with the target as if it were at full health.',
  ],
  'winter-spirit': [
    { named: 'winter-spirit', figures: { skillPips: 1 } },
    'For the rest of the match you are the Winter Spirit and belong to no team. You get +1 Skill pip on one face that has none. When no Hero can damage another, you win. If anyone, including you, is unconscious at the end, you lose. This skill becomes Hibernate.',
    'For the rest of the match you are the Winter Spirit and belong to no team. You get +3 Skill pips on one face that has none. When no Hero can damage another, you win. If anyone, including you, is unconscious at the end, you lose. This skill becomes Hibernate.',
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
  kills: [when('kills', heal), 'If this attack kills the target'],
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
    'If your pet attacks this turn, before or after this skill',
  ],
};

test.each(Object.entries(checks))('the check "%s" in words', (_, [effect, clause]) => {
  expect(said(effect, 1)).toBe(`${clause}, you regain 1 Life.`);
  expect(said(effect, 3)).toBe(`${clause}, you regain 3 Life.`);
});
