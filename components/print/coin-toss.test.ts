import { expect, it } from 'vitest';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { stackOf } from './card-stack';

await open([firstSystem, 'coin-toss'], 'cards');

const [hero, tosser] = [firstSystem, 'coin-toss'].map((id) => samplesOf(id)[0]?.document);
if (!hero || !tosser) throw new RangeError('A game has no sample.');
const heroes = [{ hero: tosser }, { hero }];

it('offers the kinds of the game that has several, and prints the only kind of the other whatever is ticked', () => {
  const { kinds, cards } = stackOf(
    heroes,
    { leftOut: [], blanks: {}, skills: 'names', notes: false, foldsOut: false },
    undefined,
  );
  expect(kinds.map(({ id }) => id)).toContain('hero');
  expect(kinds.map(({ id }) => id)).not.toContain('tosser');
  expect(cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['tosser', 'hero']));
  const leftOut = ['tosser', ...kinds.map(({ id }) => id)];
  const none = stackOf(
    heroes,
    { leftOut, blanks: {}, skills: 'names', notes: false, foldsOut: false },
    undefined,
  );
  expect(none.cards.map(({ kind }) => kind)).toEqual(['tosser']);
});
