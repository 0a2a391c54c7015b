import { describe, expect, test } from 'vitest';
import type { Match } from '../../../../match/engine';
import type { Choice, Request } from '../../../../match/request';
import { distanceBetween, unit } from '../../../../table/table';
import { beginMission } from '../set-up/mission';
import { livingEngine } from '../rules';
import type { MatchEvent } from '../state/event';
import type { About, Option } from '../state/option';
import type { Situation } from '../state/situation';

const goal = { x: 24 * unit, y: 0 };

/** Walks to the goal as far as each move leads. */
const walks = (request: Request<About, Option>): Choice => {
  if (!('region' in request)) return 0;
  const [best = goal] = [...request.region.candidates()].sort(
    (a, b) => distanceBetween(a, goal) - distanceBetween(b, goal),
  );
  return best;
};

/** First Steps to its end, and all that happened. */
const walked = (seed: number, isLesson: boolean) => {
  const start = beginMission('first-steps', isLesson);
  if (!start) throw new Error('a mission');
  const begun = livingEngine.begin(start, seed);
  const events: MatchEvent[] = [...begun.events];
  let match: Match<Situation> = begun.match;
  let choices = 0;
  for (let request = livingEngine.pending(match); request; request = livingEngine.pending(match)) {
    const step = livingEngine.apply(match, walks(request));
    if (!step.ok) throw new Error(step.error.refused);
    events.push(...step.value.events);
    ({ match } = step.value);
    choices += 1;
  }
  return { events, choices, ...match.base };
};

const seeds = Array.from({ length: 100 }, (_, nth) => nth + 1);

describe('first steps as a lesson', () => {
  test.each(seeds)('is walked to its goal with whatever dice, never lost by a fall (seed %i)', (seed) => {
    const { outcome, figures, events } = walked(seed, true);
    expect(outcome).toEqual({ winner: 0, because: 'goal' });
    expect(figures[0]?.life).toBe('up');
    expect(events.some(({ type }) => type === 'down')).toBe(false);
  });

  test('keeps the last die exactly where the book takes it, and nothing else differs until then', () => {
    const spared = seeds.filter((seed) => walked(seed, true).events.some(({ type }) => type === 'spared'));
    const fallen = seeds.filter((seed) => walked(seed, false).events.some(({ type }) => type === 'down'));
    expect(spared).toEqual(fallen);
    expect(fallen.length).toBeGreaterThan(20);
    for (const seed of fallen.slice(0, 10)) {
      const [lesson, book] = [walked(seed, true).events, walked(seed, false).events];
      const end = lesson.findIndex(({ type }) => type === 'spared');
      expect(lesson.slice(0, end)).toEqual(book.slice(0, end));
      expect(book[end]?.type).toBe('down');
    }
  });

  test('goes on with one die', () => {
    const seed = seeds.find((each) => walked(each, false).outcome?.because === 'fallen') ?? 0;
    expect(walked(seed, true).figures[0]?.hand).toBe(1);
  });
});
