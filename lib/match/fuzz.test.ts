import { describe, expect, test } from 'vitest';
import { createEngine, type Rules } from './engine';
import { fuzz, type FuzzPlan, type FuzzReport } from './fuzz';
import type { Choice } from './request';
import {
  newSkirmish,
  skirmishRules,
  type Skirmish,
  type SkirmishAbout,
  type SkirmishEvent,
  type SkirmishOption,
} from './testing/skirmish';

type SkirmishRules = Rules<Skirmish, SkirmishAbout, SkirmishOption, SkirmishEvent>;
type Plan = FuzzPlan<Skirmish, SkirmishAbout, SkirmishOption, SkirmishEvent>;

const run = (changed: Partial<SkirmishRules> = {}, plan: Partial<Plan> = {}): FuzzReport => {
  const engine = createEngine({ ...skirmishRules, ...changed });
  return fuzz({
    engine,
    start: (seed) => engine.begin(newSkirmish(), seed),
    seed: 1,
    matches: 6,
    limit: 500,
    every: 1,
    tried: 2,
    invariant: ({ fencers: [a, b] }) => (a?.x === b?.x && a?.y === b?.y ? 'two on one square' : undefined),
    ...plan,
  });
};

/** The rules with something done before every stretch. */
const spoilt = (spoil: (s: Skirmish) => void): Partial<SkirmishRules> => ({
  *play(s, host) {
    spoil(s);
    yield* skirmishRules.play(s, host);
  },
});

describe('the fuzzer', () => {
  test('finds nothing wrong with sound rules, and the same ends for the same seeds', () => {
    const report = run({}, { matches: 30, every: 3 });
    expect(report.complaints).toEqual([]);
    expect(report.decisions).toBeGreaterThan(500);
    expect(run({}, { matches: 30, every: 1 }).hash).toBe(report.hash);
    expect(run({}, { matches: 30, every: 3, seed: 2 }).hash).not.toBe(report.hash);
  });

  test('tells of every step', () => {
    let steps = 0;
    const report = run({}, { each: () => (steps += 1) });
    expect(steps).toBe(report.decisions + 6);
  });

  let outside = 0;
  const asking = (request: unknown): Partial<SkirmishRules> => ({
    *play(s, host) {
      yield request as never;
      yield* skirmishRules.play(s, host);
    },
  });
  const region = { contains: () => true, candidates: () => [{ x: 1, y: 1 }], sample: () => ({ x: 1, y: 1 }) };

  test.each<[string, Partial<SkirmishRules>, Partial<Plan>, string]>([
    ['NaN in the state', spoilt((s) => void (s.turn += s.turn > 3 ? Number.NaN : 0)), {}, 'NaN'],
    ['a broken invariant', {}, { invariant: ({ turn }) => (turn > 2 ? 'too late' : undefined) }, 'too late'],
    ['a match that takes too long', {}, { limit: 5 }, 'no end within 5 decisions'],
    [
      'an error in the rules',
      spoilt((s) => {
        if (s.turn > 2) throw new RangeError('lost a card');
      }),
      {},
      'lost a card',
    ],
    [
      'memory outside of the match',
      spoilt((s) => void (s.deck = [...s.deck, (outside += 1)])),
      {},
      'a match differs after JSON',
    ],
    ['a copy that is none', { copy: (s) => s }, {}, 'a match'],
    [
      'a request with one option',
      asking({ by: 0, about: 'x', options: ['only'] }),
      {},
      'a request with 1 options',
    ],
    [
      'an option twice',
      asking({ by: 0, about: 'x', options: [{ a: 1 }, { a: 1 }] }),
      {},
      'the same option twice',
    ],
    [
      'a region without a place',
      asking({ by: 0, about: 'x', region: { ...region, candidates: () => [] } }),
      {},
      'without candidates',
    ],
    [
      'a place outside',
      asking({ by: 0, about: 'x', region: { ...region, contains: ({ x }: { x: number }) => x > 1 } }),
      {},
      'outside its region',
    ],
  ])('finds %s', (_, changed, plan, broke) => {
    const { complaints } = run(changed, plan);
    expect(complaints.length).toBeGreaterThan(0);
    for (const complaint of complaints) expect(complaint.broke).toContain(broke);
  });

  test.each([
    ['before the first', (choice: Choice) => (choice === -1 ? 0 : choice)],
    ['that is no number', (choice: Choice) => (typeof choice === 'object' && 'sheet' in choice ? 0 : choice)],
  ])('finds rules that take an option %s', (_, bent) => {
    const engine = createEngine(skirmishRules);
    const lax = {
      ...engine,
      apply: (match, choice) => engine.apply(match, bent(choice)),
    } satisfies typeof engine;
    const { complaints } = run({}, { engine: lax });
    expect(complaints.length).toBeGreaterThan(0);
    for (const { broke } of complaints) expect(broke).toBe('an impossible answer is taken');
  });

  test('says which match, and the choices that lead to the fault', () => {
    const [complaint] = run({}, { invariant: ({ turn }) => (turn > 2 ? 'too late' : undefined) }).complaints;
    expect(complaint?.seed).toBe(1);
    const engine = createEngine(skirmishRules);
    let { match } = engine.begin(newSkirmish(), complaint?.seed ?? 0);
    for (const choice of complaint?.choices ?? []) {
      expect(engine.look(match).turn).toBeLessThanOrEqual(2);
      const step = engine.apply(match, choice);
      if (step.ok) ({ match } = step.value);
    }
    expect(engine.look(match).turn).toBe(3);
  });
});
