import { expect, it } from 'vitest';
import { wish } from '#words/systems/living/messages/match-wishes';

it.each([
  ['sweep', undefined, /^What do Ann’s critical hits .* in this match\?$/],
  ['drop-cannon', undefined, 'Does Ann drop the cannon for another action?'],
  ['something else', undefined, 'Does Ann want that?'],
  ['something else', 'Flare', 'Does Ann use what Flare allows?'],
  ['sacrifice', 'Flare', 'Does Ann announce a sacrifice for Flare?'],
  ['turn-die', 'Flare', 'Does Ann turn dice for Flare?'],
  ['take-life', 'Flare', 'Does Ann take the Life Flare promised?'],
  ['defend', 'Flare', 'Does Ann defend against Flare?'],
  ['ignore', 'Flare', 'Does Ann ignore what Flare does?'],
  ['obey', 'Flare', 'Does Ann use Flare as ordered?'],
] as const)('%s of %s is asked for in words', (what, skill, asked) => {
  expect(wish('Ann', what, skill)).toMatch(asked);
});
