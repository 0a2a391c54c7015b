import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../match/deck';
import { gapBetween, unit } from '../../../table/table';
import { tableValues } from '../rules/table-values';
import { theSet } from '../start/samples';
import { baseOf } from './state/figure';
import { setUp } from './set-up/plan';
import { dracoEngine } from './rules';
import { situationOf } from './testing/random-match';
import { arena, times } from './testing/arena';
import { playOut, randomPlayer } from '../../../match/players';

const sheets = Object.values(theSet);
const end = { pick: 'end' };

describe('laying the table', () => {
  const begun = () => dracoEngine.begin(situationOf({ sheets, corner: 'north-east' }), 4).match;

  test('has 24 by 24 inches, the dragon in the middle, 26 dice for her and 5 for each slayer', () => {
    const { figures } = begun().base;
    expect(figures[4]?.at).toEqual({ x: 12 * unit, y: 12 * unit });
    expect(figures.map(({ pool }) => pool)).toEqual([5, 5, 5, 5, 26]);
  });

  test('asks for the slayers within 4 inches of their corner, then for 6 trees each, the dragon first', () => {
    let match = begun();
    const asked: (readonly [string, number])[] = [];
    for (;;) {
      const request = dracoEngine.pending(match);
      if (!request || !('region' in request)) break;
      asked.push([request.about.about, request.by]);
      const [spot] = request.region.candidates();
      const step = spot && dracoEngine.apply(match, spot);
      if (!step?.ok) throw new Error('refused');
      match = step.value.match;
    }
    expect(asked.slice(0, 4)).toEqual([0, 1, 2, 3].map((by) => ['set', by]));
    expect(asked.slice(4).map(([about]) => about)).toEqual(times(12, 0).map(() => 'tree'));
    expect(asked.slice(4, 8).map(([, by]) => by)).toEqual([4, 0, 4, 0]);
    const { figures, trees } = match.base;
    for (const { at } of figures.slice(0, 4))
      expect(Math.hypot(24 * unit - at.x, at.y)).toBeLessThanOrEqual(3.5 * unit);
    expect(trees).toHaveLength(12);
    for (const [nth, tree] of trees.entries())
      for (const other of [...figures.map((figure) => baseOf(figure)), ...trees.slice(nth + 1)])
        expect(gapBetween(tree, other)).toBeGreaterThan(tableValues.treesApart * unit);
  });

  test('puts the slayers’ four cards and one of hers into the pile; the others have a die with 5', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const situation = situationOf({ sheets, corner: 'south-west', laidBy: seed });
      const { match } = playOut(
        dracoEngine,
        dracoEngine.begin(situation, seed).match,
        sheets.map(() => randomPlayer),
        {
          seed,
          limit: 2,
        },
      );
      const { pile, discard, row, lastCard } = match.base;
      if (match.base.stage !== 'acting') continue;
      const all = [...cardsIn(pile), ...discard];
      expect(all.filter(({ of }) => of === 'slayer')).toHaveLength(4);
      expect(all.filter(({ of }) => of === 'dragon')).toEqual([{ of: 'dragon', card: lastCard }]);
      expect(row.map(({ die, isDown }) => [die, isDown])).toEqual(
        row.map((_, at) => (at === lastCard ? [0, true] : [5, false])),
      );
    }
  });

  test('needs four slayers, one dragon with five cards, and their teams', () => {
    const { eryam, cathryn } = theSet;
    const rulesOf = (plan: Parameters<typeof setUp>[0]) => {
      const set = setUp(plan);
      return set.ok ? [] : set.error.map(({ rule }) => rule);
    };
    const corner = 'south-west';
    expect(rulesOf({ sheets, corner })).toEqual([]);
    expect(rulesOf({ sheets: [eryam, ...sheets.slice(0, 4)], corner })).toEqual([]);
    expect(rulesOf({ sheets: sheets.slice(0, 4), corner })).toEqual(['four-and-one']);
    expect(rulesOf({ sheets: [...sheets, cathryn], corner })).toEqual(['four-and-one']);
    expect(rulesOf({ sheets, corner, teams: [0, 1, 0, 0, 1] })).toEqual(['two-teams']);
    const short = { ...eryam, cards: eryam.cards.slice(1) };
    expect(rulesOf({ sheets: [...sheets.slice(0, 4), short], corner })).toEqual(['five-cards']);
  });
});

describe('a turn', () => {
  test('a slayer has two actions, the dragon one for each of her cards', () => {
    const match = arena({ pile: [0, 'Daeldric'] });
    expect(match.s.acting).toMatchObject({ figure: 0, left: 2 });
    match.act({ pick: 'move' }, [], [4, 2]);
    expect(match.s.acting).toMatchObject({ figure: 0, left: 1 });
    match.act({ pick: 'move' }, [], [6, 2]);
    expect(match.s.acting).toMatchObject({ figure: 4, card: 0, left: 1 });
    match.act({ pick: 'move' }, [], [13, 12]);
    expect(match.s.acting?.figure).toBe(1);
  });

  test('cards go to the discard pile as they act, and she may pass', () => {
    const match = arena({ turn: 2, pile: ['Braron'] }).act(end);
    expect(match.s.discard).toEqual([
      { of: 'dragon', card: 2 },
      { of: 'slayer', figure: 2 },
    ]);
  });

  test('each stack of counters of whoever acts loses one', () => {
    const counters = { hobbled: 2, exposed: 1 };
    const match = arena({ who: { Cathryn: { with: { counters } }, Daeldric: { with: { counters } } } });
    expect(match.the('Cathryn').counters).toEqual({ hobbled: 1 });
    expect(match.the('Daeldric').counters).toEqual(counters);
  });

  test('hers lose one at each of her cards', () => {
    const match = arena({
      turn: 0,
      pile: [1, 'Cathryn'],
      who: { Eryam: { with: { counters: { dazed: 3 } } } },
    });
    expect(match.the('Eryam').counters).toEqual({ dazed: 2 });
    expect(match.act(end).the('Eryam').counters).toEqual({ dazed: 1 });
  });

  test('recovering takes both actions, and gives 2 dice in the next upkeep, 5 at most', () => {
    for (const [before, after] of [
      [2, 4],
      [4, 5],
    ] as const) {
      const match = arena({ pile: ['Daeldric'], who: { Cathryn: { with: { pool: before } } } });
      match.act({ pick: 'recover' });
      expect(match.the('Cathryn')).toMatchObject({ isDown: true, pool: before });
      expect(match.s.acting?.figure).toBe(1);
      match.act(end);
      while (match.s.acting?.figure !== 0) match.answer(end);
      expect(match.the('Cathryn')).toMatchObject({ isDown: false, pool: after });
    }
  });

  test('nobody recovers with the second action alone, nor the dragon', () => {
    const match = arena({ who: { Cathryn: { with: { pool: 2 } } } });
    expect(match.act({ pick: 'move' }, [], [3, 2]).offers({ pick: 'recover' })).toBe(false);
    expect(arena({ turn: 0, who: { Eryam: { with: { pool: 4 } } } }).offers({ pick: 'recover' })).toBe(false);
  });

  test('an empty pile is shuffled anew with the discard and all cards that wait; hers among these lie face down then', () => {
    const match = arena({
      row: { 3: { die: 0 } },
      with: { waiting: [{ of: 'dragon', card: 3 }], discard: [{ of: 'slayer', figure: 1 }] },
    });
    expect(match.s.row[3]?.isDown).toBe(false);
    match.act(end);
    expect(match.s.piles).toBe(2);
    expect(match.s.row[3]?.isDown).toBe(true);
    expect(match.s.waiting).toEqual([]);
    expect([...cardsIn(match.s.pile), ...match.s.discard]).toHaveLength(3);
  });

  test('after the twentieth pile it is a draw', () => {
    const match = arena({ with: { piles: 20 } }).act(end);
    expect(match.s.outcome).toEqual({ winner: undefined, because: 'last-pile' });
  });
});
