import { describe, expect, test } from 'vitest';
import type { Issue } from '../issue';
import { err, ok, type Result } from '../result';
import { createEngine, type Match, type Rules } from './engine';
import { fuzz } from './fuzz';
import { hashOf } from './hash';
import type { PlainData } from './plain-data';
import { playOut, randomPlayer } from './players';
import { playReplay, readReplay, writeReplay } from './replay';
import { isBuilt, type Building, type Choice, type Refusal } from './request';

/** Two smiths forge a blade each, of 4 points at most, and may say so again; then their match is over. */
interface Forge {
  blades: readonly PlainData[];
  turn: number;
}

const issue = (rule: string): Issue => ({ rule, severity: 'error', path: ['edge'], figures: {} });

const numberIn = (sheet: PlainData, key: string): number | undefined => {
  if (typeof sheet !== 'object' || sheet === null || Array.isArray(sheet)) return undefined;
  const value = Object.entries(sheet).find(([name]) => name === key)?.[1];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
};

const judge = (sheet: PlainData): Result<PlainData, readonly Issue[]> => {
  const edge = numberIn(sheet, 'edge');
  const length = numberIn(sheet, 'length');
  if (edge === undefined || length === undefined) return err([issue('no-blade')]);
  if (edge + length > 4) return err([issue('too-dear'), ...(length > 4 ? [issue('too-long')] : [])]);
  return ok({ edge, length });
};

const building: Building = {
  judge,
  candidates: () => [
    { edge: 1, length: 3 },
    { edge: 4, length: 0 },
  ],
};

type ForgeRules = Rules<Forge, string, { readonly pick: 'again' | 'done' }, PlainData>;

const rules: ForgeRules = {
  copy: (forge) => ({ ...forge }),
  isOver: ({ turn }) => turn >= 4,
  *play(forge, host) {
    const by = forge.turn % 2;
    const chosen = yield { by, about: 'blade', building };
    if (!isBuilt(chosen)) throw new RangeError('A blade was asked for.');
    host.emit(chosen.sheet);
    const again = yield { by, about: 'enough', options: [{ pick: 'again' }, { pick: 'done' }] };
    forge.blades = [...forge.blades, chosen.sheet, ...(again === 0 ? [chosen.sheet] : [])];
    forge.turn += 1;
  },
};

const forge = createEngine(rules);
const start = (): Match<Forge> => forge.begin({ blades: [], turn: 0 }, 1).match;
const blade = (edge: number, length: number): Choice => ({ sheet: { edge, length } });

const circle: Record<string, unknown> = {};
circle['round'] = circle;
const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => [inner], 1);

describe('a sheet that is built during a match', () => {
  test('is a choice: it is judged, kept, told, and there again from JSON', () => {
    const step = forge.apply(start(), blade(2, 2));
    if (!step.ok) throw new Error(step.error.refused);
    expect(step.value).toMatchObject({ choice: blade(2, 2), events: [{ edge: 2, length: 2 }] });
    const { match } = step.value;
    expect(match.choices).toEqual([blade(2, 2)]);
    const copy = JSON.parse(JSON.stringify(match)) as Match<Forge>;
    const [one, other] = [match, copy].map((from) => forge.apply(from, 1));
    expect(one?.ok && other?.ok && hashOf(one.value.match) === hashOf(other.value.match)).toBe(true);
    expect(one?.ok && one.value.match.base.blades).toEqual([{ edge: 2, length: 2 }]);
  });

  test('is kept as its judge gives it back, whatever it says besides', () => {
    const step = forge.apply(start(), { sheet: { length: 1, edge: 0, name: 'Sting' } });
    expect(step.ok && step.value.choice).toEqual(blade(0, 1));
    expect(step.ok && step.value.match.choices).toEqual([blade(0, 1)]);
  });

  test.each<[string, unknown, Refusal]>([
    ['an option', 0, { refused: 'sheet-expected' }],
    ['a place', { x: 1, y: 1 }, { refused: 'sheet-expected' }],
    ['nothing', null, { refused: 'sheet-expected' }],
    ['a word', 'sheet', { refused: 'sheet-expected' }],
    ['no plain data', { sheet: () => 1 }, { refused: 'no-sheet' }],
    ['nothing in it', { sheet: undefined }, { refused: 'no-sheet' }],
    ['NaN in it', { sheet: { edge: Number.NaN, length: 1 } }, { refused: 'no-sheet' }],
    ['a class', { sheet: new Map() }, { refused: 'no-sheet' }],
    ['a circle', { sheet: circle }, { refused: 'no-sheet' }],
    ['nesting', { sheet: deep }, { refused: 'no-sheet' }],
    ['a book', { sheet: { edge: 1, length: 1, name: 'x'.repeat(100_000) } }, { refused: 'no-sheet' }],
    ['a crowd', { sheet: Array.from({ length: 10_000 }, () => 1) }, { refused: 'no-sheet' }],
    ['null', { sheet: null }, { refused: 'illegal-sheet', issues: [issue('no-blade')] }],
    [
      'a half',
      { sheet: { edge: 0.5, length: 1 } },
      { refused: 'illegal-sheet', issues: [issue('no-blade')] },
    ],
    ['too many points', blade(3, 2), { refused: 'illegal-sheet', issues: [issue('too-dear')] }],
    [
      'every rule that it breaks',
      blade(0, 5),
      { refused: 'illegal-sheet', issues: [issue('too-dear'), issue('too-long')] },
    ],
  ])('(%s) is refused by name otherwise, and changes nothing', (_, choice, refusal) => {
    const match = start();
    const before = hashOf([match, forge.look(match)]);
    expect(forge.apply(match, choice as Choice)).toEqual({ ok: false, error: refusal });
    expect(hashOf([match, forge.look(match)])).toBe(before);
    expect(forge.apply(match, blade(1, 1)).ok).toBe(true);
  });

  test('answers neither a request for an option nor one for a place', () => {
    const asked = forge.apply(start(), blade(1, 1));
    expect(asked.ok && forge.apply(asked.value.match, blade(1, 1))).toEqual({
      ok: false,
      error: { refused: 'option-expected', options: 2 },
    });
  });

  test('is a line of a replay', () => {
    const { match, choices } = playOut(forge, start(), [randomPlayer, randomPlayer], { seed: 3, limit: 99 });
    const text = writeReplay({
      rules: 'forge 1',
      seed: 1,
      setup: {},
      choices,
      forks: [],
      hash: hashOf(match),
    });
    expect(text).toContain('{"sheet":{"edge":');
    const read = readReplay(text, 'forge 1');
    if (!read.ok) throw new Error(read.error.fault);
    expect(read.value.choices).toEqual(choices);
    expect(playReplay(forge, { blades: [], turn: 0 }, read.value).ok).toBe(true);
    const dear = text.replace(/\{"sheet":\{[^\n]*/, '{"sheet":{"edge":9,"length":0}}');
    const other = readReplay(dear, 'forge 1');
    expect(other.ok && playReplay(forge, { blades: [], turn: 0 }, other.value)).toMatchObject({
      error: { fault: 'impossible-choice', line: 2, refusal: { refused: 'illegal-sheet' } },
    });
    const broken = text.replace(/\{"sheet":\{[^\n]*/, `{"sheet":${'['.repeat(5000)}${']'.repeat(5000)}}`);
    expect(readReplay(broken, 'forge 1')).toMatchObject({ error: { fault: 'broken-line', line: 2 } });
  });

  test('is chosen by random players among the sheets worth a look', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed < 9; seed += 1) {
      const { choices } = playOut(forge, start(), [randomPlayer, randomPlayer], { seed, limit: 99 });
      for (const choice of choices) if (isBuilt(choice)) seen.add(JSON.stringify(choice.sheet));
    }
    expect([...seen].sort()).toEqual(building.candidates().map((sheet) => JSON.stringify(sheet)));
  });

  const fuzzed = (changed: Partial<Building>) => {
    const asking: ForgeRules = {
      ...rules,
      *play(state, host) {
        const play = rules.play(state, host);
        let asked = play.next();
        while (!asked.done) {
          const request = asked.value;
          asked = play.next(
            yield 'building' in request
              ? { ...request, building: { ...request.building, ...changed } }
              : request,
          );
        }
      },
    };
    const engine = createEngine(asking);
    return fuzz({
      engine,
      start: (seed) => engine.begin({ blades: [], turn: 0 }, seed),
      seed: 1,
      matches: 4,
      limit: 50,
      every: 1,
      tried: 2,
      invariant: () => undefined,
    });
  };

  test.each<[string, Partial<Building>, string | undefined]>([
    ['sound requests', {}, undefined],
    ['none to be built', { candidates: () => [] }, 'no sheet to be built'],
    [
      'one that may not be built',
      { candidates: () => [{ edge: 9, length: 0 }] },
      'a sheet that is not allowed',
    ],
    ['the same twice', { candidates: () => [1, 1].map((edge) => ({ edge, length: 0 })) }, 'same sheet twice'],
    [
      'one that is kept otherwise',
      { candidates: () => [{ edge: 1, length: 0, name: 'Sting' }] },
      'changes when saved',
    ],
    ['a judge who takes anything', { judge: (sheet) => ok(sheet) }, 'an impossible answer is taken'],
  ])('is looked at by the fuzzer: %s', (_, changed, broke) => {
    const { complaints } = fuzzed(changed);
    if (broke === undefined) expect(complaints).toEqual([]);
    else expect(complaints[0]?.broke).toContain(broke);
  });
});
