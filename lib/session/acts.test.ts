import { describe, expect, test } from 'vitest';
import { happenedMessages } from '../messages/happened';
import { hasPart, open, systemIds } from '../systems/open';
import type { TableFact } from '../systems/fact-teller';
import { actsBetween, actsOf, floatingBetween, lastActs, momentsOf } from './acts';
import { Computer } from './computer';
import { answer, lengthOf, type Session } from './session';
import { sessionAfter } from './testing';

await open(systemIds);
const played = systemIds.filter((id) => hasPart(id, 'play'));

/** Goes on with players who attack. */
const fought = (session: Session, choices: number): Session => {
  const computer = new Computer(() => 0);
  const greedy = { plays: 'greedy' } as const;
  const order = {
    encounter: session.encounter,
    forks: [],
    seats: Array.from({ length: 8 }, () => greedy),
    most: 1,
  };
  let now = session;
  for (let made = 0; made < choices; made += 1) {
    const [choice] = computer.choose({ ...order, table: 'a', choices: now.history.choices });
    const next = choice === undefined ? undefined : answer(now, choice);
    if (!next?.ok) break;
    now = next.value;
  }
  return now;
};

/** A name that is missing, or a text. */
const broken = /undefined|NaN|\[object|\s{2}|^\s|\s[.:,]|:\.|\.\.|^[.:,]|’s?\s*[.:]|\bof[.:,]|\bat[.:,]/;

describe.each(played)('a match of %s', (system) => {
  test('is told in sentences in which nobody’s name is missing', async () => {
    const sessions = [
      ...(await Promise.all([3, 4, 5].map((seed) => sessionAfter(system, seed, 250)))),
      fought(await sessionAfter(system, 6, 0), 160),
    ];
    for (const session of sessions) {
      const at = lengthOf(session);
      const acts = actsBetween(session, -1, at);
      expect(acts.length).toBeGreaterThan(10);
      for (const act of acts) {
        const { from, to } = act;
        const sentence = happenedMessages.sentence(act);
        expect(sentence).toMatch(/^.{3,}[.]$/);
        expect(sentence).not.toMatch(broken);
        expect(from).toBeLessThanOrEqual(to);
      }
      for (const { text } of floatingBetween(session, -1, at))
        expect(text).not.toMatch(/undefined|NaN|^\s*$/);
    }
  });

  test('is told the same piece by piece', async () => {
    const session = fought(await sessionAfter(system, 7, 0), 80);
    const last = lengthOf(session);
    for (let at = 1; at <= last; at += 1) {
      expect(floatingBetween(session, at - 1, at)).toEqual(
        floatingBetween(session, -1, last).filter((each) => each.at === at),
      );
      const told = actsBetween(session, at - 1, at).at(-1);
      if (told) expect(lastActs(session, at)).toContainEqual(told);
    }
  });
});

const fact = (kind: TableFact['kind'], figure: number, text: string, by?: number): TableFact => ({
  ...{ kind, figure, name: `F${figure}`, text },
  ...(by !== undefined && { by }),
});

test.each<[string, readonly TableFact[], readonly string[]]>([
  [
    'what comes of it is told with it',
    [
      fact('action', 0, 'attacks F1'),
      fact('outcome', 1, 'takes 2 damage', 0),
      fact('outcome', 1, 'falls unconscious'),
      fact('outcome', 0, 'loses 1 Life'),
    ],
    ['F0 attacks F1 and loses 1 Life: F1 takes 2 damage and falls unconscious.'],
  ],
  [
    'what is known better later is told so',
    [fact('action', 0, 'attacks'), fact('more', 0, 'attacks F1 (AV 3)')],
    ['F0 attacks F1 (AV 3).'],
  ],
  [
    'a reaction stands by itself, and what was interrupted goes on',
    [
      fact('action', 0, 'attacks F1'),
      fact('reaction', 1, ''),
      fact('action', 1, 'uses Parry'),
      fact('outcome', 1, 'takes 1 damage', 0),
    ],
    ['F0 attacks F1: F1 takes 1 damage.', 'F1 reacts and uses Parry.'],
  ],
  [
    'what nobody does is told of whom it meets',
    [
      fact('action', 0, 'attacks F1'),
      fact('break', -1, ''),
      fact('outcome', 2, 'loses 2 dice'),
      fact('outcome', 2, 'loses 1 die'),
    ],
    ['F0 attacks F1.', 'F2 loses 2 dice and 1 die.'],
  ],
  [
    'what the end of a turn makes of it is told with it',
    [
      fact('action', 0, 'attacks F1'),
      fact('outcome', 1, 'falls unconscious'),
      fact('break', -1, ''),
      fact('outcome', 1, 'is dead'),
      fact('outcome', 2, 'loses 1 counter'),
    ],
    ['F0 attacks F1: F1 falls unconscious and is dead.', 'F2 loses 1 counter.'],
  ],
  [
    'sentences follow',
    [fact('action', 0, 'digs'), { ...fact('sentence', -1, 'F0: 2 points.'), name: '' }],
    ['F0 digs. F0: 2 points.'],
  ],
])('%s', (_, facts, sentences) => {
  expect(actsOf([{ moment: 3, facts }]).map(happenedMessages.sentence)).toEqual(sentences);
});

const told = (facts: readonly Partial<TableFact>[]): readonly TableFact[] =>
  facts.map((fact) => ({ kind: 'action', figure: 0, name: 'Bito', text: 'attacks', ...fact }));
const falls: Partial<TableFact> = {
  ...{ kind: 'outcome', figure: 1, name: 'Gerda', text: 'falls unconscious', by: 0 },
  floating: { kind: 'fall', text: 'Unconscious' },
};
const dies: Partial<TableFact> = {
  ...{ kind: 'action', figure: 1, name: 'Gerda', text: 'dies' },
  floating: { kind: 'fall', text: 'Dead' },
};

test.each<[string, readonly Partial<TableFact>[], number]>([
  ['whoever was felled and then dies', [{}, falls, dies], 1],
  ['whoever dies without a blow before', [{}, dies], 1],
  ['whoever is felled, acts again and dies', [{}, falls, { figure: 1, name: 'Gerda' }, dies], 2],
])('a blow is one moment to remember: %s', (_, facts, moments) => {
  const acts = actsOf([{ moment: 0, facts: told(facts) }]);
  expect(momentsOf(acts)).toHaveLength(moments);
});
