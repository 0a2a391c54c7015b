import { expect, test } from 'vitest';
import { capital, joined, listed, sentence, verb, type Noun } from './grammar';

const you: Noun = { text: 'you', number: 'you', possessive: 'your' };
const it: Noun = { text: 'the target', number: 'one', possessive: 'its' };
const they: Noun = { text: 'up to 2 allies', number: 'many', possessive: 'their' };

test.each([
  ['receive', 'receive', 'receives'],
  ['get', 'get', 'gets'],
  ['lose', 'lose', 'loses'],
  ['miss', 'miss', 'misses'],
  ['touch', 'touch', 'touches'],
  ['die', 'die', 'dies'],
  ['stay', 'stay', 'stays'],
  ['carry', 'carry', 'carries'],
  ['do anything', 'do anything', 'does anything'],
  ['have', 'have', 'has'],
  ['be', 'are', 'is'],
  ['be moved', 'are moved', 'is moved'],
  ['would restore Life', 'would restore Life', 'would restore Life'],
  ['may not', 'may not', 'may not'],
  ['cannot', 'cannot', 'cannot'],
])('%s: you and they %s, it %s', (base, others, one) => {
  expect([verb(base, you), verb(base, they), verb(base, it)]).toEqual([others, others, one]);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a list', (parts, text) => {
  expect(listed(parts)).toBe(text);
});

test('a list may end in another word', () => {
  expect(listed(['move', 'attack', 'wait'], 'or')).toBe('move, attack or wait');
});

test('a sentence begins with a capital and ends with one full stop', () => {
  expect([sentence('you win'), sentence('you win.'), sentence('')]).toEqual(['You win.', 'You win.', '']);
  expect(capital('élan')).toBe('Élan');
});

test('clauses share their subject and their verb', () => {
  const dazed = { subject: it, predicate: 'receives 1 Dazed' };
  expect(joined([{ subject: it, predicate: 'receives 1 Slowed' }, dazed])).toBe(
    'the target receives 1 Slowed and 1 Dazed',
  );
  expect(joined([{ subject: it, predicate: 'loses 1 Life' }, dazed])).toBe(
    'the target loses 1 Life and receives 1 Dazed',
  );
});

test('a command to you stands without you, unless somebody else was named before', () => {
  const restore = { subject: you, predicate: 'restore 1 Life' };
  const loses = { subject: it, predicate: 'loses 1 Life' };
  expect(joined([restore])).toBe('restore 1 Life');
  expect(joined([loses, restore])).toBe('the target loses 1 Life, and you restore 1 Life');
});
