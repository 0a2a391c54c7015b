import { describe, expect, test } from 'vitest';
import type { Choice } from '@/lib/match/request';
import { requestAt, situationAt, type Session } from '@/lib/session/session';
import { sessionAfter } from '@/lib/session/testing';
import { firstSystem, partOf } from '@/lib/systems/open';
import { drawnChance } from './chance-chart';
import { marksOf } from './marks';

const session = await sessionAfter(firstSystem, 1, 120);

const wordsAt = (of: Session, at: number) => {
  const request = requestAt(of, at);
  const part = partOf(firstSystem, 'play');
  const words = request && part?.request(request, situationAt(of, at), of.encounter);
  const figures = part?.scene(situationAt(of, at), of.encounter).figures ?? [];
  return { request, words, figures };
};

const moments = session.history.choices.map((chosen, at) => ({ at, chosen, ...wordsAt(session, at) }));

const pointAt = (at: number, chosen: Choice, better: Choice) => ({
  at,
  by: 0,
  chosen,
  better,
  was: 0.3,
  could: 0.6,
});

describe('a choice that turned a match', () => {
  test('marks the target of either option on the board', () => {
    const found = moments.find(({ words }) => words?.options.some(({ target }) => target !== undefined));
    const option = found?.words?.options.findIndex(({ target }) => target !== undefined) ?? -1;
    if (!found || option < 0) return expect.fail('an option with a target');
    const target = found.figures.find(({ id }) => id === found.words?.options[option]?.target);
    const [, better] = marksOf(session, pointAt(found.at, 0, option));
    expect(better).toEqual({ kind: 'better', at: target?.at, radius: target?.radius });
  });

  test('marks the place that was chosen, and the better one', () => {
    const found = moments.find(({ request }) => request !== undefined && 'region' in request);
    if (!found) return expect.fail('a place');
    const better = { x: 100, y: 200 };
    const marks = marksOf(session, pointAt(found.at, found.chosen, better));
    expect(marks.map(({ kind, at }) => [kind, at])).toEqual([
      ['chosen', found.chosen],
      ['better', better],
    ]);
  });

  test('marks whoever acted where an option is aimed at nobody', () => {
    const found = moments.find(({ words }) => words?.options.some(({ target }) => target === undefined));
    const option = found?.words?.options.findIndex(({ target }) => target === undefined) ?? -1;
    const asked = found?.figures.find(({ id }) => id === found.words?.figure);
    if (!found || !asked) return expect.fail('an option without a target');
    expect(marksOf(session, pointAt(found.at, option, option))[0]?.at).toEqual(asked.at);
  });
});

test('the line of chances touches its edges at the end alone', () => {
  expect([0, 0.4, 1].map((chance) => drawnChance(chance, false))).toEqual([0.01, 0.4, 0.99]);
  expect([0, 0.4, 1].map((chance) => drawnChance(chance, true))).toEqual([0, 0.4, 1]);
});
