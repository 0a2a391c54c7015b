import { expect, test } from 'vitest';
import type { Act } from '../../skills/effects/effect';
import { compared, type Row } from '#words/systems/living/messages/skill-text/testing/said';

const acts: Readonly<Record<Act['act'], Row>> = {
  attack: [
    { act: 'attack', with: 'AV', value: 2, whom: { every: 'opponent', in: 'reach' } },
    'Attack each opponent within reach with AV 2; they defend with DV.',
    'Attack each opponent within reach with AV 6; they defend with DV.',
  ],
  'spread-attack': [
    { act: 'spread-attack', whom: { every: 'opponent', in: 'reach' } },
    'The same roll also counts as an attack on each opponent within reach.',
    'The same roll also counts as an attack on each opponent within reach.',
  ],
  boost: [{ act: 'boost', value: 'AV', by: 1 }, 'This attack gets +1 AV.', 'This attack gets +3 AV.'],
  'at-least': [
    { act: 'at-least', damage: 1 },
    'On a hit, this attack deals at least 1 damage, whatever the DV.',
    'On a hit, this attack deals at least 3 damage, whatever the DV.',
  ],
  'instead-of-damage': [
    { act: 'instead-of-damage', effects: [{ act: 'give', condition: 'dazed', count: 1, whom: 'target' }] },
    'The target receives 1 Dazed counter instead of damage.',
    'The target receives 3 Dazed counters instead of damage.',
  ],
  'count-as-critical': [
    { act: 'count-as-critical', times: 1 },
    'On a hit, this attack is critical, and its critical effect happens once per pip in total.',
    'On a hit, this attack is critical, and its critical effect happens 3 times in total.',
  ],
  damage: [
    { act: 'damage', amount: 2, whom: 'target' },
    'The target takes 2 damage (no defence).',
    'The target takes 6 damage (no defence).',
  ],
  lose: [{ act: 'lose', amount: { fixed: 1 }, whom: 'you' }, 'You lose one Life.', 'You lose one Life.'],
  heal: [
    { act: 'heal', amount: 1, whom: 'your-pet' },
    'Your pet regains 1 Life.',
    'Your pet regains 3 Life.',
  ],
  'heal-later': [
    { act: 'heal-later', amount: 1, turns: 1, whom: 'target' },
    'Once, at any moment during its next turn (one turn per pip), the target regains 1 more Life. If you don’t choose a moment, it happens when that time ends.',
    'Once, at any moment during its next 3 turns, the target regains 3 more Life. If you don’t choose a moment, it happens when that time ends.',
  ],
  give: [
    { act: 'give', condition: 'slowed', count: 1, whom: 'target' },
    'The target receives 1 Slowed counter.',
    'The target receives 3 Slowed counters.',
  ],
  cure: [
    { act: 'cure', count: 1, pick: 'newest', whom: 'target' },
    'Remove 1 condition (newest first) from the target, with all its counters.',
    'Remove 3 conditions (newest first) from the target, with all their counters.',
  ],
  'take-conditions': [
    { act: 'take-conditions', count: 1, from: 'target', to: 'you' },
    'Move 1 condition (newest first) from the target to yourself, with all its counters.',
    'Move 3 conditions (newest first) from the target to yourself, with all their counters.',
  ],
  dispel: [
    { act: 'dispel', what: 'hex', count: 1, pick: 'newest', whom: 'target' },
    'The target loses 1 hex (newest first).',
    'The target loses 3 hexes (newest first).',
  ],
  perform: [
    { act: 'perform', action: 'movement', times: 1, who: 'target', further: 1 },
    'The target performs 1 movement action, moving 1# further.',
    'The target performs 3 movement actions, moving 3# further.',
  ],
  grant: [
    { act: 'grant', action: 'attack', times: 1, who: 'target', until: 'this-turn' },
    'The target gets 1 more attack action this turn.',
    'The target gets 3 more attack actions this turn.',
  ],
  'take-action': [
    { act: 'take-action', times: 1, whom: 'target' },
    'The target loses 1 action on its next turn.',
    'The target loses 3 actions on its next turn.',
  ],
  further: [{ act: 'further', distance: 1 }, 'Move 1# further.', 'Move 3# further.'],
  shift: [
    { act: 'shift', distance: 1, whom: 'target', way: 'away-from-you' },
    'The target moves directly away from you at once: 1#, or as far as it can.',
    'The target moves directly away from you at once: 3#, or as far as it can.',
  ],
  reload: [
    { act: 'reload', counters: 1 },
    'Remove 1 Reload counter from the weapon you just fired; those from this attack count too.',
    'Remove 3 Reload counters from the weapon you just fired; those from this attack count too.',
  ],
  'receive-reload': [
    { act: 'receive-reload' },
    'You receive one Reload counter after the last shot, and none before it.',
    'You receive one Reload counter after the last shot, and none before it.',
  ],
  raise: [
    { act: 'raise', whom: 'target', hand: 1, to: 'your-contact' },
    'The target returns to life with 1 die in the Hand, in base contact with you.',
    'The target returns to life with 3 dice in the Hand, in base contact with you.',
  ],
  summon: [
    { act: 'summon', what: 'zombie', count: 1, at: 'target' },
    'Raise 1 Zombie where the target lies.',
    'Raise 3 Zombies where the target lies.',
  ],
  dicepool: [
    { act: 'dicepool', by: -1, whom: 'target' },
    'The target’s Dicepool shrinks by 1 die for good.',
    'The target’s Dicepool shrinks by 3 dice for good.',
  ],
  'shrink-dicepool': [
    { act: 'shrink-dicepool', to: { fixed: 5 } },
    'If your Dicepool has more than five dice when your next turn begins, cut it to five. You lose no more dice than this skill gave you.',
    'If your Dicepool has more than five dice when your next turn begins, cut it to five. You lose no more dice than this skill gave you.',
  ],
  jump: [
    { act: 'jump', size: 1 },
    'During this movement, you may jump over obstacles up to 1# wide and 1# high. If you would end inside one, you stop in front of it.',
    'During this movement, you may jump over obstacles up to 3# wide and 3# high. If you would end inside one, you stop in front of it.',
  ],
  'throw-daggers': [
    {
      act: 'throw-daggers',
      daggers: 3,
      value: 1,
    },
    'Throw 3 daggers; you need no weapon and no attack roll. Each attacks with RAV 1, plus or minus your bonuses and penalties. A target defends against each dagger separately.',
    'Throw 9 daggers; you need no weapon and no attack roll. Each attacks with RAV 3, plus or minus your bonuses and penalties. A target defends against each dagger separately.',
  ],
  cloud: [
    { act: 'cloud', phases: 1 },
    'For 1 phase a cloud fills its reach: nobody can see into, within, out of or through it.',
    'For 3 phases a cloud fills its reach: nobody can see into, within, out of or through it.',
  ],
  'dies-for-good': [
    { act: 'dies-for-good', whom: 'target' },
    'The target is dead for good.',
    'The target is dead for good.',
  ],
  explode: [
    { act: 'explode', whom: 'target' },
    'The target explodes and leaves no body.',
    'The target explodes and leaves no body.',
  ],
  'cancel-action': [
    { act: 'cancel-action', pipsForFirst: { fixed: 1 }, pipsForLater: { fixed: 2 } },
    'To stop the target’s first action, or an action that takes both, you need one Skill pip; to stop a later one, you need two. The target loses the announced action.',
    'To stop the target’s first action, or an action that takes both, you need one Skill pip; to stop a later one, you need two. The target loses the announced action.',
  ],
  'mirror-attack': [
    { act: 'mirror-attack' },
    'The attacker defends against the same AV or RAV.',
    'The attacker defends against the same AV or RAV.',
  ],
  again: [{ act: 'again' }, 'The same happens again.', 'The same happens again.'],
  'heal-less': [{ act: 'heal-less', by: 1 }, 'It regains 1 less.', 'It regains 3 less.'],
  disable: [
    { act: 'disable', what: 'random-skill', count: 1, whom: 'target', until: 'end-of-their-next-turn' },
    'The target loses the use of 1 skill drawn at random until its next turn ends.',
    'The target loses the use of up to 3 skills drawn at random until its next turn ends.',
  ],
  fail: [{ act: 'fail' }, 'The attempt fails.', 'The attempt fails.'],
  fly: [
    {
      act: 'fly',
      until: 'your-next-turn',
    },
    'Rise into the air with a Flying counter, or stay there, until your next turn begins. Then your first action must be to use this skill again or to land, which takes one action. If the skill fails while you’re in the air, you must land. Once you land, you can’t rise again that turn.',
    'Rise into the air with a Flying counter, or stay there, until your next turn begins. Then your first action must be to use this skill again or to land, which takes one action. If the skill fails while you’re in the air, you must land. Once you land, you can’t rise again that turn.',
  ],
};

const others: readonly Row[] = [
  [
    { act: 'shift', distance: 1, whom: 'target', way: 'as-you-choose' },
    'Move the target up to 1# further.',
    'Move the target up to 3# further.',
  ],
  [
    { act: 'boost', value: 'AV or RAV', by: -1 },
    'That attack gets −1 AV or RAV.',
    'That attack gets −3 AV or RAV.',
  ],
  [
    {
      lasting: [{ has: 'next', count: 1, moment: 'hit', effects: [{ act: 'fail' }] }],
      on: 'target',
      until: 'match',
    },
    'The next time the target is hit (one attack per pip), that attack deals no damage.',
    'The next 3 times the target is hit, that attack deals no damage.',
  ],
  [
    {
      lasting: [{ has: 'next', count: 1, moment: 'snowball-thrown-at-you', effects: [{ act: 'fail' }] }],
      on: 'you',
      until: 'match',
    },
    'The next time a snowball is thrown at you (one snowball per pip), ignore its effect.',
    'The next 3 times a snowball is thrown at you, ignore its effect.',
  ],
];

test.each(others)('%j in words', (...row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});

test.each(Object.entries<Row>(acts))('the act "%s" in words', (_, row) => {
  const { should, says } = compared(row);
  expect(says).toEqual(should);
});
