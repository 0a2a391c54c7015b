import { expect, test } from 'vitest';
import { samples } from '../start/samples/samples';
import { artOfTitle, emblemOf } from './card-content';
import { iconPath } from './icons';

test('a title that names a trade has its picture, in the style of the school', () => {
  expect(artOfTitle('Paladin')).toBe('paladin');
  expect(artOfTitle('Retired battlemage')).toBe('mage');
  expect(artOfTitle('Image of a sage')).toBeUndefined();
  const paladin = emblemOf(['druid/regrowth'], 'Paladin');
  expect(paladin.emblem).toBe(iconPath('paladin'));
  expect(paladin.livery).toEqual(emblemOf(['druid/regrowth']).livery);
  expect(emblemOf([]).emblem).toBe(iconPath('hero'));
});

test('no two samples of the Living Rulebook have the same picture', () => {
  const pictures = samples.map(({ hero }) => emblemOf(hero.skills, hero.title).emblem);
  expect(new Set(pictures).size).toBe(pictures.length);
});
