import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { requestNow, situationAt } from '@/lib/session/session';
import { sessionAfter } from '@/lib/session/testing';
import { partOf, systemIds } from '@/lib/systems/open';
import { TurnLine } from './turn-line';

test.each(systemIds)('what wins is in sight in each match of %s', async (system) => {
  const session = await sessionAfter(system, 1, 2);
  expect(requestNow(session)).toBeDefined();
  const scene = partOf(system, 'play')?.scene(situationAt(session, 2), session.encounter);
  if (!scene) return expect.fail('a scene');
  const text = renderToStaticMarkup(
    <TurnLine scene={scene} encounter={session.encounter} at={2} news={[]} />,
  );
  expect(text).toMatch(/ wins?[ .;]/);
  expect(text).toContain(scene.wins);
});
