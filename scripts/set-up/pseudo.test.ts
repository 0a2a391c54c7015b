import { expect, test } from 'vitest';
import { unbracketed } from '@/lib/testing/unbracketed';
import { inPseudo } from './pseudo.mjs';

const said = (code: string): string => inPseudo(code, (specifier) => `moved/${specifier}`);

test.each([
  ["say('You lose.')", "say('«You lose.øøø»')"],
  ["say('Armour')", "say('«Armourøø»')"],
  ["say('“Dash!”')", "say('«“Dash!”øøø»')"],
  ['say(`${name} has ${n} dice`)', 'say(`«${name} has ${n} diceøøø»`)'],
  ['say(`${words}.`)', 'say(`«${words}.ø»`)'],
  ["count(n, 'die', 'dice')", "count(n, '«dieø»', '«diceøø»')"],
  ["plural(n, 'isn’t', 'aren’t')", "plural(n, '«isn’tøø»', '«aren’tøø»')"],
  ['say(`${n}-face`)', 'say(`«${n}-faceøø»`)'],
  ['say(`${owner}Recover`)', 'say(`«${owner}Recoverøøø»`)'],
  ["new Intl.ListFormat('en-GB')", "new Intl.ListFormat('zh')"],
  ["const x = { one: 'die' };", "const x = { one: '«dieø»' };"],
  ["const x = { kind: 'Party' };", "const x = { kind: '«Partyøø»' };"],
  ["const x = { key: 'Press a key' };", "const x = { key: '«Press a keyøøøø»' };"],
])('%s is longer and in brackets', (english, pseudo) => {
  expect(said(english)).toBe(pseudo);
});

test.each([
  "if (kind === 'Melee Attack') fight();",
  "const x = { id: 'Uncle Tom', 'a key': 1 };",
  "const x = { key: 'Enter' };",
  "const x = texts[isOver ? 'Won' : 'Lost'];",
  "type Way = 'Up' | 'Not up';",
  "say('--json')",
  "say('melee')",
  "import x from '#words/messages/site';",
  "names.join(', or ')",
  'say(`skills/${id}`)',
  'say(`--${option}`)',
])('%s stays as it is', (english) => {
  expect(said(english)).toBe(english);
});

test('a file beside the words is found from where the copy lies', () => {
  expect(said("import { x } from '../sheet/hero';")).toBe("import { x } from 'moved/../sheet/hero';");
});

test('single small words are noted', () => {
  const plain = new Set<string>();
  inPseudo("const x = ['melee', 'two words', 'sharing;'];", String, plain);
  expect([...plain]).toEqual(['melee', 'sharing']);
});

test.each([
  ['«All of «it» is said»', []],
  ['«Half» is not', ['is', 'not']],
  ['Jane and 3 of «them»', []],
  ['øøøøø', []],
])('outside brackets of %s stands %j', (text, left) => {
  expect(unbracketed(text, new Set(['and', 'of']), ['Jane'])).toEqual(left);
});
