import { firstSystem } from '@/lib/systems/open';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { playNth } from '@/lib/simulation/series';
import { wilson } from '@/lib/simulation/statistics';
import { usualNodes, type PlayerSetting } from '@/lib/simulation/player-setting';
import { samples } from '@/lib/systems/living/start/samples/samples';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';

/** How often one player beats another, mirrored: both play the same hero, and change corners. */
interface Rate {
  readonly what: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Share of the matches that somebody won. */
  readonly goal: number;
}

const maps = ['open-field', 'town', 'forest', 'ruins', 'river', 'arena'] as const;

/** Heroes who cannot hurt their like: two of them never come to an end. */
const helpless = ['prudence', 'ines', 'old-hobb'];

const heroes: readonly HeroDraft[] = samples.flatMap(({ id, hero }) => (helpless.includes(id) ? [] : [hero]));

const settings = {
  random: { plays: 'random' },
  greedy: { plays: 'greedy' },
  search: { plays: 'search', nodes: usualNodes },
} as const satisfies Readonly<Record<string, PlayerSetting>>;

/** @param matches for each hero */
const duel = (
  own: keyof typeof settings,
  foe: keyof typeof settings,
  matches: number,
  goal: number,
): Rate => {
  const counts = { wins: 0, losses: 0, draws: 0 };
  for (const hero of heroes)
    for (let nth = 0; nth < matches; nth += 1) {
      const isFirst = nth % 2 === 0;
      const players = isFirst ? [settings[own], settings[foe]] : [settings[foe], settings[own]];
      const recorded = playNth(
        {
          system: firstSystem,
          sheets: [hero, hero].map((one) => documentOf(one).sheet),
          players,
          scenario: 'all-out-carnage',
          map: maps[nth % maps.length] ?? 'open-field',
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
  return { what: `${own} against ${foe}`, ...counts, goal };
};

/** "  ok    greedy against random   94.4 % (86.6 to 97.8 %) of 72 decided, 3 draws   goal 90 %". */
export const rateLine = ({ what, wins, losses, draws, goal }: Rate): string => {
  const decided = wins + losses;
  const share = decided === 0 ? 0 : wins / decided;
  const { low, high } = wilson(wins, decided);
  const percent = (part: number): string => (part * 100).toFixed(1);
  return [
    share >= goal ? '  ok    ' : '  MISSED',
    what.padEnd(26),
    `${percent(share)} % (${percent(low)} to ${percent(high)} %) of ${decided} decided, ${draws} draws`.padEnd(
      54,
    ),
    `goal ${goal * 100} %`,
  ].join(' ');
};

/** Matches for each hero; more make the intervals narrower. */
const usualMatches = Number(process.env['PIPSMITH_BENCH_MATCHES'] ?? 6);

/** How well the players play. Draws count for nobody. */
export const playerRates = (): readonly Rate[] => [
  duel('greedy', 'random', usualMatches, 0.9),
  duel('search', 'greedy', usualMatches, 0.65),
];
