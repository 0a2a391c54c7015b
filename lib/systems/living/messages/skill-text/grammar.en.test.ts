import { expect, test } from 'vitest';
import { plainLine } from '../../skills/skill-text';
import { joined, verb, type Noun } from '#words/systems/living/messages/skill-text/grammar';
import { capital, listed, phrase, sentence } from '#words/systems/living/messages/skill-text/phrase';

const you: Noun = { text: phrase`you`, number: 'you', possessive: 'your' };
const it: Noun = { text: phrase`the target`, number: 'one', possessive: 'its' };
const they: Noun = {
  text: phrase`up to ${[{ text: '2', scales: true }]} allies`,
  number: 'many',
  possessive: 'their',
};

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
  ['would regain Life', 'would regain Life', 'would regain Life'],
  ['may not', 'may not', 'may not'],
  ['can’t', 'can’t', 'can’t'],
])('%s: you and they %s, it %s', (base, others, one) => {
  expect([verb(base, you), verb(base, they), verb(base, it)]).toEqual([others, others, one]);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a list', (parts, text) => {
  expect(plainLine(listed(parts))).toBe(text);
});

test('a list may end in another word', () => {
  expect(plainLine(listed(['move', 'attack', 'wait'], 'or'))).toBe('move, attack or wait');
});

test('a sentence begins with a capital and ends with a full stop', () => {
  expect(plainLine(sentence(phrase`you win`))).toBe('You win.');
  expect(sentence(phrase``)).toEqual([]);
  expect(capital('élan')).toBe('Élan');
});

test('a digit that grows stays apart wherever it is put', () => {
  const two = [{ text: '2', scales: true }] as const;
  expect(phrase`takes ${two} damage and ${'1'} more`).toEqual([
    { text: 'takes ' },
    { text: '2', scales: true },
    { text: ' damage and 1 more' },
  ]);
  expect(sentence(phrase`${two} Heroes`)).toEqual([{ text: '2', scales: true }, { text: ' Heroes.' }]);
});

const receives = (what: string) => ({ subject: it, verb: 'receive', rest: phrase`${what}` });

test('clauses share their subject and their verb', () => {
  const dazed = receives('1 Dazed counter');
  expect(plainLine(joined([receives('1 Slowed counter'), dazed]))).toBe(
    'the target receives 1 Slowed counter and 1 Dazed counter',
  );
  expect(plainLine(joined([{ subject: it, verb: 'lose', rest: phrase`1 Life` }, dazed]))).toBe(
    'the target loses 1 Life and receives 1 Dazed counter',
  );
});

test('an order to you stands without you, unless somebody else was named before; what you are told names you', () => {
  const regain = { subject: you, verb: 'regain', rest: phrase`1 Life` };
  const loses = { subject: it, verb: 'lose', rest: phrase`1 Life` };
  expect(plainLine(joined([regain]))).toBe('regain 1 Life');
  expect(plainLine(joined([loses, regain]))).toBe('the target loses 1 Life, and you regain 1 Life');
  expect(plainLine(joined([{ ...regain, isStatement: true }]))).toBe('you regain 1 Life');
});
