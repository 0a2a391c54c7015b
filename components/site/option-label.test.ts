import { expect, it } from 'vitest';
import { heroNamed } from '@/lib/roster/testing';
import { optionLabel } from './option-label';

it.each([
  { of: 'no mark', mark: undefined, label: 'Jane (the Living Rulebook)' },
  { of: 'a skill', mark: 'Volley', label: 'Jane, Volley (the Living Rulebook)' },
  { of: 'the game, which is said once', mark: 'the Living Rulebook', label: 'Jane (the Living Rulebook)' },
])('a saved hero in a list, with $of', ({ mark, label }) => {
  const told = mark === undefined ? undefined : { isShown: false, text: mark };
  expect(optionLabel(heroNamed('Jane'), told)).toBe(label);
});

it('says no game where all are of one', () => {
  expect(optionLabel(heroNamed('Jane'), { isShown: false, text: 'Volley' }, true)).toBe('Jane, Volley');
});
