import { expect, it } from 'vitest';
import { wish } from './match-wishes';

it.each([
  ['sweep', undefined, /^All through the match, do critical hits of Ann/],
  ['drop-cannon', undefined, 'Does Ann drop the cannon for another action?'],
  ['something else', undefined, 'Does Ann want that?'],
  ['sacrifice', 'Flare', 'Does Ann want that of Flare?'],
  ['obey', 'Flare', 'Does Ann use Flare as ordered?'],
] as const)('%s of %s is asked for in words', (what, skill, asked) => {
  expect(wish('Ann', what, skill)).toMatch(asked);
});
