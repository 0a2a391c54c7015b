import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../match/deck';
import { unit } from '../../../table/table';
import { theSet } from '../start/samples';
import { situationOf } from './testing/random-match';
import { dracoEngine } from './rules';
import type { MatchEvent } from './state/event';
import type { Situation } from './state/situation';
import { arena, times } from './testing/arena';
import { matchLogLines } from '#words/systems/draco/messages/match-log';

const sheets = Object.values(theSet);
const west = [10, 12] as const;
const end = { pick: 'end' };
const attack = { pick: 'attack' };
const skill = (id: string) => ({ pick: 'skill', skill: id });

const begun = (seed: number) =>
  dracoEngine.begin(situationOf({ sheets, corner: 'south-west', laidBy: seed }), seed);

describe('the first card of hers', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => begun(seed));

  test('is the one from the left that a die says, and nobody is asked', () => {
    const named = seeds.flatMap(({ events }) =>
      events.flatMap((event) => (event.told === 'first-card' ? [event] : [])),
    );
    expect(new Set(named.map(({ face }) => face))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const { card, face } of named) expect(card).toBe(face - 1);
  });

  test('is any of the five, as she likes, on a 6', () => {
    const asked = seeds.flatMap(({ match }) => {
      const pending = dracoEngine.pending(match);
      return pending?.about.about === 'first-card' ? [{ match, pending }] : [];
    });
    expect(asked.length).toBeGreaterThan(0);
    for (const { match, pending } of asked) {
      expect(pending.by).toBe(4);
      expect(
        'options' in pending && pending.options.map((option) => ('card' in option ? option.card : -1)),
      ).toEqual([0, 1, 2, 3, 4]);
      const step = dracoEngine.apply(match, 3);
      expect(step.ok && dracoEngine.look(step.value.match).row[3]).toEqual({ die: 0, isDown: true });
    }
  });
});

describe('laying the table', () => {
  test('a tree that finds no place more than 3 inches from all others is left out', () => {
    const full: Situation = {
      ...situationOf({ sheets, corner: 'south-west', laidBy: 1 }),
      stage: 'trees',
      toSet: 2,
      trees: Array.from({ length: 64 }, (_, nth) => ({
        x: (1.5 + 3 * (nth % 8)) * unit,
        y: (1.5 + 3 * Math.floor(nth / 8)) * unit,
      })),
    };
    const { match } = dracoEngine.begin(full, 1);
    expect(dracoEngine.look(match).trees).toHaveLength(64);
    expect(dracoEngine.pending(match)?.about.about).not.toBe('tree');
  });
});

describe('the pile', () => {
  test('whoever is on its top acts', () => {
    expect(arena({ turn: 'Braron' }).s.acting?.figure).toBe(2);
    expect(arena({ turn: 3 }).s.acting).toMatchObject({ figure: 4, card: 3 });
  });

  test('a card that is set aside in its last turn joins its shuffle', () => {
    const match = arena({ who: { Cathryn: { at: west } }, row: { 1: { die: 2 } } });
    match.act(attack, [6, 1, 1, 1, 1, ...times(26, 1), 2]).act(end);
    expect(match.s.piles).toBe(2);
    expect([...cardsIn(match.s.pile), ...match.s.discard]).toContainEqual({ of: 'dragon', card: 1 });
    expect(match.s.row[1]).toEqual({ die: 0, isDown: true });
  });
});

describe('the dragon', () => {
  test('has the attack of a card whose die is gone until the shuffle that brings it in', () => {
    const match = arena({
      turn: 0,
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 1 } } },
      cards: { 1: { daggers: { 6: 5 } } },
      row: { 1: { die: 0 } },
      with: { waiting: [{ of: 'dragon', card: 1 }] },
    });
    match.act(attack, [6, 1, 1, 1, 1, 1]);
    expect(match.told('picked')[0]).toMatchObject({ card: 1, is: 5 });
  });

  test('goes round trees and slayers, too', () => {
    const region = (trees: readonly (readonly [number, number])[]) => {
      const { pending } = arena({ turn: 0, trees }).answer({ pick: 'move' });
      return pending && 'region' in pending ? pending.region : undefined;
    };
    const beyond = { x: 17 * unit, y: 12 * unit };
    expect(region([])?.contains(beyond)).toBe(true);
    expect(region([[14.5, 12]])?.contains(beyond)).toBe(false);
  });

  test('rolls for one card, however many dice an attack takes', () => {
    const match = arena({ who: { Cathryn: { at: west } } });
    match.act(attack, [6, 1, 1, 1, 1, ...times(26, 1), 2]);
    expect(match.told('named')).toHaveLength(1);
    expect(match.the('Eryam').pool).toBe(22);
  });
});

describe('a slayer', () => {
  test('recovers in contact as well', () => {
    const match = arena({ who: { Cathryn: { at: west, with: { pool: 2 } } } });
    expect(match.offers({ pick: 'recover' })).toBe(true);
  });

  test('who recovers and is attacked without damage has no dice back at the next upkeep', () => {
    const match = arena({
      turn: 0,
      pile: ['Cathryn'],
      who: { Cathryn: { at: west, with: { pool: 3, isDown: true } }, Eryam: { with: { pool: 1 } } },
    });
    match.act({ ...attack, target: 'Cathryn' }, [1, 2, 2, 2]);
    expect(match.s.acting?.figure).toBe(0);
    expect(match.the('Cathryn')).toMatchObject({ pool: 3, isDown: false });
  });

  test('who recovers and is hurt without an attack, by Hot Blood, has no dice back either', () => {
    const match = arena({
      turn: 0,
      pile: ['Cathryn'],
      who: {
        Cathryn: { at: west, with: { pool: 3, isDown: true } },
        Eryam: { with: { pool: 9, counters: { 'hot-blood': 3 } } },
      },
    });
    match.act({ pick: 'leave' }, [6, 1, 1, ...times(9, 1), 3], { pick: 'yes' }, { nth: 0 });
    expect(match.told('lost')).toContainEqual({ told: 'lost', figure: 0, by: 4, dice: 1, harm: 'counter' });
    expect(match.told('turned-up')).toMatchObject([{ figure: 0 }]);
    expect(match.s.acting?.figure).toBe(0);
    expect(match.the('Cathryn')).toMatchObject({ pool: 2, isDown: false });
  });

  test('with a movement skill rolls for the skill alone', () => {
    const match = arena({ turn: 'Braron', who: { Braron: { at: [12, 20], skills: ['fall-back'] } } });
    match.act(skill('fall-back'), [6, 6, 6, 6, 6], [12, 22]);
    expect(match.told('attack')).toEqual([]);
    expect(match.told('rolled')).toHaveLength(1);
  });

  test('with magic moves and casts, or casts twice, but never both with one action', () => {
    const amalica = { Amalica: { at: [2, 22], skills: ['venom'] } } as const;
    const moved = arena({ turn: 'Amalica', who: amalica }).act({ pick: 'move' }, [], [4, 22]);
    expect(moved.offers(skill('venom'))).toBe(true);
    const cast = arena({ turn: 'Amalica', who: amalica }).act(skill('venom'), times(5, 1));
    expect(cast.at('Amalica')).toEqual([2, 22]);
    expect(cast.s.acting).toMatchObject({ figure: 3, left: 1 });
    expect(cast.offers(skill('venom'))).toBe(true);
  });

  test('without an attack in contact does not strike her when she leaves', () => {
    const match = arena({ turn: 0, who: { Amalica: { at: west } } }).answer({ pick: 'leave' });
    expect(match.pending?.about.about).not.toBe('strike-leaver');
  });

  test('who is raised gets 5 dice at most', () => {
    const match = arena({
      turn: 'Amalica',
      who: { Amalica: { skills: ['raise-the-dead'] }, Cathryn: { with: { pool: 0, isDead: true } } },
    });
    match.act(skill('raise-the-dead'), times(5, 6));
    expect(match.the('Cathryn')).toMatchObject({ pool: 5, isDead: false });
  });

  test('that is pushed is neither met nor attacked', () => {
    const match = arena({
      turn: 0,
      cards: { 0: { skill: 'tail-sweep', daggers: {} } },
      who: { Cathryn: { at: west }, Eryam: { with: { pool: 1 } } },
    });
    match.act({ ...skill('tail-sweep'), target: 'Cathryn' }, [6, 1, 1, 1, 1, 1]);
    expect(match.at('Cathryn')).toEqual([9, 12]);
    expect(match.told('attack')).toHaveLength(1);
    expect(match.told('moved').map(({ how }) => how)).not.toContain('met');
  });
});

test.each<[MatchEvent, string]>([
  [{ told: 'lost', figure: 4, by: -1, dice: 1, harm: 'counter' }, 'Eryam loses 1 die to Bleeding.'],
  [{ told: 'lost', figure: 0, by: 4, dice: 1, harm: 'counter' }, 'Cathryn loses 1 die to Hot Blood.'],
  [{ told: 'lost', figure: 0, by: 4, dice: 2, harm: 'contact' }, 'Cathryn loses 2 dice.'],
  [
    {
      told: 'picked',
      figure: 2,
      value: 'av',
      face: 4,
      card: -1,
      symbols: 0,
      more: -1,
      because: [],
      guard: 0,
      is: 0,
    },
    'Braron picks a 4: AV 0 (0 minus 1, never below 0).',
  ],
  [
    {
      told: 'picked',
      figure: 2,
      value: 'av',
      face: 6,
      card: -1,
      symbols: 3,
      more: -1,
      because: [],
      guard: 0,
      is: 2,
    },
    'Braron picks a 6: AV 2 (3 minus 1).',
  ],
])('the log adds up: %j', (event, told) => {
  const [line] = matchLogLines({ events: [event], asked: undefined, end: arena({ turn: 0 }).s });
  expect(line?.line[0]?.text).toBe(told);
});
