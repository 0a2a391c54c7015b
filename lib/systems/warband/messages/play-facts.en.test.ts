import { expect, test } from 'vitest';
import { harms, type MatchEvent } from '../match/state/event';
import { expectWhole, figureNames, from, nameOf, to } from '../../testing/facts';
import { FactWriter } from '#words/systems/warband/messages/play-facts';

const writer = (used?: readonly number[]) => new FactWriter(nameOf, figureNames, () => used);

type Events = { readonly [T in MatchEvent['told']]: readonly (MatchEvent & { readonly told: T })[] };

/** One of each kind of event at least. */
const events: Events = {
  turn: [{ told: 'turn', turn: 1 }],
  initiative: [{ told: 'initiative', player: 0, die: 10, face: 3 }],
  placed: [{ told: 'placed', figure: 0 }],
  first: [{ told: 'first', player: 0 }],
  activated: [{ told: 'activated', figures: [0], as: 'one' }],
  skipped: [{ told: 'skipped', figure: 0 }],
  moved: [{ told: 'moved', figure: 0, from, to }],
  climbed: [{ told: 'climbed', figure: 0, from, to }],
  jumped: [{ told: 'jumped', figure: 0, from, to }],
  pushed: [{ told: 'pushed', figure: 0, from, to }],
  rushed: [{ told: 'rushed', figure: 0, from, to }],
  stepped: [{ told: 'stepped', figure: 0, from, to }],
  swapped: [{ told: 'swapped', figure: 0, other: 1 }],
  rolled: (['attack', 'defence', 'recover', 'skill'] as const).flatMap((why) =>
    [true, false].map((works) => ({
      ...{ told: 'rolled', figure: 0, why, die: 10, stat: 5, faces: [4], natural: 4, modifier: 0, works },
    })),
  ),
  attack: [
    { told: 'attack', figure: 0, target: 2, how: 'melee' },
    { told: 'attack', figure: 0, target: 2, how: 'ranged' },
  ],
  astray: [{ told: 'astray', figure: 0, target: 2 }],
  skill: [
    { told: 'skill', figure: 0, skill: 'command', works: true },
    { told: 'skill', figure: 0, skill: 'command', works: false },
  ],
  defended: [{ told: 'defended', figure: 2 }],
  fell: [{ told: 'fell', figure: 2, hits: 2 }],
  ignored: [{ told: 'ignored', figure: 2 }],
  wound: [{ told: 'wound', figure: 2, by: 0, harm: 'melee' }],
  healed: [
    { told: 'healed', figure: 2, by: 0 },
    { told: 'healed', figure: 2, by: 2 },
  ],
  prone: [{ told: 'prone', figure: 2 }],
  'face-down': [{ told: 'face-down', figure: 2 }],
  'got-up': [{ told: 'got-up', figure: 2 }],
  merged: [{ told: 'merged', figure: 2 }],
  out: harms.map((harm) => ({ told: 'out', figure: 2, by: 0, harm })),
  split: [{ told: 'split', figure: 2, halves: [0, 1] }],
  shape: [
    { told: 'shape', figure: 2, shape: 'animal' },
    { told: 'shape', figure: 2, shape: 'human' },
  ],
  ordered: [{ told: 'ordered', figure: 2, by: 0 }],
  'took-both': [{ told: 'took-both', figure: 0 }],
  'activation-lost': [{ told: 'activation-lost', figure: 2 }],
  gun: [{ told: 'gun', figure: 2 }],
  treasure: (['taken', 'dropped', 'home'] as const).map((what) => ({ told: 'treasure', what, figure: 0 })),
  score: [{ told: 'score', team: 0, points: 1 }],
  end: [{ told: 'end', winner: 0, because: 'points', tally: { of: 'points', by: [1, 0] } }],
};

test.each(Object.entries(events))('%s is told with all names', (_, each) => {
  for (const event of each) expectWhole(writer().hear([event]));
});

const textsOf = (told: readonly MatchEvent[]): readonly string[] =>
  writer()
    .hear(told)
    .filter(({ kind }) => kind !== 'break')
    .map(({ kind, text }) => (kind === 'more' ? `… ${text}` : text));

const activated: MatchEvent = { told: 'activated', figures: [0], as: 'one' };
const next: MatchEvent = { told: 'activated', figures: [2], as: 'one' };
const moved: MatchEvent = { told: 'moved', figure: 0, from, to };
const shot: MatchEvent = { told: 'attack', figure: 0, target: 2, how: 'ranged' };
const sniper: MatchEvent = { told: 'skill', figure: 0, skill: 'sniper', works: true };

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  [
    'what is done',
    [activated, moved, moved, next],
    ['is activated', '… moves 2″', 'moves 2″', 'is activated'],
  ],
  ['nothing done', [activated, next], ['is activated', '… does nothing', 'is activated']],
  ['nothing done in a turn', [activated, { told: 'turn', turn: 2 }], ['is activated', '… does nothing']],
])('an activation is told with %s', (_, told, texts) => {
  expect(textsOf(told)).toEqual(texts);
});

test.each<[string, readonly number[] | undefined, readonly number[], string | undefined]>([
  ['one fighter with an action left', [1], [0], 'Jane stops after one action.'],
  ['one fighter with none left', [2], [0], undefined],
  ['several, one with an action left', [2, 1], [0, 2], 'Jane and Bito stop early.'],
  ['nobody activated', undefined, [0], undefined],
])('an activation ended by choice: %s', (_, used, figures, text) => {
  const { hear } = writer(used);
  const next: MatchEvent = { told: 'activated', figures: [1], as: 'one' };
  const begun: MatchEvent = { told: 'activated', figures, as: figures.length > 1 ? 'group' : 'one' };
  const stop = (steps: readonly (readonly MatchEvent[])[]) =>
    steps
      .flatMap(hear)
      .filter(({ kind }) => kind === 'sentence')
      .map((fact) => fact.text);
  const moved: MatchEvent = { told: 'moved', figure: 0, from, to };
  expect(stop([[begun, moved], [next]])).toEqual(text === undefined ? [] : [text]);
  expect(stop([[begun], [moved, next]])).toEqual([]);
});

test('a skill that fails says what it needed', () => {
  const roll: MatchEvent = {
    ...{ told: 'rolled', figure: 0, why: 'skill', die: 10, stat: 5, faces: [8], natural: 8, modifier: 0 },
    works: false,
  };
  expect(textsOf([roll, { told: 'skill', figure: 0, skill: 'command', works: false }])).toEqual([
    'tries Command, but fails (it needed 5 or less, rolled 8)',
  ]);
});

test('a skill that counts by itself is told once an action, and not with a walk', () => {
  expect(textsOf([sniper, moved, sniper, shot, sniper, sniper])).toEqual([
    'moves 2″',
    'shoots at Bito',
    'Jane’s Sniper skill comes into play.',
  ]);
});

test('a stray shot names its intended target', () => {
  expect(textsOf([shot, { told: 'astray', figure: 0, target: 1 }])).toEqual([
    'shoots at Bito',
    '… shoots at Bito, but the shot strays towards Jane’s fiend',
  ]);
});

const initiative = (player: number, face: number): MatchEvent => ({
  told: 'initiative',
  player,
  die: 10,
  face,
});

test.each<[string, readonly MatchEvent[], string]>([
  [
    'both rolls',
    [initiative(0, 4), initiative(1, 7)],
    'Turn 3: Jane’s fiend go first, with 7 against 4 for initiative.',
  ],
  [
    'the rolls after a tie',
    [initiative(0, 4), initiative(1, 4), initiative(0, 2), initiative(1, 9)],
    'Turn 3: Jane’s fiend go first, with 9 against 2 for initiative.',
  ],
  ['no rolls where nobody else is left', [], 'Turn 3: Jane’s fiend go first.'],
])('who goes first in a turn is told with %s', (_, rolls, text) => {
  expect(textsOf([{ told: 'turn', turn: 3 }, ...rolls, { told: 'first', player: 1 }])).toEqual([text]);
});
