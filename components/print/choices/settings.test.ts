import { describe, expect, test } from 'vitest';
import { firstSystem, open } from '@/lib/systems/open';
import { keepSettings, keptSettings, paperOf, type Settings, type Shelf } from './settings';

await open([firstSystem], 'cards');

const shelf = (text?: string): Shelf => {
  const kept = new Map<string, string>(text === undefined ? [] : [['pipsmith/print', text]]);
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const nothing = (): Shelf => {
  throw new DOMException('denied', 'SecurityError');
};

const usual: Settings = {
  paper: 'a4',
  size: '63x88',
  ink: 'colour',
  joining: 'edge',
  offset: { x: 0, y: 0 },
  leftOut: [],
  notes: false,
  foldsOut: false,
  isBorderless: false,
  kit: [],
  scenario: '',
  scenarios: {},
  bringsMiniatures: false,
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
};

describe('paperOf', () => {
  test.each([
    ['en-US', 'letter'],
    ['en-CA', 'letter'],
    ['es-MX', 'letter'],
    ['es-ES', 'a4'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['en', 'a4'],
    ['', 'a4'],
    ['no language', 'a4'],
  ])('%j prints on %s', (language, paper) => {
    expect(paperOf(language)).toBe(paper);
  });
});

describe('keptSettings', () => {
  test('are the choices made last', () => {
    const here = shelf();
    expect(keptSettings(() => here, 'de')).toEqual(usual);
    const chosen: Settings = {
      paper: 'letter',
      size: '63.5x88.9',
      ink: 'low',
      joining: 'duplex',
      offset: { x: -0.3, y: 1.2 },
      leftOut: ['hero', 'snowfall'],
      notes: true,
      foldsOut: true,
      isBorderless: true,
      kit: ['counters', 'map', 'credits'],
      scenario: '',
      scenarios: { living: 'king-of-the-hill', first: 'gang-fight' },
      bringsMiniatures: true,
      unit: 'cm',
      allCounters: true,
      counterSize: 25.4,
      counterBacks: 'duplex',
    };
    keepSettings(() => here, chosen);
    expect(keptSettings(() => here, 'de')).toEqual(chosen);
  });

  test.each([
    'papyrus',
    '',
    'null',
    '[]',
    '"a4"',
    '{"paper":"papyrus","offset":{"x":9},"kinds":["dragon"],"kit":["moon"],"counterSize":21,"unit":"mile"}',
  ])('a kept text of %j gives the usual choices', (text) => {
    expect(keptSettings(() => shelf(text), 'de')).toEqual(usual);
  });

  test.each([
    ['["hero","follower","snowfall"]', []],
    ['["follower"]', ['hero', 'snowfall']],
    ['["snowfall","hero"]', ['follower']],
    ['[]', ['hero', 'follower', 'snowfall']],
    ['["hero","dragon"]', []],
    ['"hero"', []],
  ])('that ticked the kinds %s leave out the others', (kinds, leftOut) => {
    const here = shelf(`{"paper":"letter","kinds":${kinds}}`);
    expect(keptSettings(() => here, 'de')).toEqual({ ...usual, paper: 'letter', leftOut });
    keepSettings(() => here, { ...usual, leftOut: ['follower'] });
    expect(keptSettings(() => here, 'de')).toEqual({ ...usual, leftOut: ['follower'] });
  });

  test('are kept without what was chosen for this once', () => {
    const here = shelf();
    keepSettings(() => here, { ...usual, houseRules: true, counts: { Slowed: 3 } } as Settings);
    const { scenario, ...kept } = usual;
    expect(scenario).toBe('');
    expect(JSON.parse(here.getItem('pipsmith/print') ?? '')).toEqual(kept);
  });

  test.each([
    ['king-of-the-hill', { [firstSystem]: 'king-of-the-hill' }],
    ['moon-landing', {}],
    ['', {}],
  ])(
    'a scenario %j kept before each game had its own belongs to the game that has it',
    (scenario, scenarios) => {
      expect(keptSettings(() => shelf(JSON.stringify({ scenario })), 'de').scenarios).toEqual(scenarios);
    },
  );

  test('one damaged choice leaves the others', () => {
    const text = '{"paper":"letter","ink":"gold","offset":{"x":0.7,"y":99}}';
    expect(keptSettings(() => shelf(text), 'de')).toEqual({
      ...usual,
      paper: 'letter',
      offset: { x: 0.7, y: 0 },
    });
  });

  test('a browser that keeps nothing gives the usual choices and does not stop', () => {
    expect(keptSettings(nothing, 'en-CA')).toEqual({ ...usual, paper: 'letter' });
    expect(() => keepSettings(nothing, usual)).not.toThrow();
  });
});
