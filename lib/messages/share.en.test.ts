import { describe, expect, it } from 'vitest';
import type { CodeProblem, ShareProblem } from '@/lib/share/index';
import { share } from '#words/messages/share';

const problems: readonly (ShareProblem | CodeProblem)[] = [
  { problem: 'too-long', length: 2417, limit: 2000 },
  { problem: 'too-many-heroes', heroes: 9, limit: 8 },
  { problem: 'not-well-formed', misfit: 'no-name' },
  { problem: 'not-well-formed', misfit: 'broken-text' },
  { problem: 'not-well-formed', misfit: 'over-limit' },
  { problem: 'empty' },
  { problem: 'not-a-code' },
  { problem: 'too-long-code', length: 2_000_000, limit: 2000 },
  { problem: 'truncated', length: 2, expected: undefined },
  { problem: 'truncated', length: 1, expected: 52 },
  { problem: 'damaged' },
  { problem: 'newer' },
];

describe('what is wrong with a link', () => {
  it.each(problems)('$problem is said in calm sentences, each its own', (problem) => {
    const sentence = share.problem(problem);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|!/);
    expect(problems.filter((other) => share.problem(other) === sentence)).toEqual([problem]);
  });

  it('names the figures', () => {
    expect(share.problem({ problem: 'too-long', length: 2417, limit: 2000 })).toContain(
      '2,417 characters long, and links of more than 2,000',
    );
    expect(share.problem({ problem: 'truncated', length: 1, expected: 52 })).toContain('1 character of 52');
  });
});
