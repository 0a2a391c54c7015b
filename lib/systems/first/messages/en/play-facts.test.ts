import { expect, test } from 'vitest';
import { harms, type MatchEvent } from '../../match/state/event';
import { FactWriter } from './play-facts';

const names = ['Jane', 'Jane’s fiend', 'Bito'];
const writer = () =>
  new FactWriter(
    (figure) => names[figure] ?? '',
    (team) => names[team] ?? '',
  );

type Events = { readonly [T in MatchEvent['type']]: readonly (MatchEvent & { readonly type: T })[] };

const [from, to] = [
  { x: 0, y: 0 },
  { x: 0, y: 2048 },
];

/** One of each kind of event at least. */
const events: Events = {
  round: [{ type: 'round', round: 1 }],
  'first-roll': [{ type: 'first-roll', player: 0, face: 3 }],
  placed: [{ type: 'placed', figure: 0 }],
  order: [{ type: 'order', players: [0, 1] }],
  turn: [{ type: 'turn', player: 0 }],
  moved: [{ type: 'moved', figure: 0, from, to }],
  climbed: [{ type: 'climbed', figure: 0, from, to }],
  jumped: [{ type: 'jumped', figure: 0, from, to }],
  pushed: [{ type: 'pushed', figure: 0, from, to }],
  rolled: [{ type: 'rolled', figure: 0, faces: [1], why: 'AV' }],
  value: [{ type: 'value', figure: 0, value: 'AV', is: 2 }],
  attack: [
    { type: 'attack', figure: 0, target: 2, how: 'melee' },
    { type: 'attack', figure: 0, target: 2, how: 'ranged' },
  ],
  supported: [{ type: 'supported', figure: 1, target: 2 }],
  'lost-shot': [{ type: 'lost-shot', figure: 0 }],
  skill: [
    { type: 'skill', figure: 0, skill: 'ranged/aimed-shot', green: 1, blue: 0, works: true },
    { type: 'skill', figure: 0, skill: 'ranged/aimed-shot', green: 0, blue: 0, works: false },
  ],
  damage: [{ type: 'damage', figure: 2, amount: 2, by: 0, harm: 'melee' }],
  healed: [{ type: 'healed', figure: 2, amount: 1, by: 0 }],
  affected: [{ type: 'affected', figure: 2, skill: 'ranged/aimed-shot', by: 0 }],
  barred: [{ type: 'barred', figure: 2, barred: 'ranged/aimed-shot' }],
  down: harms.map((harm) => ({ type: 'down', figure: 2, by: 0, harm })),
  dead: [{ type: 'dead', figure: 2 }],
  'got-up': [{ type: 'got-up', figure: 2 }],
  gone: [{ type: 'gone', figure: 1 }],
  spawned: [{ type: 'spawned', figure: 2 }],
  raised: [{ type: 'raised', figure: 2, by: 0 }],
  laid: [{ type: 'laid', figure: 1, by: 0 }],
  triggered: [{ type: 'triggered', figure: 2, by: 0 }],
  casting: [{ type: 'casting', figure: 0, turns: 2 }],
  'casting-broken': [{ type: 'casting-broken', figure: 0 }],
  'no-room': [{ type: 'no-room', figure: 0 }],
  came: [{ type: 'came', figure: 1, by: 0 }],
  flag: (['taken', 'dropped', 'home', 'back'] as const).map((what) => ({ type: 'flag', what, figure: 0 })),
  score: [{ type: 'score', team: 0, points: 1 }],
  end: [{ type: 'end', winner: 0, because: 'points' }],
};

test.each(Object.entries(events))('%s is told with all names', (_, each) => {
  for (const event of each)
    for (const fact of writer().hear([event])) {
      if (fact.kind === 'break') continue;
      expect(fact.name !== '', JSON.stringify(fact)).toBe(fact.kind !== 'sentence');
      expect(fact.text).not.toBe('');
      for (const text of [fact.text, fact.floating?.text ?? ''])
        expect(text).not.toMatch(/undefined|NaN|\s{2}|\s$|^\s|\s[.,)]/);
    }
});
