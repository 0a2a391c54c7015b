import { expect, test } from 'vitest';
import { open, partOf } from '../systems/open';
import { distanceBetween, type Point } from '../table/table';
import { newsAt } from './acts';
import { lastMoves } from './last-moves';
import { lengthOf, situationAt, type Session } from './session';
import { sessionAfter } from './testing';

const systems = ['living', 'first', 'warband', 'draco'] as const;
await open([...systems], 'match', 'play');

const sceneAt = (session: Session, at: number) =>
  partOf(session.encounter.system, 'play')?.scene(situationAt(session, at), session.encounter);

const isSame = (one: Point | undefined, other: Point | undefined): boolean =>
  one !== undefined && other !== undefined && distanceBetween(one, other) === 0;

test.each(systems)('in %s the board shows from where everybody came since the news began', async (system) => {
  let shown = 0;
  await sessionAfter(system, 3, 80, {
    each: (session) => {
      const at = lengthOf(session);
      const scene = sceneAt(session, at);
      const news = newsAt(session, at);
      if (!scene || news.length === 0) return;
      const began = Math.min(...news.map(({ from }) => from));
      const was = (figure: number) =>
        Array.from({ length: at - began + 2 }, (_, nth) => sceneAt(session, Math.max(0, began - 1 + nth)))
          .flatMap((each) => each?.figures ?? [])
          .filter(({ id }) => id === figure);
      for (const { figure, legs } of lastMoves(session, scene, at, news)) {
        shown += 1;
        const now = scene.figures.find(({ id }) => id === figure);
        const start = legs[0]?.[0];
        expect(now && start && distanceBetween(now.at, start)).toBeGreaterThan(now?.radius ?? 0);
        // Each leg begins and ends where the figure was up, and the last one where it is.
        for (const leg of legs)
          for (const end of [leg[0], leg.at(-1)])
            expect(was(figure).some(({ at: spot, state }) => state === 'up' && isSame(spot, end))).toBe(true);
        const last = legs.at(-1);
        if (last && last.length > 1) expect(isSame(last.at(-1), now?.at)).toBe(true);
      }
    },
  });
  expect(shown).toBeGreaterThan(0);
});

test('before anything has happened nobody came from anywhere', async () => {
  await sessionAfter('living', 3, 1, {
    each: (session) => expect(lastMoves(session, { figures: [] }, lengthOf(session), [])).toEqual([]),
  });
});
