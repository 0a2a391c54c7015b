import { expect, test } from 'vitest';
import { open, partOf } from '../systems/open';
import { distanceBetween } from '../table/table';
import { newsAt } from './acts';
import { lastMoves } from './last-moves';
import { lengthOf, situationAt, type Session } from './session';
import { sessionAfter } from './testing';

const systems = ['living', 'first', 'warband', 'draco'] as const;
await open([...systems], 'match', 'play');

const sceneAt = (session: Session, at: number) =>
  partOf(session.encounter.system, 'play')?.scene(situationAt(session, at), session.encounter);

test.each(systems)('in %s the board shows from where everybody came since the news began', async (system) => {
  let shown = 0;
  await sessionAfter(system, 3, 80, {
    each: (session) => {
      const at = lengthOf(session);
      const scene = sceneAt(session, at);
      const news = newsAt(session, at);
      if (!scene || news.length === 0) return;
      const began = Math.min(...news.map(({ from }) => from));
      const before = sceneAt(session, Math.max(0, began - 1));
      for (const { figure, from } of lastMoves(session, scene, news)) {
        shown += 1;
        const now = scene.figures.find(({ id }) => id === figure);
        expect(before?.figures.find(({ id }) => id === figure)?.at).toEqual(from);
        expect(now && distanceBetween(now.at, from)).toBeGreaterThan(now?.radius ?? 0);
      }
    },
  });
  expect(shown).toBeGreaterThan(0);
});

test('before anything has happened nobody came from anywhere', async () => {
  await sessionAfter('living', 3, 1, {
    each: (session) => expect(lastMoves(session, { figures: [] }, [])).toEqual([]),
  });
});
