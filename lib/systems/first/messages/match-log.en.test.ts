import { expect, test } from 'vitest';
import type { MatchEvent } from '../match/state/event';
import type { MatchLog } from '../match/report/match-log';
import { matchLogLines } from '#words/systems/first/messages/match-log';
import { plainLine } from '#words/systems/first/messages/skill-text/renderer';

const log = (...events: readonly MatchEvent[]): readonly string[] =>
  matchLogLines({
    events,
    figures: [
      { kind: 'hero', hero: 'Jane', nth: 1 },
      { kind: 'hero', hero: 'Tom', nth: 1 },
    ],
    heroes: ['Jane', 'Tom'],
    teams: [0, 1],
    players: [0, 1],
    asked: undefined,
  } as unknown as MatchLog).map(({ line }) => plainLine(line));

const rolled = (figure: number, why: string): MatchEvent => ({ type: 'rolled', figure, faces: [5, 0], why });
const value = (figure: number, name: 'AV' | 'DV', is: number): MatchEvent => ({
  ...{ type: 'value', figure, value: name, is },
});
const strike: MatchEvent = { type: 'attack', figure: 0, target: 1, how: 'melee' };

test('two heroes of one name are told apart in headings too', () => {
  const end = { players: [0, 1], teams: [0, 1], asked: undefined, heroes: ['Jane', 'Jane'] };
  const events: readonly MatchEvent[] = [
    { type: 'order', players: [1, 0] },
    { type: 'turn', player: 1 },
  ];
  const lines = matchLogLines({ ...end, events, figures: [] } as unknown as MatchLog);
  expect(lines.map(({ line }) => plainLine(line))).toEqual(['Turn order: Jane (2); Jane.', 'Jane (2)']);
});

test('your own skill takes effect, that of another affects you', () => {
  const skill = 'ranged/aimed-shot';
  expect(
    log({ type: 'affected', figure: 0, skill, by: 0 }, { type: 'affected', figure: 0, skill, by: 1 }),
  ).toEqual(['Jane’s Aimed Shot takes effect.', 'Jane is affected by Aimed Shot.']);
});

test('a roll and its value are one line, and a miss is said', () => {
  expect(log(strike, rolled(0, 'AV'), value(0, 'AV', 2))).toEqual([
    'Jane attacks Tom.',
    'Jane rolls 6 1 to attack: AV 2.',
  ]);
  expect(log(rolled(0, 'AV'), value(0, 'AV', 0))).toEqual(['Jane rolls 6 1 to attack: AV 0. A miss.']);
  expect(log(value(0, 'AV', 0))).toEqual(['Jane has AV 0. A miss.']);
  expect(log(rolled(0, 'spell'))).toEqual(['Jane rolls 6 1 for the spell.']);
});

test('a defence that lets nothing through says so once that is known', () => {
  const defence = [rolled(1, 'DV'), value(1, 'DV', 2)] as const;
  const damage: MatchEvent = { type: 'damage', figure: 1, amount: 1, by: 0, harm: 'melee' };
  expect(log(...defence)).toEqual(['Tom rolls 6 1 to defend: DV 2.']);
  expect(log(...defence, strike)[0]).toBe('Tom rolls 6 1 to defend: DV 2. No damage.');
  expect(log(...defence, damage, strike)[0]).toBe('Tom rolls 6 1 to defend: DV 2.');
});

test('points and the end are told in the scenario’s own words', () => {
  const end = {
    ...{ round: 50, scores: [9, 2], figures: [] },
    setting: { goal: 10, scenario: 'deathmatch' },
  };
  const told = (...events: readonly MatchEvent[]): readonly string[] =>
    matchLogLines({
      ...{
        events,
        end,
        figures: [],
        heroes: ['Jane', 'Tom'],
        teams: [0, 1],
        players: [0, 1],
        asked: undefined,
      },
    } as unknown as MatchLog).map(({ line }) => plainLine(line));
  expect(
    told({ type: 'score', team: 0, points: 1 }, { type: 'end', winner: 0, because: 'most-rounds' }),
  ).toEqual(['Jane gets 1 kill.', 'Jane wins on kills, 9 to 2: round 50 is over.']);
});
