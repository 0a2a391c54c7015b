import { test } from 'vitest';
import { harms, type MatchEvent } from '../match/state/event';
import { expectWhole, from, nameOf, to } from '../../testing/facts';
import { FactWriter } from '#words/systems/first/messages/play-facts';

const writer = () => new FactWriter(nameOf, nameOf);

type Events = { readonly [T in MatchEvent['type']]: readonly (MatchEvent & { readonly type: T })[] };

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
  healed: [{ type: 'healed', figure: 2, amount: 1, by: 0, skill: 'prayers/life-boon' }],
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
  for (const event of each) expectWhole(writer().hear([event]));
});
