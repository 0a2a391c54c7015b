import { expect, test } from 'vitest';
import { harms, type MatchEvent } from '../match/state/event';
import { expectWhole, from, nameOf, to } from '../../testing/facts';
import { skillUse } from '#words/systems/draco/messages/match-log';
import { FactWriter } from '#words/systems/draco/messages/play-facts';

const writer = (left = 0) =>
  new FactWriter({ of: nameOf, card: (card) => `Card ${card}`, side: nameOf }, () => left);

type Events = { readonly [T in MatchEvent['told']]: readonly (MatchEvent & { readonly told: T })[] };

/** One of each kind of event at least. */
const events: Events = {
  pile: [{ told: 'pile', pile: 1 }],
  tree: [
    { told: 'tree', at: to, team: 0 },
    { told: 'tree', at: to, team: 1 },
  ],
  'first-card': [{ told: 'first-card', card: 0, face: 6 }],
  turn: [{ told: 'turn', figure: 0, card: -1 }],
  'laid-aside': [{ told: 'laid-aside', figure: 2 }],
  moved: (['walked', 'met', 'left', 'pushed', 'set'] as const).map((how) => ({
    ...{ told: 'moved', figure: 0, how, from, to },
  })),
  skill: [
    { told: 'skill', figure: 0, skill: 'great-web', suns: 0 },
    { told: 'skill', figure: 0, skill: 'great-web', suns: 2 },
  ],
  attack: harms.map((how) => ({ told: 'attack', figure: 0, target: 2, how })),
  rolled: [{ told: 'rolled', figure: 0, why: 'attack', faces: [6, 1] }],
  picked: [
    {
      ...{ told: 'picked', figure: 0, value: 'av', face: 6, card: -1, symbols: 2, more: 0 },
      ...{ because: [], guard: 0, is: 2 },
    },
  ],
  'too-far': [{ told: 'too-far', figure: 0 }],
  lost: [{ told: 'lost', figure: 2, by: 0, dice: 2, harm: 'contact' }],
  unhurt: [{ told: 'unhurt', figure: 2 }],
  regained: [{ told: 'regained', figure: 2, by: 0, dice: 1 }],
  counters: [{ told: 'counters', figure: 2, by: 0, counter: 'goaded', count: 2 }],
  named: [{ told: 'named', face: 3, card: 1 }],
  'card-die': [
    { told: 'card-die', card: 0, before: 5, left: 2 },
    { told: 'card-die', card: 0, before: 2, left: 0 },
  ],
  'more-dv': [{ told: 'more-dv', figure: 2, by: 1 }],
  recovers: [{ told: 'recovers', figure: 0 }],
  'turned-up': [{ told: 'turned-up', figure: 0 }],
  fell: harms.map((harm) => ({ told: 'fell', figure: 2, by: 0, harm })),
  raised: [{ told: 'raised', figure: 2, by: 0, dice: 2 }],
  end: [{ told: 'end', winner: 0, because: 'slain' }],
};

test.each(Object.entries(events))('%s is told with all names', (_, each) => {
  for (const event of each) expectWhole(writer().hear([event]));
});

test('the die that picks one of her cards is told with the die beside that card', () => {
  const told = writer().hear([
    { told: 'named', face: 2, card: 1 },
    { told: 'card-die', card: 1, before: 5, left: 4 },
  ]);
  expect(told.map(({ text }) => text)).toEqual(['A 2 picks Card 1: the die beside it goes from 5 to 4.']);
});

const turn = (figure: number): MatchEvent => ({ told: 'turn', figure, card: -1 });
const walked: MatchEvent = { told: 'moved', figure: 0, how: 'walked', from, to };
const jaws = { told: 'attack', figure: 0, target: 2, how: 'contact' } as const;
const lost = (dice: number, harm: 'contact' | 'skill') =>
  ({ told: 'lost', figure: 2, by: 0, dice, harm }) as const;

test.each<[string, readonly MatchEvent[], readonly string[]]>([
  ['with something done', [walked], ['moves 2″', 'Jane’s turn is over.']],
  ['with nothing done', [], ['ends the turn']],
  [
    'by a fall, which is told already',
    [walked, { told: 'fell', figure: 0, by: 2, harm: 'contact' }],
    ['moves 2″', 'falls'],
  ],
  [
    'after a step of somebody else',
    [{ ...walked, figure: 2, how: 'met' }],
    ['steps into contact', 'ends the turn'],
  ],
])('a turn that ends %s says whose it was', (_, told, texts) => {
  const facts = writer().hear([turn(0), ...told, turn(2)]);
  expect(facts.filter(({ kind }) => kind !== 'break').map(({ text }) => text)).toEqual(texts);
});

test.each<[number, readonly (readonly MatchEvent[])[], string]>([
  [1, [[turn(0), walked], [turn(2)]], 'Jane ends the turn early.'],
  [0, [[turn(0), walked], [turn(2)]], 'Jane’s turn is over.'],
  [1, [[turn(0)], [walked, turn(2)]], 'Jane’s turn is over.'],
])(
  'with %i actions left before the last step, a turn is over by choice or by itself',
  (left, steps, text) => {
    const { hear } = writer(left);
    const facts = steps.flatMap(hear).filter(({ kind }) => kind === 'sentence');
    expect(facts.map((fact) => fact.text)).toEqual([text]);
  },
);

test.each<[string, string, readonly string[]]>([
  [
    'an attack',
    'shot-at-the-eye',
    ['uses Shot at the Eye with 1 sun', 'attacks Bito with Shot at the Eye', 'attacks Bito'],
  ],
  ['a movement', 'fall-back', ['uses Fall Back with 1 sun', 'attacks Bito', 'attacks Bito']],
  [
    'a spell',
    'spider-sting',
    ['uses Spider Sting with 1 sun', 'attacks Bito with Spider Sting', 'attacks Bito'],
  ],
  [
    'the dragon',
    'acid-breath',
    ['uses Acid Breath with 1 sun', 'attacks Bito with Acid Breath', 'attacks Bito with Acid Breath'],
  ],
])('a skill of %s is named with the attacks that it brings, and with no other', (_, skill, texts) => {
  const facts = writer().hear([{ told: 'skill', figure: 0, skill, suns: 1 }, jaws, jaws]);
  expect(facts.map(({ text }) => text)).toEqual(texts);
});

test('a further pile says that the turn order changes', () => {
  const told = (pile: number) =>
    writer()
      .hear([{ told: 'pile', pile }])
      .map(({ text }) => text);
  expect(told(1)).toEqual(['']);
  expect(told(3)).toEqual(['', 'Pile 3 starts with a new turn order.']);
});

test('who loses dice twice by one attack loses more, and falls by that attack', () => {
  const fell: MatchEvent = { told: 'fell', figure: 2, by: 0, harm: 'skill' };
  const facts = writer().hear([
    turn(0),
    jaws,
    lost(3, 'contact'),
    lost(2, 'skill'),
    fell,
    turn(2),
    jaws,
    lost(1, 'contact'),
  ]);
  expect(facts.filter(({ kind }) => kind === 'outcome').map(({ text }) => text)).toEqual([
    'loses 3 dice',
    'then 2 more',
    'falls',
    'loses 1 die',
  ]);
});

test.each([
  ['great-web', 0, 'tries Great Web, but rolls no sun'],
  ['great-web', 1, 'uses Great Web with 1 sun'],
  ['hamstring', 0, 'uses Hamstring without a sun'],
  ['fall-back', 0, 'uses Fall Back without a sun'],
  ['acid-breath', 0, 'uses Acid Breath'],
])('%s with %i suns: %s', (skill, suns, text) => {
  expect(skillUse({ told: 'skill', figure: 0, skill, suns })).toBe(text);
});

test('a slayer who stands up again isn’t told of as placed, too', () => {
  const facts = writer().hear([
    { told: 'raised', figure: 2, by: 0, dice: 2 },
    { told: 'moved', figure: 2, how: 'set', from, to },
  ]);
  expect(facts.map(({ text }) => text)).toEqual(['stands up again with 2 dice']);
});
