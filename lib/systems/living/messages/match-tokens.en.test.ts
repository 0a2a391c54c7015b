import { expect, test } from 'vitest';
import { circleText, tokenText } from '#words/systems/living/messages/match-tokens';

const names = (figure: number): string => ['Jane', 'Bito'][figure] ?? '';
const teamOf = (team: number): readonly string[] => [['Jane', 'Tom'], ['Bito']][team] ?? [];
const of = (token: string, team = -1) => ({ type: 'token' as const, token, figure: -1, team, count: 0 });

test.each([
  [{ ...of('flag', 1), what: 'taken', figure: 0 }, 'Jane now has Bito’s flag.'],
  [{ ...of('flag', 0), what: 'dropped', figure: 1 }, 'Bito drops the flag of Jane and Tom.'],
  [{ ...of('flag', 0), what: 'home' }, 'The flag of Jane and Tom is back in its place.'],
  [{ ...of('parcel'), what: 'taken', figure: 1, count: 2 }, 'Bito picks up a parcel worth 2.'],
  [{ ...of('parcel'), what: 'shows', count: 4 }, 'A parcel nobody is carrying now shows 4.'],
  [{ ...of('bomb'), what: 'shows', count: 3 }, 'The bomb now shows 3.'],
  [{ ...of('bomb'), what: 'goes-off' }, 'The bomb goes off.'],
] as const)('what becomes of a token: %#', (deed, sentence) => {
  expect(tokenText(deed, names, teamOf)).toBe(sentence);
});

test('whose a circle is', () => {
  expect(circleText(teamOf(0))).toBe('A circle now belongs to Jane and Tom.');
});
