import { expect, test } from 'vitest';
import type { Failure, MatchEvent } from '../match/state/event';
import { expectWhole, from, to } from '../../testing/facts';
import { FactWriter } from '#words/systems/living/messages/play-facts';

const names = ['Jane', 'the dummy', 'Bito'];
const writer = () =>
  new FactWriter(
    (figure) => names[figure] ?? '',
    (team) => [names[team] ?? ''],
    { figure: () => undefined, shuffles: true, circles: () => 0 },
  );

type Events = { readonly [Type in MatchEvent['type']]: readonly Extract<MatchEvent, { type: Type }>[] };

/** One of each kind of event at least. */
const events: Events = {
  phase: [{ type: 'phase', phase: 2 }],
  turn: [{ type: 'turn', figure: 0 }],
  cards: [{ type: 'cards', figure: 0, player: 0, cards: [1] }],
  action: [
    { type: 'action', figure: 0, action: 'charge' },
    { type: 'action', figure: 0, action: 'use', skill: 'warrior/hamstring' },
    { type: 'action', figure: 0, action: 'shoot', skill: 'warrior/hamstring' },
    { type: 'action', figure: 0, action: 'scenario' },
    { type: 'action', figure: 0, action: 'dig' },
    { type: 'action', figure: 0, action: 'end' },
  ],
  reaction: [{ type: 'reaction', figure: 0 }],
  moved: [{ type: 'moved', figure: 0, from, to }],
  rolled: [{ type: 'rolled', figure: 0, faces: [1], why: 'AV' }],
  value: [{ type: 'value', figure: 0, value: 'AV', is: 2 }],
  attack: [{ type: 'attack', figure: 0, target: 1, kind: 'melee' }],
  critical: [{ type: 'critical', figure: 0, target: 1 }],
  damage: [{ type: 'damage', figure: 1, amount: 2, by: 0 }],
  loss: [
    { type: 'loss', figure: 1, amount: 1, by: 0 },
    { type: 'loss', figure: 1, amount: 1, by: 0, of: 'burning' },
  ],
  healed: [{ type: 'healed', figure: 1, amount: 1, by: 0 }],
  condition: [{ type: 'condition', figure: 1, condition: 'burning', count: 1, by: 0 }],
  cured: [{ type: 'cured', figure: 1, condition: 'burning', count: 2 }],
  aura: [{ type: 'aura', figure: 1, kind: 'hex', skill: 'warrior/hamstring' }],
  'aura-ends': [{ type: 'aura-ends', figure: 1, skill: 'warrior/hamstring', early: true }],
  skill: [
    { type: 'skill', figure: 0, skill: 'warrior/hamstring', green: 1, magic: 0, works: true },
    { type: 'skill', figure: 0, skill: 'warrior/hamstring', green: 0, magic: 0, works: false },
  ],
  resisted: [{ type: 'resisted', figure: 1, skill: 'warrior/hamstring', power: 1 }],
  down: [{ type: 'down', figure: 1, by: 0 }],
  spared: [{ type: 'spared', figure: 1 }],
  dead: [
    { type: 'dead', figure: 1 },
    { type: 'dead', figure: 1, isLate: true },
  ],
  raised: [{ type: 'raised', figure: 1, by: 0 }],
  gone: [{ type: 'gone', figure: 1 }],
  laid: [{ type: 'laid', figure: 0, piece: 'trap', skill: 'warrior/hamstring', at: to }],
  'went-off': [{ type: 'went-off', figure: 0, skill: 'warrior/hamstring', at: to }],
  placed: [{ type: 'placed', figure: 0 }],
  came: [{ type: 'came', figure: 0, by: 1 }],
  shape: [{ type: 'shape', figure: 0, sheet: 1 }],
  token: (['taken', 'dropped', 'home', 'goes-off', 'shows'] as const).map((what) => ({
    ...{ type: 'token', what, token: 'flag', figure: 0, team: 1, count: 3 },
  })),
  circle: [{ type: 'circle', team: 0 }],
  'sudden-death': [{ type: 'sudden-death' }],
  score: [{ type: 'score', team: 0, points: 2 }],
  end: [{ type: 'end', winner: 0, because: 'goal' }],
};

test.each(Object.entries(events))('%s is told with all names', (_, each) => {
  for (const event of each) expectWhole(writer().hear([event]));
});

const value = (figure: number, name: 'AV' | 'DV', is: number): MatchEvent => ({
  ...{ type: 'value', figure, value: name, is },
});
const action = (pick: string, skill?: string): MatchEvent => ({
  ...{ type: 'action', figure: 0, action: pick, ...(skill !== undefined && { skill }) },
});
const attack: MatchEvent = { type: 'attack', figure: 0, target: 2, kind: 'melee' };
const shot: MatchEvent = { ...attack, kind: 'ranged' };
const projectile: MatchEvent = { type: 'rolled', figure: 2, faces: [4], why: 'projectile' };
const ran: MatchEvent = { type: 'moved', figure: 0, from, to };

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  ['a charge that reaches', [action('charge'), ran, attack], ['charges', 'charges 2#', 'charges Bito']],
  ['a charge that does not', [action('charge'), ran], ['charges', 'charges 2#']],
  ['a movement, once it is known where', [action('move'), ran], ['moves 2#']],
  ['somebody who is moved', [{ ...ran, figure: 2 }], ['is moved 2#']],
  [
    'an attack that is fended off',
    [action('melee'), attack, value(0, 'AV', 2), value(2, 'DV', 2)],
    ['attacks', 'attacks Bito', 'attacks Bito (AV 2)', 'defends (DV 2)'],
  ],
  [
    'an attack that is fended off, but is a critical hit',
    [attack, value(0, 'AV', 2), value(2, 'DV', 3), { type: 'critical', figure: 0, target: 2 }],
    ['attacks Bito', 'attacks Bito (AV 2)', 'defends (DV 3)', 'takes no damage, but suffers a critical hit'],
  ],
  [
    'an attack that hits critically',
    [attack, value(0, 'AV', 3), value(2, 'DV', 1), { type: 'critical', figure: 0, target: 2 }],
    ['attacks Bito', 'attacks Bito (AV 3)', 'suffers a critical hit'],
  ],
  [
    'an attack that hits',
    [attack, value(0, 'AV', 3), value(2, 'DV', 2)],
    ['attacks Bito', 'attacks Bito (AV 3)'],
  ],
  [
    'an attack with a weapon and a skill',
    [
      action('melee', 'warrior/hamstring'),
      { ...attack, weapon: { type: 'slashing', name: 'Oak' } },
      value(0, 'AV', 3),
    ],
    [
      'attacks with Hamstring',
      'attacks Bito with Oak and Hamstring',
      'attacks Bito with Oak and Hamstring (AV 3)',
    ],
  ],
  ['an attack that misses', [attack, value(0, 'AV', 0)], ['attacks Bito', 'misses']],
  ['a magic shot that is stopped', [shot, projectile], ['shoots at Bito', 'stops the projectile']],
  [
    'a magic shot that comes through',
    [shot, projectile, { type: 'damage', figure: 2, amount: 1, by: 0 }],
    ['shoots at Bito', 'takes 1 damage'],
  ],
])('%s', (_, told, texts) => {
  const facts = writer().hear(told);
  expect(facts.map(({ text }) => text)).toEqual(texts);
});

const turn = (figure: number): MatchEvent => ({ type: 'turn', figure });

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  ['by a charge', [action('charge'), ran, attack], ['The charge took both actions, so the turn ends.']],
  ['by the last action', [action('move'), ran], ['That ends Jane’s turn.']],
  ['by choice', [action('move'), ran, action('end')], ['Jane ends the turn early.']],
  ['by a fall, which is told already', [action('move'), ran, { type: 'down', figure: 0, by: 2 }], []],
])('a turn that ends %s', (_, told, sentences) => {
  const facts = writer().hear([turn(0), ...told, turn(2)]);
  expect(facts.filter(({ kind }) => kind === 'sentence').map(({ text }) => text)).toEqual(sentences);
});

test('a hero who is done while a follower still acts does not end the turn', () => {
  const acts: MatchEvent = { type: 'action', figure: 2, action: 'melee' };
  const told = (events: readonly MatchEvent[]) =>
    writer()
      .hear(events)
      .filter(({ kind }) => kind !== 'break')
      .map(({ text }) => text);
  const done = 'Jane does nothing more this turn.';
  expect(told([turn(0), action('move'), ran, action('end')])).toEqual(['moves 2#', done]);
  expect(told([turn(0), action('move'), ran, action('end'), acts, attack, turn(2)]).slice(1)).toEqual([
    done,
    'attacks',
    'attacks Bito',
    'That ends Jane’s turn.',
  ]);
  expect(told([turn(0), action('end'), acts])).toEqual(['does nothing this turn', 'attacks']);
  const follower: MatchEvent = { type: 'action', figure: 2, action: 'end' };
  expect(told([turn(0), action('move'), ran, follower, turn(2)]).at(-1)).toBe('Jane ends the turn early.');
});

test('a second circle in the same action is told as another one', () => {
  const circle: MatchEvent = { type: 'circle', team: 0 };
  const first = 'A circle now belongs to Jane.';
  const told = (events: readonly MatchEvent[]) =>
    writer()
      .hear(events)
      .filter(({ kind }) => kind === 'sentence')
      .map(({ text }) => text);
  expect(told([action('move'), ran, circle, circle])).toEqual([first, 'Another circle now belongs to Jane.']);
  expect(told([circle, { ...circle, team: 2 }])).toEqual([first, 'A circle now belongs to Bito.']);
  expect(told([action('move'), ran, circle, action('move'), ran, circle])).toEqual([first, first]);
});

test.each([
  ['a hero who fell', { type: 'came', figure: 0, by: 0 }, 'comes back'],
  ['a follower that is brought', { type: 'came', figure: 2, by: 0 }, 'comes onto the table'],
] as const)('%s comes', (_, came, text) => {
  expect(writer().hear([came])).toMatchObject([{ text }]);
});

test('a turn in which nothing is done is told as well', () => {
  const ended = (events: readonly MatchEvent[]) =>
    writer()
      .hear([turn(0), ...events, action('end'), turn(2)])
      .map(({ text }) => text)
      .includes('ends the turn');
  expect(ended([])).toBe(true);
  expect(ended([action('move'), ran])).toBe(false);
});

test('whoever dies of an earlier attack is no outcome of what a pet does', () => {
  const facts = writer().hear([turn(0), action('move'), ran, { type: 'dead', figure: 0, isLate: true }]);
  expect(facts.at(-1)).toMatchObject({ kind: 'action', text: 'dies after lying unconscious too long' });
});

test('nobody uses what only costs himself Life: it is told with the loss', () => {
  const plague = 'training/plague';
  const facts = writer().hear([
    action('move'),
    ran,
    { type: 'skill', figure: 0, skill: plague, green: 2, magic: 0, works: true },
    { type: 'loss', figure: 0, amount: 2, by: 0, skill: plague },
  ]);
  expect(facts.map(({ text }) => text)).toEqual(['moves 2#', 'loses 2 Life to Plague']);
});

const tried = (skill: string, works: boolean): MatchEvent => ({
  ...{ type: 'skill', figure: 0, skill, green: works ? 1 : 0, magic: 0, works },
});

const lacking = (skill: string, why: Failure): MatchEvent => ({
  ...{ type: 'skill', figure: 0, skill, green: 0, magic: 0, works: false, why },
});

const rolled = (why: string): MatchEvent => ({ type: 'rolled', figure: 0, faces: [1, 3], why });

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  [
    'a skill that lasts, with its card',
    [action('use', 'ranger/dodge'), ran, tried('ranger/dodge', true)],
    [
      'uses Dodge',
      'moves 2#',
      'uses Dodge successfully',
      'With this roll, the Dodge card says: Until your next turn begins, you get +1 DV and +1 MDV.',
    ],
  ],
  [
    'a skill that fails',
    [action('use', 'ranger/dodge'), ran, tried('ranger/dodge', false)],
    ['uses Dodge', 'moves 2#', 'tries Dodge, but fails (it needed a Skill pip)'],
  ],
  [
    'a skill that lacks a Magic pip, with its roll',
    [action('use', 'ranger/dodge'), rolled('ranger/dodge'), lacking('ranger/dodge', 'no-magic-pip')],
    ['uses Dodge', 'tries Dodge, but fails (it needed a Magic pip; the roll was 2 4)'],
  ],
  [
    'a skill that is stopped, whatever was rolled',
    [action('use', 'ranger/dodge'), rolled('ranger/dodge'), lacking('ranger/dodge', 'stopped')],
    ['uses Dodge', 'tries Dodge, but fails (it was stopped)'],
  ],
  [
    'an attack skill without its pip',
    [
      action('melee', 'warrior/hamstring'),
      attack,
      rolled('AV'),
      lacking('warrior/hamstring', 'no-skill-pip'),
    ],
    [
      'attacks with Hamstring',
      'attacks Bito with Hamstring',
      'Hamstring fails (it needed a Skill pip; the roll was 2 4).',
    ],
  ],
  [
    'a Shout beside the movement that it goes with',
    [action('move'), ran, tried('commander/take-cover', true)],
    ['moves 2#', 'shouts “Take cover!” successfully'],
  ],
])('%s', (_, told, texts) => {
  expect(
    writer()
      .hear(told)
      .map(({ text }) => text),
  ).toEqual(texts);
});

test.each([
  [1, false],
  [2, true],
  [6, true],
])('phase %i says that the turn order is new: %s', (phase, isTold) => {
  const facts = writer().hear([{ type: 'phase', phase }]);
  expect(facts.some(({ text }) => text.includes('new turn order'))).toBe(isTold);
});

test('a phase names whoever goes first', () => {
  const facts = writer().hear([
    { type: 'phase', phase: 2 },
    { type: 'turn', figure: 2 },
  ]);
  expect(facts.map(({ text }) => text).join('')).toBe(
    'Phase 2: a new turn order is drawn, and Bito goes first.',
  );
});

test.each([
  [0, 'Bito scores 2 victory points.'],
  [1, 'Bito scores 2 victory points for holding 1 circle.'],
  [2, 'Bito scores 2 victory points for holding 2 circles.'],
])('points say what they are for: %i circles', (held, text) => {
  const teller = new FactWriter(
    (figure) => names[figure] ?? '',
    (team) => [names[team] ?? ''],
    { figure: () => undefined, shuffles: true, circles: () => held },
  );
  expect(teller.hear([{ type: 'score', team: 2, points: 2 }]).map((fact) => fact.text)).toEqual([text]);
});
