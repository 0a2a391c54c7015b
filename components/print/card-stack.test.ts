import { describe, expect, it } from 'vitest';
import { blankOf, edited, samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import type { Edit } from '@/lib/systems/sheet';
import { stackOf } from './card-stack';

await open([firstSystem], 'cards');

const edit = (change: object): Edit => change as unknown as Edit;
const alone = { hero: blankOf(firstSystem, 'Anna') };
const withPet = {
  hero: edited(alone.hero, edit({ edit: 'add-follower', kind: 'pet', name: 'Rex' })),
};
const snowy = {
  hero: edited(alone.hero, edit({ edit: 'add-skill', list: 'snowfall', skill: 'snowfall/igloo' })),
};
const usual = { leftOut: [], blanks: {}, skills: 'names', notes: false, foldsOut: false } as const;

describe('the kinds of card to choose from', () => {
  it.each([
    ['a hero', [alone], ['Hero cards']],
    ['one with a pet', [withPet], ['Hero cards', 'Follower cards']],
    ['many', [snowy, alone, withPet], ['Hero cards', 'Follower cards', 'Snowfall cards']],
    ['nobody', [], []],
  ] as const)('of %s are those that there are, each once, in the order of the game', (_, heroes, names) => {
    expect(stackOf(heroes, usual, undefined).kinds.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    [[], ['hero', 'snowfall', 'hero', 'follower']],
    [['follower'], ['hero', 'snowfall', 'hero']],
    [
      ['hero', 'dragon'],
      ['snowfall', 'follower'],
    ],
    [['hero', 'follower', 'snowfall'], []],
  ])('without %j leave the others, and can be chosen again', (leftOut, printed) => {
    const { cards, kinds } = stackOf([snowy, withPet], { ...usual, leftOut }, undefined);
    expect(cards.map(({ kind }) => kind)).toEqual(printed);
    expect(kinds.map(({ id }) => id)).toEqual(['hero', 'follower', 'snowfall']);
  });

  it('do not touch blank cards', () => {
    const { cards } = stackOf(
      samplesOf(firstSystem).map(({ document }) => ({ hero: document })),
      { ...usual, leftOut: ['hero', 'follower', 'snowfall'], blanks: { hero: 2 } },
      undefined,
    );
    expect(cards.map(({ id }) => id)).toEqual(['blank-hero', 'blank-hero']);
  });
});
