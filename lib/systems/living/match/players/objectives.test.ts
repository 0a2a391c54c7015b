import { describe, expect, test } from 'vitest';
import type { Match } from '../../../../match/engine';
import { bestOf } from '../../../../match/playing/greedy';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { livingEngine } from '../rules';
import type { Situation } from '../state/situation';
import type { Fighter } from '../testing/fighters';
import { fieldOf } from '../testing/field';
import { livingJudge } from './judge';

const { field } = fieldOf('capture-the-flag');
const home: Point = { x: 0, y: 24 * unit };

/** One action as the judge likes it best. */
const acted = (fighters: Readonly<Record<string, Fighter>>, bearers: readonly number[]): Situation => {
  const { pieces } = field(fighters).situation();
  const start = field(fighters, {
    pieces: pieces.map((piece) => ({ ...piece, figure: bearers[1 - piece.team] ?? -1 })),
  }).situation();
  let match: Match<Situation> = livingEngine.begin(start, 1).match;
  for (let asked = 0; asked === 0 || livingEngine.pending(match)?.about.about === 'move'; asked += 1) {
    const request = livingEngine.pending(match);
    if (!request) break;
    const { choice } = bestOf(livingJudge.weigh(request, livingEngine.look(match)));
    const step = livingEngine.apply(match, choice);
    if (!step.ok) throw new Error(step.error.refused);
    ({ match } = step.value);
  }
  return livingEngine.look(match);
};

/** How far a figure is from a place, in #. */
const away = ({ figures }: Situation, id: number, place: Point): number =>
  distanceBetween(figures[id]?.at ?? place, place) / unit;

describe('a bearer of the other flag', () => {
  const foe = { at: [20, 4], team: 1 } as const;

  test('goes home', () => {
    const fighters = { A: { at: [12, 12] }, B: foe } as const;
    expect(away(acted(fighters, [0]), 0, home)).toBeLessThan(12.1);
  });

  test('who waited there takes the step that scores once his own flag is back', () => {
    expect(acted({ A: { at: [2, 22] }, B: foe }, [0]).scores).toEqual([1, 0]);
    expect(acted({ A: { at: [0.5, 23.5] }, B: foe }, [0]).scores).toEqual([1, 0]);
  });

  test('goes for whoever keeps his own flag where nobody else can, and waits at home otherwise', () => {
    const [waiting, keeper] = [{ at: [2, 22] }, { at: [22, 2], team: 1 }] as const;
    const before = away(acted({ A: waiting, B: keeper }, [0]), 0, home);
    expect(away(acted({ A: waiting, B: keeper }, [0, 1]), 0, home)).toBeGreaterThan(before + 3);
    expect(away(acted({ A: waiting, B: keeper, C: { at: [8, 20] } }, [0, 1]), 0, home)).toBeLessThan(4);
  });
});
