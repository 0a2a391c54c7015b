import { describe, expect, test } from 'vitest';
import { diceOf } from './chance';
import { hashOf } from './hash';
import { randomChoice } from './players';
import type { Request } from './request';
import { newSkirmish, skirmish, type SkirmishAbout, type SkirmishOption } from './testing/skirmish';
import { walk } from './testing/walk';

const seen = (request: Request<SkirmishAbout, SkirmishOption> | undefined): unknown =>
  request && [request.by, request.about, 'options' in request ? request.options : request];

describe('a match that is thought on', () => {
  test('goes as the match itself would, and leaves it as it is', () => {
    for (const seed of [1, 2, 3]) {
      const { matches, choices } = walk(skirmish, skirmish.begin(newSkirmish(), seed).match, seed);
      for (const [first, from] of matches.entries()) {
        const before = hashOf(from);
        const ahead = skirmish.ahead(from, {});
        for (let nth = first; nth < Math.min(first + 6, choices.length); nth += 1) {
          const [choice, next] = [choices[nth], matches[nth + 1]];
          if (choice === undefined || next === undefined) return expect.fail('a choice');
          expect(ahead.apply(choice).ok).toBe(true);
          expect(hashOf(ahead.look())).toBe(hashOf(skirmish.look(next)));
          expect(JSON.stringify(seen(ahead.pending()))).toBe(JSON.stringify(seen(skirmish.pending(next))));
        }
        expect(hashOf(from)).toBe(before);
      }
    }
  });

  test('rests where that is enough, and is asked all the same once somebody looks', () => {
    const dice = diceOf(5);
    const from = skirmish.begin(newSkirmish(), 5).match;
    const ahead = skirmish.ahead(from, { isEnough: ({ deck }) => deck.length > 0 });
    let rests = 0;
    for (let request = ahead.pending(); request && rests < 5; request = ahead.pending()) {
      expect(ahead.apply(randomChoice(request, dice)).ok).toBe(true);
      if (ahead.rests()) rests += 1;
    }
    expect(rests).toBe(5);
  });

  test('refuses what does not fit, and everything once it is over', () => {
    const { matches } = walk(skirmish, skirmish.begin(newSkirmish(), 6).match, 6);
    const [first, last] = [matches[0], matches.at(-1)];
    if (!first || !last) return expect.fail('a match');
    expect(skirmish.ahead(first, {}).apply(99)).toMatchObject({ error: { refused: 'no-such-option' } });
    const over = skirmish.ahead(last, {});
    expect(over.rests()).toBe(true);
    expect(over.pending()).toBeUndefined();
    expect(over.apply(0)).toEqual({ ok: false, error: { refused: 'match-is-over' } });
  });
});
