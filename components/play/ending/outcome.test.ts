import { expect, test } from 'vitest';
import { encounterIn, sessionAfter, value } from '@/lib/session/testing';
import { answer, beginSession, requestNow, type Seat } from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { diceOf } from '@/lib/match/chance';
import { randomChoice } from '@/lib/match/players';
import { isMissionWon } from '../table/end-of';
import { firstSystem, open, systemIds } from '@/lib/systems/open';
import { outcomeOf } from './outcome';

const person: Seat = { plays: 'person' };
const computer: Seat = { plays: 'random' };

/** Far more choices than any match by chance has. */
const enough = 20_000;

test('a match that goes on has no end to show', async () => {
  const session = value(beginSession(await encounterIn(firstSystem, 1), [person, computer], 'fair'));
  expect(outcomeOf(session)).toBeUndefined();
});

test.each(systemIds)(
  'the winners of a match have the large coins, and each side its result: %s',
  async (system) => {
    const { sheets, teams } = await encounterIn(system, 5);
    const seats = sheets.map((_, at) => (teams[at] === teams[0] ? person : computer));
    const session = await sessionAfter(system, 5, enough, { seats });
    expect(requestNow(session)).toBeUndefined();
    const end = outcomeOf(session);
    const { outcome } = matchPartOf(system).standing(
      matchPartOf(system).engine.look(session.history.steps.at(-1)?.match ?? expect.fail('an end')),
    );
    const looks = outcome?.winner === undefined ? 'draw' : outcome.winner === teams[0] ? 'victory' : 'defeat';
    expect(end?.look).toBe(looks);
    expect(end?.sides.map(({ team }) => team)).toEqual([...new Set(teams)].sort((a, b) => a - b));
    for (const { isWinner, team, result, name } of end?.sides ?? []) {
      expect(isWinner).toBe(team === outcome?.winner);
      expect([result, name]).not.toContain('');
    }
    expect(end?.honoured.every(({ team }) => outcome?.winner === undefined || team === outcome.winner)).toBe(
      true,
    );
  },
);

test('a mission is won or lost by its trainee, who is honoured, without a table of results', async () => {
  await open([firstSystem], 'match', 'play');
  const looks = [3, 7, 11].map((seed) => {
    const encounter =
      matchPartOf(firstSystem).missionOf?.(firstSystem, 'melee-training', seed) ?? expect.fail('a mission');
    const dice = diceOf(seed);
    let session = value(beginSession(encounter, [person], 'practice'));
    for (let request = requestNow(session); request; request = requestNow(session))
      session = value(answer(session, randomChoice(request, dice)));
    const end = outcomeOf(session);
    expect(end?.sides).toEqual([]);
    expect(end?.honoured.map(({ team }) => team)).toEqual([encounter.teams[0]]);
    expect(end?.look).toBe(isMissionWon(session) ? 'victory' : 'defeat');
    return end?.look;
  });
  expect(looks).toContain('defeat');
});

test.each(systemIds)('computers’ match has its winner in the largest letters: %s', async (system) => {
  const { sheets } = await encounterIn(system, 5);
  const session = await sessionAfter(system, 5, enough, { seats: sheets.map(() => computer) });
  const end = outcomeOf(session);
  // Two of the games end in a draw by chance.
  expect(['over', 'draw']).toContain(end?.look);
  if (end?.look === 'over') expect(end.heading).toMatch(/^[^:.]+ wins?\b[^:.]*$/u);
});
