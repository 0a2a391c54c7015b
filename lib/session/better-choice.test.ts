import { expect, test } from 'vitest';
import { lookBackMessages as say } from '../messages/look-back';
import { isPlace } from '../match/request';
import { open, systemIds } from '../systems/open';
import { placeAt, whyBetter } from './better-choice';
import { sessionAfter } from './testing';

await open(systemIds);
await open(systemIds, 'match', 'play');

const turned = { by: 0, was: 0.2, could: 0.6 };

test.each(systemIds)('reasons for a place in %s are told of it alone', async (system) => {
  const session = await sessionAfter(system, 3, 60);
  let places = 0;
  for (const [at, chosen] of session.history.choices.entries()) {
    if (!isPlace(chosen) || places >= 8) continue;
    places += 1;
    expect(whyBetter(session, { ...turned, at, chosen, better: chosen })).toEqual({
      spared: [],
      goal: undefined,
      cover: [],
    });
    const better = { x: chosen.x + 1024, y: chosen.y };
    const { spared } = whyBetter(session, { ...turned, at, chosen, better });
    const names = placeAt(session, at, better)?.means.threats.map(({ name }) => name) ?? [];
    expect(spared.flatMap((each) => each.names).filter((name) => names.includes(name))).toEqual([]);
  }
  expect(places).toBeGreaterThan(0);
});

test('reasons are said as a player would', () => {
  expect(
    say.reasons({
      spared: [{ ways: ['charge'], names: ['Gerda'] }],
      goal: 'the magic circle',
      cover: ['Thranduil'],
    }),
  ).toEqual([
    'There Gerda couldn’t charge you.',
    'It leads into the magic circle.',
    'It has cover from Thranduil.',
  ]);
});
