import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../match/players';
import { greedyPlayer } from '../../../match/playing/greedy';
import { missions, scenarios } from '../scenarios/index';
import { beginMission } from './mission';
import { livingJudge } from './players/judge';
import { randomPlan, situationOf } from './random-match';
import { livingEngine } from './rules';
import { digestOf, showMatch, type LivingPlayer, type ShownMatch } from './testing/shown';

/** Matches of each scenario and mission; the last ones are played greedily, the others at random. */
const matches = 20;
const greedily = 2;

const random = (): LivingPlayer => randomPlayer;
const greedy = (): LivingPlayer => greedyPlayer(livingEngine, livingJudge, { tries: 2, most: 4 });
const playerOf = (nth: number) => (nth < matches - greedily ? random : greedy);

const showScenario = (at: number, nth: number): ShownMatch => {
  const seed = nth * scenarios.length + at;
  const start = situationOf(randomPlan(seed));
  return showMatch(start, seed, playerOf(nth), start.setting.teams.length);
};

const showMission = (id: string, nth: number): ShownMatch => {
  const start = beginMission(id);
  if (!start) throw new RangeError(`No mission is called ${id}.`);
  return showMatch(start, nth, playerOf(nth), 1);
};

const all = [
  ...scenarios.map(({ id }, at) => ({ id, show: (nth: number) => showScenario(at, nth) })),
  ...missions.map(({ id }) => ({ id, show: (nth: number) => showMission(id, nth) })),
];

const fileOf = (id: string): string => `./fixtures/shown/${id}.txt`;

/**
 * What play shows may change only where the rules of play do, and then on purpose:
 * `npx vitest run lib/systems/living/match/shown.test.ts -u` writes the files anew. A line is a match: its number, for
 * each phase the decisions and a digest of all that they showed, and the outcome.
 */
describe('what play shows is as it was', () => {
  test.each(all)('$id', async ({ id, show }) => {
    const lines = Array.from({ length: matches }, (_, nth) => `${nth} ${digestOf(show(nth))}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(id));
  });

  test.each(all)('$id is frozen', ({ id }) => {
    expect(existsSync(new URL(fileOf(id), import.meta.url))).toBe(true);
  });
});

/** `PIPSMITH_SHOWN=king-of-the-hill/3` prints all that one of the matches shows, to be compared with another version. */
const [wanted, nth] = (process.env['PIPSMITH_SHOWN'] ?? '').split('/');
const found = all.find(({ id }) => id === wanted);
test.runIf(found)('one match, whole', () => {
  const { phases, end } = found?.show(Number(nth)) ?? { phases: [], end: '' };
  const text = phases.map(({ lines }, at) => [`phase ${at}`, ...lines].join('\n'));
  process.stdout.write(`${[...text, end].join('\n')}\n`);
});
