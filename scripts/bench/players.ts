import { firstSystem } from '@/lib/systems/open';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { exampleHeroes } from '@/lib/systems/first/fixtures';
import { playNth } from '@/lib/simulation/series';
import { wilson } from '@/lib/simulation/statistics';
import { usualNodes, type PlayerSetting } from '@/lib/simulation/player-setting';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { randomWarband } from '@/lib/systems/warband/start/random';
import { samples as sampleWarbands } from '@/lib/systems/warband/start/samples';
import type { Sheet, SystemId } from '@/lib/systems/sheet';

/** How often one player beats another, mirrored: both play the same heroes, and change corners. */
interface Rate {
  readonly what: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Value of a draw, as part of a win. */
  readonly drawIs: 'half' | 'nothing';
  /** Share of the matches that count. */
  readonly goal: number;
}

/** Mirrored matches of a game. */
interface Mirror extends Pick<Rate, 'drawIs'> {
  readonly name: string;
  readonly system: SystemId;
  readonly scenario: string;
  readonly maps: readonly string[];
  /** Sheets of each side, mirror by mirror. */
  readonly sides: readonly (readonly Sheet[])[];
}

/** Heroes who cannot hurt their like: two of them never come to an end. */
const helpless = ['prudence', 'ines', 'old-hobb'];

const oneAgainstOne: Mirror = {
  name: 'one against one',
  system: firstSystem,
  scenario: 'all-out-carnage',
  maps: ['open-field', 'town', 'forest', 'ruins', 'river', 'arena'],
  sides: samples.flatMap(({ id, hero }) => (helpless.includes(id) ? [] : [[documentOf(hero).sheet]])),
  drawIs: 'nothing',
};

const examples = exampleHeroes.map((hero) => hero as unknown as Sheet);

/** The first edition's examples: each against its like, all four against all four, and each pair of two. */
const gangFight: Mirror = {
  name: 'Gang Fight',
  system: 'first',
  scenario: 'gang-fight',
  maps: ['meadow', 'ruins', 'random'],
  sides: [
    ...examples.map((one) => [one]),
    examples,
    ...examples.flatMap((one, at) => examples.slice(at + 1).map((other) => [one, other])),
  ],
  drawIs: 'half',
};

const warbands = [...sampleWarbands.map(({ sheet }) => sheet), ...[1, 2, 3, 4, 5, 6].map(randomWarband)].map(
  (sheet) => sheet as unknown as Sheet,
);

/** The example warbands and some by chance, each against its like. */
const warbandsIn = (scenario: string, name: string): Mirror => ({
  name,
  system: 'warband',
  scenario,
  maps: ['glade', 'hamlet', 'woods', 'random'],
  sides: warbands.map((one) => [one]),
  drawIs: 'half',
});

const settings = {
  random: { plays: 'random' },
  greedy: { plays: 'greedy' },
  search: { plays: 'search', nodes: usualNodes },
} as const satisfies Readonly<Record<string, PlayerSetting>>;

/** @param matches for each mirror */
const duel = (
  { name, system, scenario, maps, sides, drawIs }: Mirror,
  own: keyof typeof settings,
  foe: keyof typeof settings,
  matches: number,
  goal: number,
): Rate => {
  const counts = { wins: 0, losses: 0, draws: 0 };
  for (const side of sides)
    for (let nth = 0; nth < matches; nth += 1) {
      const isFirst = nth % 2 === 0;
      const players = isFirst ? [settings[own], settings[foe]] : [settings[foe], settings[own]];
      const recorded = playNth(
        {
          system,
          // By turns, as teams are made.
          sheets: side.flatMap((sheet) => [sheet, sheet]),
          players: side.flatMap(() => players),
          scenario,
          map: maps[nth % maps.length] ?? '',
          seed: 1,
          isLenient: false,
        },
        nth,
        () => performance.now(),
      );
      if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
      const { winner } = recorded.value.played;
      if (winner === null) counts.draws += 1;
      else if ((winner === 0) === isFirst) counts.wins += 1;
      else counts.losses += 1;
    }
  return { what: `${name}: ${own} against ${foe}`, ...counts, drawIs, goal };
};

/** "  ok    one against one: greedy against random   94.4 % (86.6 to 97.8 %) of 72 decided, 3 draws   goal 90 %". */
export const rateLine = ({ what, wins, losses, draws, drawIs, goal }: Rate): string => {
  const half = drawIs === 'half' ? draws / 2 : 0;
  const all = wins + losses + 2 * half;
  const share = all === 0 ? 0 : (wins + half) / all;
  const { low, high } = wilson(wins + half, all);
  const percent = (part: number): string => (part * 100).toFixed(1);
  const those = drawIs === 'half' ? `${all}, ${draws} draws half` : `${all} decided, ${draws} draws`;
  return [
    share >= goal ? '  ok    ' : '  MISSED',
    what.padEnd(42),
    `${percent(share)} % (${percent(low)} to ${percent(high)} %) of ${those}`.padEnd(54),
    `goal ${goal * 100} %`,
  ].join(' ');
};

/** Matches for each mirror; more make the intervals narrower. */
const usualMatches = Number(process.env['PIPSMITH_BENCH_MATCHES'] ?? 6);

type Duel = readonly [
  Mirror,
  own: keyof typeof settings,
  foe: keyof typeof settings,
  matches: number,
  goal: number,
];

const duels: readonly Duel[] = [
  [oneAgainstOne, 'greedy', 'random', usualMatches, 0.9],
  [oneAgainstOne, 'search', 'greedy', usualMatches, 0.65],
  // A single spell may end such a match: with only a few, chance decides too many.
  [gangFight, 'greedy', 'random', 3 * usualMatches, 0.9],
  [warbandsIn('carnage', 'Carnage'), 'greedy', 'random', usualMatches, 0.9],
  [warbandsIn('king-of-the-hill', 'King of the Hill'), 'greedy', 'random', usualMatches, 0.9],
  [warbandsIn('treasure', 'Treasure'), 'greedy', 'random', usualMatches, 0.9],
];

/** How well the players play, of every game or of one; each rate once it is measured. */
export function* playerRates(game?: string): Generator<Rate> {
  for (const one of duels) if (game === undefined || one[0].system === game) yield duel(...one);
}
