import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { playOut, randomChoice, type Player } from '../match/players';
import type { Match } from '../match/engine';
import type { Choice } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { playerOf } from '../simulation/players';
import type { About, Encounter, Option, Situation } from '../systems/match-part';
import { isLong } from '../testing/runs';
import { lookBackOn, type LookBack } from './looking-back';
import { encounterIn } from './testing';

const playersFor = (system: string): readonly Player<Situation, About, Option>[] => {
  const greedy = playerOf(system, { plays: 'greedy' }, () => 0);
  return Array.from({ length: 8 }, () => greedy);
};

/** Plays on to the end, all sides greedily. */
const playedOn = (system: string, from: Match<Situation>, seed: number) => {
  const { engine, hide } = matchPartOf(system);
  const moments: Match<Situation>[] = [from];
  const { choices } = playOut(engine, from, playersFor(system), {
    seed,
    limit: 3000,
    hide,
    each: ({ match }) => moments.push(match),
  });
  return { moments, choices };
};

const playedFrom = (encounter: Encounter) => {
  const { begin, engine } = matchPartOf(encounter.system);
  const situation = begin(encounter);
  if (!situation.ok) throw new Error('refused');
  return playedOn(encounter.system, engine.begin(situation.value, encounter.seed).match, 3);
};

const lookedBack = (encounter: Encounter, choices: readonly Choice[]): LookBack => {
  const work = lookBackOn({ table: 'a', encounter, choices, forks: [] });
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
};

describe.each(isLong ? ['living', 'first', 'draco', 'warband'] : [])(
  'a match of %s',
  { timeout: 600_000 },
  (system) => {
    test('has a line from its start to its end, where the winner has won', async () => {
      const encounter = await encounterIn(system, 5);
      const { moments, choices } = playedFrom(encounter);
      const { teams, line, points } = lookedBack(encounter, choices);
      const { engine, standing } = matchPartOf(system);
      const last = moments.at(-1);
      const winner = last && standing(engine.look(last)).outcome?.winner;
      expect(teams).toContain(winner);
      expect(line[0]?.at).toBe(0);
      expect(line.at(-1)).toMatchObject({ at: choices.length });
      expect(line.at(-1)?.of).toEqual(teams.map((team) => (team === winner ? 1 : 0)));
      for (const { of } of line) expect(of.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.8);
      expect(points.length).toBeLessThanOrEqual(3);
      for (const { at, chosen, better, was, could } of points) {
        expect(chosen).toEqual(choices[at]);
        expect(could - was).toBeGreaterThanOrEqual(0.05);
        const then = moments[at];
        expect(then && engine.apply(then, better).ok).toBe(true);
      }
    });
  },
);

/** How often the team of a player wins when all play on greedily. */
const winShare = (encounter: Encounter, from: Match<Situation>, by: number, matches: number): number => {
  const { engine, standing } = matchPartOf(encounter.system);
  let won = 0;
  for (let nth = 0; nth < matches; nth += 1) {
    const { moments } = playedOn(encounter.system, engine.fork(from, 1000 + nth), nth);
    const last = moments.at(-1);
    const winner = last && standing(engine.look(last)).outcome?.winner;
    won += winner === undefined ? 0.5 : winner === encounter.teams[by] ? 1 : 0;
  }
  return won / matches;
};

/** A choice that costs at least this share of wins is a blunder. */
const blunder = 0.3;

/** A match with a choice that costs many wins, whatever computers think of it; undefined where none is found. */
const withBlunder = (encounter: Encounter) => {
  const { engine } = matchPartOf(encounter.system);
  const { moments, choices } = playedFrom(encounter);
  const dice = diceOf(encounter.seed);
  for (let tries = 0; tries < 12; tries += 1) {
    const at = Math.floor(choices.length * (0.1 + (0.6 * dice(1000)) / 1000));
    const then = moments[at];
    const request = then && engine.pending(then);
    const usual = choices[at];
    if (!request || usual === undefined) continue;
    const worse = randomChoice(request, dice);
    const [after, instead] = [engine.apply(then, worse), engine.apply(then, usual)];
    if (!after.ok || !instead.ok) continue;
    const costs = (matches: number): boolean =>
      winShare(encounter, instead.value.match, request.by, matches) -
        winShare(encounter, after.value.match, request.by, matches) >=
      blunder;
    if (!costs(12) || !costs(40)) continue;
    const on = playedOn(encounter.system, after.value.match, 5);
    return { at, choices: [...choices.slice(0, at), after.value.choice, ...on.choices] };
  }
  return undefined;
};

/** A match with a planted blunder, as the search below found it. */
const found = {
  seed: 20,
  at: 11,
  choices: JSON.parse(
    '[0,{"x":19420,"y":17884},0,{"x":15800,"y":14264},0,{"x":6692,"y":5156},0,{"x":10752,"y":8192},3,0,0,3,1,0,0,1,0,0,2,3,0,3,0,0,1,0,1,0,3,0,1]',
  ) as readonly Choice[],
};

// `npm test` looks back on a whole match in a browser: see e2e/look-back.spec.ts.
test('it says how far it has come, and never goes back', async () => {
  const work = lookBackOn({
    table: 'a',
    encounter: await encounterIn('living', found.seed),
    choices: found.choices,
    forks: [],
  });
  const shares = Array.from({ length: 2 }, () => work.next().value);
  expect(shares).toEqual(shares.toSorted());
  for (const share of shares) expect(share).toBeLessThan(1);
});

if (isLong) {
  test(
    'a planted blunder is among the three choices that turned the match, and the line goes from start to end',
    { timeout: 600_000 },
    async () => {
      const encounter = await encounterIn('living', found.seed);
      const { points, line } = lookedBack(encounter, found.choices);
      expect(points.map(({ at }) => at)).toContain(found.at);
      expect(line[0]?.at).toBe(0);
      expect(line.at(-1)).toMatchObject({ at: found.choices.length });
      for (const { of } of line) expect(of.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThan(0.8);
    },
  );

  test('so are four in five of 20 others', { timeout: 1_800_000 }, async () => {
    const wanted = 20;
    let planted = 0;
    let named = 0;
    for (let seed = 1; planted < wanted; seed += 1) {
      const encounter = await encounterIn('living', seed);
      const match = withBlunder(encounter);
      if (!match) continue;
      planted += 1;
      if (lookedBack(encounter, match.choices).points.some(({ at }) => at === match.at)) named += 1;
    }
    expect(named).toBeGreaterThanOrEqual(0.8 * wanted);
  });
}
