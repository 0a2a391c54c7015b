import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { lengthOf, situationAt } from '@/lib/session/session';
import { sessionAfter } from '@/lib/session/testing';
import { open, partOf } from '@/lib/systems/open';
import { emptyTools, MapBar } from './map-bar';
import type { View } from './use-view';

const say = playMessages.map;

const heights = { height: 2 };

test.each([
  ['flat ground has no heights', [{ height: 0 }], true, ['heights']],
  ['nothing on the table has none', [], true, ['heights']],
  ['a game that draws icons instead has none', [{ height: 2, emblem: 'M0 0' }], true, ['heights']],
  ['without a range nobody can show one', [{ height: 2 }], false, ['ranges']],
  ['both are there where both show something', [{ height: 2 }, { height: 0 }], true, []],
] as const)('%s', (_, terrain, hasRanges, empty) => {
  expect(emptyTools(terrain, hasRanges)).toEqual(empty);
});

test('Hic est Draco never shows heights', async () => {
  await open(['draco'], 'match', 'play');
  const session = await sessionAfter('draco', 1, 20);
  const scene = partOf('draco', 'play')?.scene(situationAt(session, lengthOf(session)), session.encounter);
  expect(scene?.terrain.length).toBeGreaterThan(0);
  expect(emptyTools(scene?.terrain ?? [], true)).toEqual(['heights']);
});

test('a tool that shows nothing keeps its place, is grey and says why', () => {
  const drawn = renderToStaticMarkup(
    <MapBar
      view={{ isClosest: false, isWhole: true } as View}
      used={{ ruler: false, ranges: false, heights: false }}
      empty={emptyTools([heights], false)}
      onUse={() => undefined}
    />,
  );
  const button = (name: string): string =>
    drawn.split('<button').find((each) => each.includes(`aria-label="${name}"`)) ?? '';
  expect(drawn).not.toContain('invisible');
  expect(button(say.tools.ranges)).toContain('aria-disabled="true"');
  expect(button(say.tools.ranges)).toContain(`title="${say.toolEmpty.ranges}"`);
  expect(button(say.tools.heights)).toContain('aria-disabled="false"');
});
