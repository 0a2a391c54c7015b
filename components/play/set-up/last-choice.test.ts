import { describe, expect, test } from 'vitest';
import { encodeSheet } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import { readChoice, type LastChoice } from './last-choice';
import { filled, usualReference } from './use-sides';

await open(systemIds);
await open(systemIds, 'odds');

const choice: LastChoice = {
  system: firstSystem,
  sides: [
    { reference: 'sample-jane', seat: 'search', party: 0 },
    { reference: 'sample-gerda', seat: 'person', party: 0 },
  ],
  arrangement: { teams: 'each', scenario: 'king-of-the-hill', map: 'town', isPlaced: true },
  isPractice: true,
  isOnePerson: false,
};

const bito = ((): string => {
  const sample = samplesOf(firstSystem).find(({ id }) => id === 'bito');
  const code = sample && encodeSheet(sample.document);
  return code?.ok ? code.value : expect.fail('a code');
})();

const met = (asked: readonly string[], last: LastChoice | undefined): readonly string[] =>
  filled(firstSystem, asked, last).map(({ reference, seat }) => `${reference}: ${seat}`);

describe('the last choice', () => {
  test('is read as it was written', () => {
    expect(readChoice(JSON.stringify(choice))).toEqual(choice);
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '{"system":"living"}',
    JSON.stringify({ ...choice, sides: [{ ...choice.sides[0], seat: 'oracle' }] }),
    JSON.stringify({ ...choice, sides: [] }),
  ])('is none where this is kept: %s', (text) => {
    expect(readChoice(text)).toBeUndefined();
  });

  test('is offered again, whole or with whoever is asked for in place of the first', () => {
    expect(met([], choice)).toEqual(['sample-jane: search', 'sample-gerda: person']);
    expect(met([bito], choice)).toEqual([`${bito}: search`, 'sample-gerda: person']);
  });

  test('is not offered where it does not fit: another game, a sheet that is gone, or a hero who would meet himself', () => {
    const usual = ['sample-bito: person', 'sample-gerda: greedy'];
    const isUsual = (last: LastChoice): void => expect(met([], last)[0]).toMatch(/: person$/);
    isUsual({ ...choice, system: 'draco' });
    isUsual({ ...choice, sides: [{ reference: 'sample-nobody', seat: 'search', party: 0 }] });
    expect(met(['sample-gerda'], choice)[0]).toBe('sample-gerda: person');
    expect(met(['sample-bito', 'sample-gerda'], choice)).toEqual(usual);
  });
});

describe('whoever is proposed', () => {
  test('is never a hero who is there, whatever he came as', () => {
    expect(usualReference(firstSystem, ['sample-bito'])).not.toBe('sample-bito');
    expect(usualReference(firstSystem, [bito])).not.toBe('sample-bito');
    const all: string[] = [bito];
    for (let more = 0; more < 5; more += 1) all.push(usualReference(firstSystem, all));
    expect(new Set(all).size).toBe(6);
    expect(all).not.toContain('sample-bito');
  });
});
