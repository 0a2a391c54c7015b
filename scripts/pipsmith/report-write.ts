import { analysisMessages as say } from '#words/messages/analysis';
import { matchFragment } from '@/lib/session/match-link';
import { readReplaySession } from '@/lib/session/saved-match';
import type { Analysis, ScenarioFigures } from '@/lib/simulation/analysis/analysis';
import type { Notable } from '@/lib/simulation/analysis/notable';
import { pageOf, type ShownMatch } from '@/lib/simulation/analysis/page';
import { matchPartOf, type Contest } from '@/lib/simulation/contest';
import { usualNodes, type PlayerSetting } from '@/lib/simulation/player-setting';
import { replayOf } from '@/lib/simulation/replay-file';
import { playNth } from '@/lib/simulation/series';
import { seedOfPair, type Terms } from '@/lib/simulation/tournament/tournament';
import { opening } from '@/lib/systems/open';
import { csv, rounded } from './csv';
import { visible } from './terminal';
import type { Contestant } from './tournament-folder';

/** The player named in the terms; undefined for one who thinks by the clock, which is never the same twice. */
export const playerIn = ({ player }: Terms): PlayerSetting | undefined => {
  const [plays, nodes, unit] = player.split(' ');
  if (plays === 'random' || plays === 'greedy') return { plays };
  return plays === 'search' && unit === undefined ? { plays, nodes: Number(nodes ?? usualNodes) } : undefined;
};

/** Where Pipsmith is served unless somebody says otherwise. */
const usualOrigin = 'http://localhost:3000';

/** The address at which a match is watched on the play table; undefined where it no longer plays as it did. */
const linkOf = async (
  system: string,
  { terms }: ScenarioFigures,
  { line }: Notable,
  contestants: readonly Contestant[],
  origin: string,
): Promise<string | undefined> => {
  const player = playerIn(terms);
  if (!player || matchPartOf(system).rulesVersion !== terms.rules) return undefined;
  const [one = '', other = '', nth = ''] = line.id.split(' ');
  const pair = [one, other] as const;
  const contest: Contest = {
    system,
    sheets: pair.flatMap((key) => contestants.find((each) => each.key === key)?.document.sheet ?? []),
    scenario: terms.scenario,
    map: terms.map,
    seed: seedOfPair(terms.seed, pair),
    players: [player, player],
    isLenient: true,
  };
  return opening(() => {
    const recorded = playNth(contest, Number(nth), () => performance.now());
    if (!recorded.ok || recorded.value.played.end !== line.end) return undefined;
    const session = readReplaySession(replayOf(recorded.value));
    return session.ok ? `${origin}/play#${matchFragment(session.value, 0)}` : undefined;
  });
};

const shownMatches = async (
  { system, scenarios }: Analysis,
  contestants: readonly Contestant[],
  origin: string,
): Promise<readonly ShownMatch[]> => {
  const names = new Map(contestants.map(({ key, name }) => [key, visible(name)]));
  const nameOf = (key: string): string => names.get(key) ?? key;
  const shown: ShownMatch[] = [];
  for (const figures of scenarios) {
    if (!figures.notable) continue;
    for (const kind of ['typical', 'strangest'] as const) {
      const match = figures.notable[kind];
      const { id, winner } = match.line;
      const [one = '', other = ''] = id.split(' ');
      const pair = [nameOf(one), nameOf(other)] as const;
      shown.push({
        title: say[kind],
        text: say.match(figures, match, pair, winner === undefined ? undefined : nameOf(winner)),
        link: await linkOf(system, figures, match, contestants, origin),
      });
    }
  }
  return shown;
};

const worthRows = ({ worths }: Analysis): readonly (readonly (string | number)[])[] =>
  worths.map(({ kind, name, carriers, worth, error }) => [
    kind,
    name,
    carriers,
    ...[worth, error, worth - 1.96 * error, worth + 1.96 * error].map(rounded),
  ]);

const scenarioRows = ({ scenarios }: Analysis): readonly (readonly (string | number)[])[] =>
  scenarios.map(({ terms, matches, draws, phases, decisions }) => [
    ...[terms.scenario, terms.map, terms.player, terms.seed, matches, draws],
    ...[draws / Math.max(1, matches), phases.mean, phases.middle, phases.most, decisions].map(rounded),
  ]);

/** An analysis as a page and as tables, by the names of their files. @param origin where matches are watched */
export const textsOf = async (
  analysis: Analysis,
  contestants: readonly Contestant[],
  origin = usualOrigin,
): Promise<Readonly<Record<string, string>>> => {
  const names = new Map(contestants.map(({ key, name }) => [key, visible(name)]));
  const texts = say.pageTexts(analysis, (key) => names.get(key) ?? key);
  return {
    'report.html': pageOf(analysis, await shownMatches(analysis, contestants, origin), texts),
    'worth.csv': csv([say.csv.worth, ...worthRows(analysis)]),
    'scenarios.csv': csv([say.csv.scenarios, ...scenarioRows(analysis)]),
  };
};
