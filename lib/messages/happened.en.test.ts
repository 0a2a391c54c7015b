import { expect, test } from 'vitest';
import type { Act } from '@/lib/session/acts';
import { happened } from '#words/messages/happened';

const act = (figure: number, name: string, text: string, more: Partial<Act> = {}): Act => ({
  figure,
  ...{ from: 0, to: 0, isReaction: false, turn: '', isOpen: false, weight: 0, figures: [figure] },
  head: { name, texts: [text] },
  ...{ others: [], sentences: [] },
  ...more,
});

const reportsOf = (...acts: readonly Act[]) => happened.reports(acts).map(({ name, text }) => [name, text]);

test('what one figure did is reported together, with its name once and without a word of the turn’s end', () => {
  const attack = act(1, 'the dummy', 'attacks Bito', {
    others: [{ name: 'Bito', texts: ['takes 1 damage'] }],
    asides: ['That ends the dummy’s turn.'],
  });
  expect(
    reportsOf(
      act(1, 'the dummy', 'moves 4#'),
      attack,
      act(2, 'Jane', 'moves 2#', { turn: 'next', sentences: ['Jane ends the turn early.'] }),
    ),
  ).toEqual([
    ['The dummy', 'moves 4#, then attacks Bito: Bito takes 1 damage.'],
    ['Jane', 'moves 2#. Jane ends the turn early.'],
  ]);
  expect(happened.sentence(attack)).toContain('That ends');
});

test('what two sides do in turn is told with both names', () => {
  expect(reportsOf(act(-1, 'Eryam', 'places a tree'), act(-1, 'the slayers', 'place a tree'))).toEqual([
    ['Eryam', 'places a tree.'],
    ['The slayers', 'place a tree.'],
  ]);
});

test('two turns of one figure are two reports', () => {
  expect(reportsOf(act(1, 'Jane', 'moves 5#'), act(1, 'Jane', 'moves 4#', { turn: 'next' }))).toEqual([
    ['Jane', 'moves 5#.'],
    ['Jane', 'moves 4#.'],
  ]);
});

test('nothing is said twice, and nothing follows a sentence without its name', () => {
  expect(
    reportsOf(
      act(1, 'Jane', 'gives Fang an action'),
      act(1, 'Jane', 'gives Fang an action'),
      act(2, 'Fang', 'moves 5#'),
      act(2, 'Fang', 'moves 4.5#', { sentences: ['A circle now belongs to Jane.'] }),
      act(2, 'Fang', 'attacks Bito'),
    ),
  ).toEqual([
    ['Jane', 'gives Fang an action, twice.'],
    ['Fang', 'moves 5#, then 4.5#. A circle now belongs to Jane.'],
    ['Fang', 'attacks Bito.'],
  ]);
});

test('a verb is left out only where a noun follows it', () => {
  const recovers = (life: number) => ({
    head: { name: 'Gerda', texts: ['recovers', `gets ${life} Life back`] },
  });
  expect(reportsOf(act(1, 'Gerda', '', recovers(1)), act(1, 'Gerda', '', recovers(2)))).toEqual([
    ['Gerda', 'recovers and gets 1 Life back, then recovers and gets 2 Life back.'],
  ]);
});

test('an event that nobody caused is told of the figure it happens to', () => {
  const came = { head: undefined, others: [{ name: 'the dummy', texts: ['comes onto the table'] }] };
  expect(reportsOf(act(-1, '', '', came))).toEqual([['The dummy', 'comes onto the table.']]);
});

test.each<[string, Partial<Act>, string]>([
  [
    'attacks Bito with Oak (AV 5)',
    { peak: [{ name: 'Bito', texts: ['falls unconscious'] }] },
    'Gerda attacks Bito with Oak: Bito falls unconscious.',
  ],
  [
    'uses Fireball',
    {
      others: [{ name: 'Tom', texts: ['takes 1 damage'] }],
      peak: ['Bito', 'Jane', 'Fang'].map((name) => ({ name, texts: ['falls unconscious'] })),
    },
    'Gerda uses Fireball: Bito falls unconscious, Jane falls unconscious and 1 more.',
  ],
  [
    'loses 2 Life to burning',
    { peak: [{ name: 'Gerda', texts: ['dies'] }] },
    'Gerda loses 2 Life to burning and dies.',
  ],
  ['dies', {}, 'Gerda dies.'],
  ['', { peak: [{ name: 'Gerda', texts: ['falls'] }] }, 'Gerda falls.'],
])('%s is remembered in one line', (text, more, line) => {
  expect(happened.moment(act(1, 'Gerda', text, more))).toBe(line);
});
