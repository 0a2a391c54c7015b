import { missions, scenarios } from '../scenarios/index';
import { describe, expect, it } from 'vitest';
import { onPaper, scenarioText } from '#words/systems/living/messages/scenarios';

const all = [...scenarios, ...missions];
const sentences = (id: string): string => {
  const found = all.find((one) => one.id === id);
  const text = found && scenarioText(found);
  return text ? [...text.setUp, ...text.play, ...text.scoring, ...text.end].map(onPaper).join('\n') : '';
};

describe.each(all.map((one) => [one.id, one] as const))('%s in words', (id, one) => {
  it('has set-up, play and an end, each sentence whole', () => {
    const text = scenarioText(one);
    for (const part of [text.setUp, text.play, text.end]) expect(part.length).toBeGreaterThan(0);
    const fault = /undefined|null|NaN|\[object|!|\s\s|^[a-z]|[^.]$/u;
    expect(
      sentences(id)
        .split('\n')
        .filter((sentence) => fault.test(sentence)),
    ).toEqual([]);
  });
  it('says every rule that it has', () => {
    const without = scenarioText({ ...one, rules: [] });
    const told = scenarioText(one);
    const length = (text: typeof told): number => text.play.length + text.scoring.length;
    expect(length(told) - length(without)).toBeGreaterThanOrEqual(one.rules.length);
  });
});

it.each([
  [
    'capture-the-flag',
    ['4', 'the tip of its corner', '1# of the tip', '1 victory point', '3 is common', 'skill actions'],
  ],
  ['bombing-run', ['shows 6', '2.5#', 'loses 1 Life', 'wholly inside', '3 is common']],
  [
    'king-of-the-hill',
    ['2 blue circles', '5th', '30 is common', 'in the same phase', 'scores are equal', 'sudden death'],
  ],
  ['snowfall', ['shows 1', 'to a maximum of 6', '5# per action', 'Hot Chocolate', '20 is common']],
  ['treasure-hunt', ['2 actions', '1 action', '1# less', 'wins the match']],
  ['open-fire', ['gap', 'count it as 3 Ranged pips. The dummy can’t defend against it', '4#', 'Go For It']],
  ['kind-of-magic', ['5#', 'far left', 'Tommyknocker', 'healed'.slice(0, 4)]],
])('%s names its numbers', (id, words) => {
  for (const word of words) expect(sentences(id)).toContain(word);
});

it.each([
  ['king-of-the-hill', /circle is 2# across \(house value\)/],
  ['open-fire', /position of the walls is a house value/],
])('%s marks its house value where it stands', (id, mark) => {
  expect(sentences(id)).toMatch(mark);
});

it('paper has no links', () => {
  expect(onPaper('Use [Hot Chocolate](skills/snowfall/hot-chocolate) now.')).toBe('Use Hot Chocolate now.');
  expect(sentences('snowfall')).not.toMatch(/[[\]]/);
});
