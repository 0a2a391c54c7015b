import { say } from '#words/systems/testing/coin-toss/words';
import { createEngine } from '../../../match/engine';
import { judgeByWorth } from '../../../match/playing/judge';
import { emptyTally, type Tally } from '../../../match/tally';
import { ok } from '../../../result';
import { sealedMatch, type MatchPart } from '../../match-part';
import { rounds, type Tosser } from './sheet';

interface Tosses {
  readonly coins: readonly number[];
  readonly teams: readonly number[];
  scores: readonly number[];
  turn: number;
}

const roundOf = ({ coins, turn }: Tosses): number => Math.floor(turn / coins.length);
const leadOf = ({ scores }: Tosses, player: number): number =>
  2 * (scores[player] ?? 0) - Math.max(...scores);

const engine = createEngine<Tosses, object, string, number>({
  copy: (tosses) => ({ ...tosses }),
  isOver: (tosses) => roundOf(tosses) === rounds,
  *play(tosses, host) {
    const by = tosses.turn % tosses.coins.length;
    const called = yield { by, about: {}, options: ['heads', 'tails'] };
    const sides = Array.from({ length: tosses.coins[by] ?? 0 }, () => host.draw('dice', 2, by, 'toss'));
    const right = sides.filter((side) => side === called).length;
    tosses.scores = tosses.scores.map((score, player) => score + (player === by ? right : 0));
    tosses.turn += 1;
    host.emit(right);
  },
});

const part: MatchPart<Tosser, Tosses, number, object, string> = {
  rulesVersion: 'coin-toss 1',
  engine,
  judge: judgeByWorth(leadOf, ({ turn }) => turn),
  scenarios: [{ id: 'three-rounds', name: say.scenario }],
  scenarioLine: () => say.scenarioLine,
  maps: ['table'],
  sides: { least: 2, most: 4 },
  usualScenario: () => 'three-rounds',
  usualTeams: (tossers) => tossers.map((_, player) => player),
  encounterOf: (pairing, seed) => {
    const teams = pairing.teams ?? pairing.sheets.map((_, player) => player);
    return { ...pairing, teams, seed, more: {} };
  },
  begin: ({ sheets, teams }) =>
    ok({ coins: sheets.map(({ coins }) => coins), teams, scores: sheets.map(() => 0), turn: 0 }),
  standing: (tosses) => {
    const { scores, teams } = tosses;
    const best = scores.flatMap((score, player) => (score === Math.max(...scores) ? [teams[player]] : []));
    const outcome = { winner: best.length > 1 ? undefined : best[0], because: 'rounds' };
    return { phase: roundOf(tosses), outcome: roundOf(tosses) < rounds ? undefined : outcome };
  },
  counter: (sheets) => ({ see: () => undefined, tallies: () => Array<Tally>(sheets).fill(emptyTally) }),
  logger: () => ({
    hear: () => undefined,
    lines: ({ scores }) => scores.map((score) => ({ level: 'action', line: [{ text: say.right(score) }] })),
  }),
  issue: ({ rule }) => rule,
  ending: () => say.ending,
  mapName: () => say.map,
};

export const match = sealedMatch(part);
