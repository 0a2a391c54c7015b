import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScriptError } from './chance';
import { createEngine, type Match, type Step } from './engine';
import { hashOf } from './hash';
import { choicesOf, type Choice, type Refusal } from './request';
import type { Point } from '../table/table';
import { newSkirmish, skirmish, type Skirmish, type SkirmishEvent } from './testing/skirmish';
import { walk } from './testing/walk';

type Fight = Match<Skirmish>;
const start = (seed: number): Fight => skirmish.begin(newSkirmish(), seed).match;

const apply = (match: Fight, choice: Choice): Step<Skirmish, SkirmishEvent> => {
  const step = skirmish.apply(match, choice);
  if (!step.ok) throw new Error(step.error.refused);
  return step.value;
};

/** All that can be seen of a match from outside. */
const seen = (match: Fight): unknown => {
  const request = skirmish.pending(match);
  return {
    match: hashOf(match),
    table: hashOf(skirmish.look(match)),
    request: request && [
      request.by,
      request.about,
      'options' in request ? request.options : choicesOf(request),
    ],
  };
};

const throughJson = (match: Fight): Fight => JSON.parse(JSON.stringify(match)) as Fight;

const games = fc.record({ seed: fc.nat(), player: fc.nat() });

describe('a match', () => {
  test('goes from its first request to its end', () => {
    const { matches, choices, events } = walk(skirmish, start(1), 1);
    const last = matches.at(-1);
    expect(choices.length).toBeGreaterThan(20);
    expect(last?.made).toBe(choices.length);
    expect(last && skirmish.pending(last)).toBeUndefined();
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['card', 'shuffled', 'rolled', 'hit']));
  });

  test('asks nothing at rests without a question, and tells what happened there', () => {
    const begun = skirmish.begin(newSkirmish(), 1);
    expect(begun.events.map(({ type }) => type)).toEqual(['shuffled', 'card']);
    expect(begun.drew).toBe(true);
    expect(begun.match.rests).toBe(1);
    expect(begun.match.choices).toEqual([]);
  });

  test('holds only the choices since its last rest', () => {
    for (const { choices, made } of walk(skirmish, start(3), 3).matches) {
      expect(choices.length).toBeLessThanOrEqual(12);
      expect(choices.length).toBeLessThanOrEqual(made);
    }
  });

  test('that was never to be played is over at once', () => {
    const { match, events } = skirmish.begin({ ...newSkirmish(), turn: 60 }, 1);
    expect(skirmish.pending(match)).toBeUndefined();
    expect(skirmish.apply(match, 0)).toEqual({ ok: false, error: { refused: 'match-is-over' } });
    expect(events).toEqual([]);
  });

  test('goes on from any older state, and from JSON, as it went on when it was new', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ seed, player }, pick) => {
        const { matches, choices } = walk(skirmish, start(seed), player);
        const at = pick % choices.length;
        const old = matches[at];
        const next = matches[at + 1];
        const choice = choices[at];
        if (!old || !next || choice === undefined) throw new Error('no such match');
        const copy = throughJson(old);
        expect(seen(copy)).toEqual(seen(old));
        for (const from of [old, copy]) {
          const again = from;
          expect(seen(apply(again, choice).match)).toEqual(seen(next));
        }
      }),
    );
  });

  test('tells the same events and draws, kept or made again', () => {
    fc.assert(
      fc.property(games, ({ seed, player }) => {
        const { matches, choices, events } = walk(skirmish, start(seed), player);
        const type = choices.flatMap((choice, at) => {
          const match = matches[at];
          return match ? apply(throughJson(match), choice).events : [];
        });
        expect(type).toEqual(events);
      }),
      { numRuns: 30 },
    );
  });

  test('does not change by what is applied to it', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ seed, player }, pick) => {
        const { matches } = walk(skirmish, start(seed), player);
        const match = matches[pick % matches.length];
        if (!match) throw new Error('no such match');
        const before = seen(match);
        walk(skirmish, match, player + 1);
        walk(skirmish, match, player + 2);
        expect(seen(match)).toEqual(before);
      }),
    );
  });

  test('says whether dice were rolled or a card was shown', () => {
    const { matches, choices } = walk(skirmish, start(5), 5);
    for (const [at, choice] of choices.entries()) {
      const match = matches[at];
      if (!match) continue;
      const { events, drew } = apply(match, choice);
      expect(drew).toBe(events.some(({ type }) => type === 'rolled' || type === 'card'));
    }
  });

  test('lets the table be seen in the middle of a turn', () => {
    let match = start(2);
    const choose = (choice: Choice): void => void (match = apply(match, choice).match);
    const actions = skirmish.pending(match)?.about.left ?? 0;
    choose(2);
    choose({ x: 1, y: 2 });
    expect(skirmish.look(match).fencers[0]).toMatchObject({ x: 1, y: 2 });
    if (actions > 1) expect(match.base.fencers[0]).toMatchObject({ x: 3, y: 4 });
    expect(skirmish.look(throughJson(match))).toEqual(skirmish.look(match));
  });
});

describe('an impossible choice', () => {
  const option = start(1);
  const region = apply(option, 2).match;

  const out = (place: Point): Refusal => ({ refused: 'out-of-the-region', place });

  test.each<[string, Fight, Choice, Refusal]>([
    ['an option that is not there', option, 3, { refused: 'no-such-option', options: 3 }],
    ['one below the first', option, -1, { refused: 'no-such-option', options: 3 }],
    ['half an option', option, 0.5, { refused: 'no-such-option', options: 3 }],
    ['no number', option, Number.NaN, { refused: 'no-such-option', options: 3 }],
    ['a place for an option', option, { x: 1, y: 1 }, { refused: 'option-expected', options: 3 }],
    ['an option for a place', region, 0, { refused: 'place-expected' }],
    ['nothing for a place', region, null as never, { refused: 'place-expected' }],
    ['a word for a place', region, '1' as never, { refused: 'place-expected' }],
    ['nothing for an option', option, undefined as never, { refused: 'option-expected', options: 3 }],
    ['a digit for an option', option, '0' as never, { refused: 'option-expected', options: 3 }],
    ['a list', option, [0] as never, { refused: 'option-expected', options: 3 }],
    ['a place beyond all numbers', region, { x: Infinity, y: 1e300 }, out({ x: Infinity, y: 1e300 })],
    ['a place of words', region, { x: '1', y: '2' } as never, out({ x: '1', y: '2' } as never)],
    ['a place too far', region, { x: 8, y: 8 }, { refused: 'out-of-the-region', place: { x: 8, y: 8 } }],
    ['a place between', region, { x: 3.5, y: 4 }, { refused: 'out-of-the-region', place: { x: 3.5, y: 4 } }],
  ])('(%s) is refused with its reason and changes nothing', (_, match, choice, refusal) => {
    const before = seen(match);
    expect(skirmish.apply(match, choice)).toEqual({ ok: false, error: refusal });
    expect(seen(match)).toEqual(before);
    expect(seen(throughJson(match))).toEqual(before);
  });

  test('what a place says besides is not kept', () => {
    const place = { x: 1, y: 2 };
    const more = { ...place, z: 3 };
    expect(apply(region, more).match).toEqual(apply(region, place).match);
    expect(hashOf(apply(region, more).match)).toBe(hashOf(apply(region, place).match));
  });

  test('in a match that was tampered with is no crash without a name', () => {
    const broken: Fight = { ...option, choices: [7], made: option.made + 1 };
    expect(() => skirmish.pending(broken)).toThrow(
      new RangeError('Choice 1 of the match does not fit its rules.'),
    );
  });
});

describe('rules that err', () => {
  test('by never asking are stopped', () => {
    const idle = createEngine<{ n: number }, never, never, never>({
      copy: (s) => ({ ...s }),
      isOver: () => false,
      *play(s) {
        s.n += 1;
      },
    });
    expect(() => idle.begin({ n: 0 }, 1)).toThrow(/without asking/);
  });

  test('in the middle of a choice leave the match as it was', () => {
    const match = skirmish.begin(newSkirmish(), 1, { dice: [3] }).match;
    const asked = apply(match, 1).match;
    const before = seen(asked);
    expect(() => skirmish.apply(asked, 0)).toThrow(ScriptError);
    expect(() => skirmish.apply(asked, 0)).toThrow('No dice is left for strike of 0, draw 2.');
    expect(seen(asked)).toEqual(before);
  });
});

describe('scripted draws', () => {
  /** Shuffled so that the cards are 2, 2, 3, 1; then 6 and 4 against a parry, and the 6 is kept. */
  const script = { deck: [0, 0, 0], dice: [5, 3] };
  const strike = (match: Fight): Fight => [1, 0, 1].reduce((now, choice) => apply(now, choice).match, match);

  test('say what falls, over points of rest', () => {
    const { match } = skirmish.begin(newSkirmish(), 1, script);
    expect(skirmish.look(match).deck).toEqual([2, 3, 1]);
    expect(skirmish.look(strike(match)).fencers[1]?.life).toBe(6);
  });

  test('that are left over are reported', () => {
    const { match } = skirmish.begin(newSkirmish(), 1, { ...script, dice: [5, 3, 2, 1], 'set-up': [] });
    expect(skirmish.leftOver(match)).toEqual({ dice: [5, 3, 2, 1] });
    expect(skirmish.leftOver(strike(match))).toEqual({ dice: [2, 1] });
    expect(skirmish.leftOver(strike(skirmish.begin(newSkirmish(), 1, script).match))).toBeUndefined();
    expect(skirmish.leftOver(start(1))).toBeUndefined();
  });

  test('are the same again in a match from JSON', () => {
    const { match } = skirmish.begin(newSkirmish(), 1, { ...script, dice: [5, 3, 0, 0] });
    const struck = strike(throughJson(match));
    expect(seen(struck)).toEqual(seen(strike(match)));
    expect(seen(throughJson(struck))).toEqual(seen(struck));
  });
});

describe('another future', () => {
  test('begins with the same table and the same request, and has other dice', () => {
    const lives = new Set<string>();
    const match = walk(skirmish, start(1), 1, 7).matches.at(-1);
    if (!match) throw new Error('no match');
    for (let seed = 0; seed < 20; seed += 1) {
      const fork = skirmish.fork(match, seed);
      expect(hashOf(skirmish.look(fork))).toBe(hashOf(skirmish.look(match)));
      expect(skirmish.pending(fork)?.about).toEqual(skirmish.pending(match)?.about);
      lives.add(JSON.stringify(walk(skirmish, fork, 1).events));
    }
    expect(lives.size).toBeGreaterThan(15);
  });

  test('is the same again for the same seed, from anywhere, and leaves the match alone', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ seed, player }, pick) => {
        const { matches } = walk(skirmish, start(seed), player);
        const match = matches[pick % matches.length];
        if (!match) throw new Error('no such match');
        const before = seen(match);
        const one = walk(skirmish, skirmish.fork(match, 5), player);
        const two = walk(skirmish, throughJson(skirmish.fork(throughJson(match), 5)), player);
        expect(two.events).toEqual(one.events);
        expect(two.matches.map(hashOf)).toEqual(one.matches.map(hashOf));
        expect(seen(match)).toEqual(before);
      }),
    );
  });

  test('can be dealt by hand, and remembers what was dealt', () => {
    const asked = apply(start(1), 1).match;
    const before = seen(asked);
    const reasons: string[] = [];
    const step = skirmish.applyWith(
      (stream, sides, owner, reason) => {
        reasons.push(`${stream} ${sides} ${owner} ${reason}`);
        return reasons.length * 2;
      },
      asked,
      1,
    );
    if (!step.ok) throw new Error(step.error.refused);
    expect(reasons).toEqual(['dice 6 0 strike', 'dice 6 0 strike']);
    const request = skirmish.pending(step.value.match);
    expect(request && 'options' in request && request.options).toEqual([{ die: 3 }, { die: 5 }]);
    expect(step.value.drew).toBe(true);
    expect(seen(throughJson(step.value.match))).toEqual(seen(step.value.match));
    const after = walk(skirmish, step.value.match, 3);
    expect(walk(skirmish, throughJson(step.value.match), 3).events).toEqual(after.events);
    expect(seen(asked)).toEqual(before);
    expect(skirmish.applyWith(() => 0, asked, 9)).toEqual({
      ok: false,
      error: { refused: 'no-such-option', options: 2 },
    });
  });

  test('can be dealt by hand from the beginning', () => {
    const { match } = skirmish.beginWith(() => 0, newSkirmish(), 1);
    expect(seen(throughJson(match))).toEqual(seen(match));
    expect(skirmish.look(match).deck).toHaveLength(3);
  });
});
