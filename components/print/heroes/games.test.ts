import { expect, test } from 'vitest';
import { printPageMessages } from '@/lib/messages/print-page';
import { samplesOf } from '@/lib/systems/document';
import { gameName, open, systemIds } from '@/lib/systems/open';
import { byGame, gamesOf, gameOf, keysBeside } from './games';

await open([...systemIds]);

const [living] = samplesOf('living');
const [first] = samplesOf('first');
if (!living || !first) throw new Error('no samples');

test('heroes of two games are told apart, in the order of their ticks', () => {
  expect(gamesOf([first.document, living.document, first.document])).toEqual(['first', 'living']);
  expect(gameOf([first.document, living.document])).toBe('first');
  expect(gameOf([])).toBe('living');
  const candidates = [first, living].map(({ id, document }) => ({ key: id, printable: { hero: document } }));
  expect(keysBeside('first', candidates)).toEqual([living.id]);
});

test('samples come by their games, the Living Rulebook first', () => {
  expect(byGame([first, living]).map(({ system }) => system)).toEqual(['living', 'first']);
});

test('it is said who is from which game', () => {
  const say = printPageMessages.apart;
  expect(
    say.why([
      { game: gameName('first'), names: ['Thranduil'] },
      { game: gameName('living'), names: ['Gerda', 'Jane'] },
    ]),
  ).toBe(
    'Thranduil is from the first edition and Gerda and Jane are from the Living Rulebook: they can’t meet in one match.',
  );
});
