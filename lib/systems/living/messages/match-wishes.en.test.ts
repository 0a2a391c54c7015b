import { expect, it } from 'vitest';
import { wish } from '#words/systems/living/messages/match-wishes';

it.each([
  ['sweep', undefined, /^What do Ann’s critical hits .* in this match\?$/],
  ['drop-cannon', undefined, 'Does Ann drop the cannon to get another action?'],
  ['something else', undefined, 'Does Ann do that?'],
  ['something else', 'Flare', 'Does Ann use Flare?'],
  ['sacrifice', 'Flare', 'Does Ann make a blood sacrifice for Flare?'],
  ['turn-die', 'Flare', 'Does Ann turn a die to its Skill pip for Flare?'],
  ['take-life', 'Flare', 'Does Ann regain the Life from Flare now?'],
  ['defend', 'Flare', 'Does Ann defend against Flare?'],
  ['ignore', 'Flare', 'Does Ann ignore the effect of Flare?'],
  ['obey', 'Flare', 'Does Ann use Flare as ordered?'],
] as const)('%s of %s is asked for in words', (what, skill, asked) => {
  expect(wish('Ann', what, skill)).toMatch(asked);
});
