import { expect, test } from 'vitest';
import { harms, type MatchEvent } from '../match/state/event';
import { expectWhole, from, nameOf, to } from '../../testing/facts';
import { FactWriter } from '#words/systems/first/messages/play-facts';

const heroes = [0, 2];

/** Two players with a hero each. */
const writer = (dead: readonly number[] = [], couldGoOn = false) => {
  const figureOf = (at: number): number => heroes[at] ?? -1;
  return new FactWriter(nameOf, {
    teamOf: (team) => [nameOf(figureOf(team))],
    sideOf: (player) => ({ names: [nameOf(figureOf(player))], figures: [figureOf(player)] }),
    couldGoOn: () => couldGoOn,
    isDead: (figure) => dead.includes(figure),
    scored: { one: 'point', many: 'points' },
  });
};

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

const textsOf = (told: readonly MatchEvent[], dead: readonly number[] = []): readonly string[] =>
  writer(dead)
    .hear(told)
    .filter(({ kind }) => kind !== 'break')
    .map(({ text }) => text);

const turn = (player: number): MatchEvent => ({ type: 'turn', player });
const moved: MatchEvent = { type: 'moved', figure: 0, from, to };
const down: MatchEvent = { type: 'down', figure: 0, by: 2, harm: 'melee' };

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  ['with something done', [turn(0), moved, turn(1)], ['moves 2#', 'Jane’s turn is over.']],
  ['with nothing done', [turn(0), turn(1)], ['ends the turn']],
  ['with a round', [turn(0), { type: 'round', round: 2 }], ['ends the turn']],
  ['and was lost', [down, turn(0), turn(1)], ['falls in melee', 'is down and loses the turn']],
  ['and was the first of a match', [turn(0)], []],
])('a turn that ends %s says whose it was', (_, told, texts) => {
  expect(textsOf(told)).toEqual(texts);
});

test.each<[string, boolean, readonly (readonly MatchEvent[])[], string]>([
  ['a turn ended with an attack left', true, [[turn(0), moved], [turn(1)]], 'Jane ends the turn early.'],
  ['a turn ended with nothing left', false, [[turn(0), moved], [turn(1)]], 'Jane’s turn is over.'],
  ['a turn that ended by itself', true, [[turn(0)], [moved, turn(1)]], 'Jane’s turn is over.'],
])('%s says so', (_, couldGoOn, steps, text) => {
  const { hear } = writer([], couldGoOn);
  const facts = steps.flatMap(hear).filter(({ kind }) => kind === 'sentence');
  expect(facts.map((fact) => fact.text)).toEqual([text]);
});

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  ['alone', [], ['tries Aimed Shot, but fails (it needed a Skill pip, rolled 2)']],
  [
    'with an attack',
    [{ type: 'attack', figure: 0, target: 2, how: 'ranged' }],
    ['shoots at Bito', 'Aimed Shot fails (it needed a Skill pip, rolled 2).'],
  ],
])('a skill that fails %s says what it lacked', (_, before, texts) => {
  const failed: MatchEvent = {
    ...{ type: 'skill', figure: 0, skill: 'ranged/aimed-shot', green: 0, blue: 0, works: false },
  };
  expect(textsOf([...before, { type: 'rolled', figure: 0, faces: [1], why: 'AV' }, failed])).toEqual(texts);
});

test('nothing is told of the turns of the dead', () => {
  expect(textsOf([turn(0), turn(1)], [0])).toEqual([]);
});

const roll = (player: number, face: number): MatchEvent => ({ type: 'first-roll', player, face });
const order = (...players: readonly number[]): MatchEvent => ({ type: 'order', players });

test.each<[string, readonly MatchEvent[], string]>([
  ['the higher of two rolls', [roll(0, 2), roll(1, 5)], 'Bito rolls 5 against 2 and goes first.'],
  [
    'the higher roll after a tie',
    [roll(0, 4), roll(1, 4), roll(0, 1), roll(1, 6)],
    'Bito rolls 6 against 1 and goes first.',
  ],
  [
    'the highest of several',
    [roll(0, 2), roll(1, 5), roll(2, 3)],
    'Bito rolls 5, the highest, and goes first.',
  ],
])('who goes first is told with %s', (_, rolls, text) => {
  expect(textsOf([...rolls, order(1, 0)])).toEqual([text]);
});
