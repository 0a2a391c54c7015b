import { expect, test } from 'vitest';
import { codeFrom, decode } from '@/lib/share/index';
import { nameOf, samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
import { printedLink } from './printed-link';

await open(systemIds);

const samples = samplesOf('living').map(({ document }) => document);

const opened = (heroes: typeof samples, party?: string) => {
  const link = printedLink(heroes, party)?.();
  if (!link || 'why' in link) return link;
  const found = decode(codeFrom(link.path));
  if (!found.ok) return expect.fail(link.path);
  return found.value.kind === 'party'
    ? { party: found.value.party.name, of: found.value.party.heroes.map(nameOf) }
    : { of: [nameOf(found.value.document)] };
};

test('the link of the print page opens one hero, or all of them as a party', () => {
  const [bito, gerda] = samples.slice(0, 2);
  if (!bito || !gerda) return expect.fail('samples');
  expect(opened([bito])).toEqual({ of: [nameOf(bito)] });
  const both = [nameOf(bito), nameOf(gerda)];
  expect(opened([bito, gerda])).toEqual({ party: both.join(' and '), of: both });
  expect(opened([bito, gerda], 'Friends')).toEqual({ party: 'Friends', of: both });
});

test('what no link holds says why, or has none', () => {
  expect(opened(samples.slice(0, 9))).toHaveProperty('why');
  expect(printedLink([], undefined)).toBeUndefined();
  expect(
    printedLink(
      samplesOf('warband').map(({ document }) => document),
      undefined,
    ),
  ).toBeUndefined();
});
