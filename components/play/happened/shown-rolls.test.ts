import { expect, test } from 'vitest';
import type { TableRoll } from '@/lib/systems/play-part';
import { shownOf } from './dice-tray';

const roll = (sentence: string, more: Partial<TableRoll> = {}) => ({
  key: sentence,
  roll: { figure: 0, sentence, faces: [{ face: 2, pips: [] }], ...more },
});

const attack = roll('attack', { as: 'attack' });
const defence = roll('defence', { as: 'defence' });
const card = roll('card', { isAside: true });
const skill = roll('skill');

test.each([
  [
    'both sides of a fight, not the die that only follows from it',
    [attack, defence, card],
    ['attack', 'defence'],
  ],
  ['a skill rolled after a fight', [attack, defence, skill], ['skill']],
  ['that die, where nothing else was rolled', [card], ['card']],
  ['nothing, where there are no dice', [], []],
])('the board shows %s', (_, fight, keys) => {
  expect(shownOf(fight).map(({ key }) => key)).toEqual(keys);
});
