import { expect, test } from 'vitest';
import { OwnAddresses } from './own-addresses';

const writing = (...searches: readonly string[]): OwnAddresses => {
  const own = new OwnAddresses();
  for (const search of searches) own.write(search);
  return own;
};

/** Response of the page to an address from the router: true if the page wrote it. */
const takes = (own: OwnAddresses, search: string): boolean => {
  const isOwn = own.has(search);
  own.settle(search);
  return isOwn;
};

test('what the page wrote is its own once', () => {
  const own = writing('hero=1');
  expect(takes(own, 'hero=1')).toBe(true);
  expect(takes(own, 'hero=1')).toBe(false);
});

test('what the router tells of late, or not at all, is no visit', () => {
  const own = writing('new=1', 'hero=1', 'new=1', 'hero=2');
  expect(takes(own, 'hero=1')).toBe(true);
  expect(takes(own, 'hero=2')).toBe(true);
});

test('whoever goes to an address that the page once wrote goes there', () => {
  const own = writing('new=1', 'hero=1');
  expect(takes(own, 'hero=1')).toBe(true);
  expect(takes(own, 'new=1')).toBe(false);
});

test('a visit elsewhere forgets what was written before', () => {
  const own = writing('hero=1', 'hero=2');
  expect(takes(own, 'sample=jane')).toBe(false);
  expect(takes(own, 'hero=2')).toBe(false);
});
