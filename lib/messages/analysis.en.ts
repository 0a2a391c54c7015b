import { systemOfRules } from '@/lib/simulation/contest';
import type { Analysis, ScenarioFigures } from '@/lib/simulation/analysis/analysis';
import type { Notable } from '@/lib/simulation/analysis/notable';
import type { PageTexts } from '@/lib/simulation/analysis/page';
import { ridge } from '@/lib/simulation/analysis/worth';
import { capital, count, list, plural, tenths, terms } from '#words/language/words';
import { gameName } from '@/lib/systems/open';
import { roundWords } from '#words/messages/round-words';
import { onMap, scenarioName } from '#words/messages/series-report';

const whole = new Intl.NumberFormat('en-GB');

/** "+4.2", in points of a hundred. */
const points = (worth: number): string => `${worth < 0 ? '−' : '+'}${Math.abs(worth * 100).toFixed(1)}`;

const kinds = { skill: 'Skill', trait: 'Trait', equipment: 'Equipment' } as const;

const scenario = ({ terms: { rules, scenario: id, map, player, seed } }: ScenarioFigures): string =>
  `${onMap({ system: systemOfRules(rules), scenario: id, map })}, player ${player}, seed ${seed}`;

const pageTexts = (
  { system, scenarios, matches, standings }: Analysis,
  name: (key: string) => string,
): PageTexts => {
  const rounds = roundWords(system);
  return {
    language: terms.language,
    title: `Tournament: ${capital(gameName(system))}`,
    lead: [
      `${whole.format(matches)} matches between ${standings.length} heroes, in ${count(scenarios.length, 'scenario')}: ${list(scenarios.map(scenario))}.`,
    ],
    headings: {
      table: 'Table',
      matrix: 'Head to head',
      worth: 'What skills, traits and equipment are worth',
      scenarios: 'Length and draws',
      matches: 'Matches to watch',
    },
    notes: {
      table:
        'The score is wins plus half the draws. The line over a bar is the 95\u00a0% confidence interval. Click a heading to sort.',
      matrix:
        'The score of the hero in the row against the hero in the column, in per cent. Columns are in the order of the table.',
      worth: `How many percentage points one more skill, piece of equipment or trait point adds to the win rate, by a ridge regression over all pairs (λ = ${ridge}: each starts as if it had made no difference in ${ridge} matches). The line is the 95\u00a0% confidence interval, assuming that effects add up. If the line crosses zero, there may be no effect at all. Things that always appear together share their effect.`,
      scenarios: `${capital(rounds.many)} and decisions per match.`,
    },
    columns: {
      table: ['', 'Name', 'Score', 'Interval', '95\u00a0% interval', 'Won', 'Drawn', 'Lost', 'Matches'],
      worth: ['Name', 'Worth', 'Interval', '95\u00a0% interval', 'Heroes with it', 'Kind'],
      scenarios: [
        'Scenario',
        'Matches',
        'Drawn',
        '95\u00a0% interval',
        `${capital(rounds.many)}, mean`,
        'Median',
        'Most',
        'Decisions, mean',
      ],
    },
    sortBy: (column) => (column === '' ? 'Sort by place' : `Sort by ${column}`),
    name,
    percent: tenths,
    points,
    interval: (low, high) =>
      `${(low * 100).toFixed(1).replace('-', '−')} to ${(high * 100).toFixed(1).replace('-', '−')}`,
    kind: ({ kind }) => kinds[kind],
    scenario,
    figure: (value) => value.toFixed(1),
    watch: 'Watch it on the play table',
    noReplay: 'This version of Pipsmith can’t replay it.',
    nothing: 'Too few pairs of heroes met to tell what anything is worth.',
    footer: terms.credits,
  };
};

/** Sentences of tournament reports; loaded with them. */
export const analysisMessages = {
  folderMissing: 'Name a folder of tournament results, or a folder that holds several of them.',
  oneFolder: 'Name one folder only.',
  noResults: (folder: string): string =>
    `${folder}: no tournament results (matches.jsonl) in this folder or its subfolders.`,
  noHeroes: (folder: string, known: number): string =>
    `${folder}: ${known === 0 ? 'no hero file was found' : 'only one hero file was found'}. Name the folder with the hero files: --heroes FOLDER.`,
  unknown: (keys: number): string =>
    `${count(keys, 'hero', 'heroes')} in the results ${plural(keys, 'has', 'have')} no file; their matches aren’t counted.`,
  twoGames: 'These results belong to different games. Name a folder that has only one game in it.',
  damaged: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'line')} ${plural(lines, 'is', 'are')} damaged and ${plural(lines, 'isn’t', 'aren’t')} counted.`,
  badTerms: (file: string): string => `${file}: these aren’t tournament results, so the file is left out.`,
  pageTexts,
  typical: 'Typical',
  strangest: 'Strangest',
  match: (
    figures: ScenarioFigures,
    { line, chance }: Notable,
    [one, other]: readonly [string, string],
    winner: string | undefined,
  ): string => {
    const system = systemOfRules(figures.terms.rules);
    const end = winner === undefined ? 'a draw' : `${winner} won`;
    return `${one} against ${other}, match ${Number(line.id.split(' ')[2] ?? 0) + 1}, ${scenarioName({ system, scenario: figures.terms.scenario })}: ${end} in ${roundWords(system).one} ${line.phases} after ${whole.format(line.decisions)} decisions. On average these matches end in ${roundWords(system).one} ${figures.phases.mean.toFixed(1)} after ${whole.format(Math.round(figures.decisions))} decisions; a result like this comes up in ${tenths(chance)} of them.`;
  },
  csv: {
    worth: ['kind', 'name', 'carriers', 'worth', 'standard error', 'low', 'high'],
    scenarios: [
      'scenario',
      'map',
      'player',
      'seed',
      'matches',
      'draws',
      'drawn',
      'phases mean',
      'phases middle',
      'phases most',
      'decisions mean',
    ],
  },
};
