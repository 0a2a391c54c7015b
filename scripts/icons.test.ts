import { expect, test } from 'vitest';
import stored from '../lib/cards/icon-paths.json';
import { iconPaths } from './icons';

test('the icons are those of the package', () => {
  expect(stored).toEqual(iconPaths());
});
