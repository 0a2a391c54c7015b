import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandHelpOf } from '#words/messages/command-help';
import { commandLineMessages } from '@/lib/messages/command-line';
import { matchPartOf } from '@/lib/simulation/contest';
import { piecesOf } from '@/lib/systems/document';
import { opening, open, systemIds } from '@/lib/systems/open';
import { unbracketed } from '@/lib/testing/unbracketed';

const plain = new Set(
  JSON.parse(readFileSync('.pipsmith/words/pseudo/plain.json', 'utf8')) as readonly string[],
);

const names = Object.keys(commandLineMessages.commands) as (keyof typeof commandLineMessages.commands)[];

/** Options and what they take, as they are typed. */
const withoutOptions = (text: string): string =>
  text.replace(/(?<=^|\s)--?[a-z][a-z-]*( [A-Z0-9,…|.a-z]+)?/g, '');

test.each(names)('in another language the help of %s has no English left', async (name) => {
  await open(systemIds, 'match', 'kit');
  const ids = systemIds.flatMap((system) => {
    const { scenarios, maps } = matchPartOf(system);
    return [system, ...scenarios.map(({ id }) => id), ...maps];
  });
  const typed = [name, 'random', ...ids, ...piecesOf(systemIds).map(({ id }) => id)];
  const help = await opening(() => commandHelpOf(name));
  const left = help
    .split('\n')
    .flatMap((line) => unbracketed(withoutOptions(line), plain, typed).map((word) => `${word}: ${line}`));
  expect(left).toEqual([]);
});

test('nor has that of all commands', () => {
  const left = commandLineMessages
    .help()
    .split('\n')
    .flatMap((line) => unbracketed(line, plain, names));
  expect(left).toEqual([]);
});
