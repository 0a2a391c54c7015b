import { describe, expect, test } from 'vitest';
import { spreadOut } from '@/lib/match/starts';
import { beginSession, situationAt } from '@/lib/session/session';
import { encounterIn } from '@/lib/session/testing';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { unit } from '@/lib/table/table';
import { coinsOf } from './coins';
import { shared } from './label-places';
import { labelSize, labelsOf } from './labels';

await open(systemIds, 'match', 'play');

/** Pixels of a # on a board at 1440 and at 1920 px. */
const boards = [31, 39] as const;

/** # from the rim of a coin within which its name lies. */
const near = 2.2;

describe.each(systemIds)('at the start of a match of %s', (game) => {
  test.each(boards)('at %d pixels a # each name lies near its figure, and over no other', async (perHash) => {
    const encounter = spreadOut(await encounterIn(game, 5));
    const session = beginSession(encounter, [], 'fair');
    const scene = session.ok && partOf(game, 'play')?.scene(situationAt(session.value, 0), encounter);
    if (!scene) return expect.fail('a scene');
    const coins = coinsOf(scene, perHash);
    const figures = scene.figures
      .filter(({ isOff }) => !isOff)
      .map((figure) => {
        const coin = coins.get(figure.id);
        return { ...figure, at: coin?.at ?? figure.at, radius: figure.radius * (coin?.scale ?? 1) };
      });
    const { names, boxes } = labelsOf({ ...scene, figures }, figures, labelSize(perHash), '#');
    expect(names.size).toBe(figures.length);
    for (const [nth, box] of boxes.entries())
      for (const other of boxes.slice(nth + 1)) expect(shared(box, other)).toBe(0);
    for (const { id, at, radius, name } of figures) {
      const label = names.get(id) ?? expect.fail(name);
      const line = label.line ?? [label, label];
      const long = Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y);
      expect(long, name).toBeLessThan(near);
      if (!label.line) expect(Math.abs(label.y - at.y / unit) - radius / unit, name).toBeLessThan(near);
    }
  });
});
