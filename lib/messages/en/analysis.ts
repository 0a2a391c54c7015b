import { systemOfRules } from '@/lib/simulation/contest';
import type { Analysis, ScenarioFigures } from '@/lib/simulation/analysis/analysis';
import type { Notable } from '@/lib/simulation/analysis/notable';
import type { PageTexts } from '@/lib/simulation/analysis/page';
import { ridge } from '@/lib/simulation/analysis/worth';
import { capital, count, list, terms } from '@/lib/language/en';
import { gameName } from '@/lib/systems/open';
import { roundWords } from './round-words';
import { scenarioName } from './series-report';

const whole = new Intl.NumberFormat('en-GB');

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "+4.2", in points of a hundred. */
const points = (worth: number): string => `${worth < 0 ? '−' : '+'}${Math.abs(worth * 100).toFixed(1)}`;

const kinds = { skill: 'Skill', trait: 'Trait', equipment: 'Equipment' } as const;

const scenario = ({ terms: { rules, scenario: id, map, player, seed } }: ScenarioFigures): string =>
  `${scenarioName({ system: systemOfRules(rules), scenario: id })} on ${map}, player ${player}, seed ${seed}`;

const pageTexts = (
  { system, scenarios, matches, standings }: Analysis,
  name: (key: string) => string,
): PageTexts => {
  const rounds = roundWords(system);
  return {
    language: 'en',
    title: `Tournament: ${capital(gameName(system))}`,
    lead: [
      `${whole.format(matches)} matches between ${standings.length} sheets, in ${count(scenarios.length, 'scenario')}: ${list(scenarios.map(scenario))}.`,
    ],
    headings: {
      table: 'Table',
      matrix: 'Everybody against everybody',
      worth: 'What things are worth',
      scenarios: 'Length and draws',
      matches: 'Matches to look at',
    },
    notes: {
      table:
        'The score is wins and half of the draws. The line over a bar is where the true score lies, 19 times of 20. A heading sorts its column.',
      matrix: 'The score of the row against the column in per cent; columns go by their places.',
      worth: `What one more of something adds to the share that is won, in points of a hundred: one skill, one piece of equipment, one point of a trait. A ridge regression over all pairs (λ = ${ridge}, as if each had made no difference in ${ridge} more matches); the line is where the worth lies, 19 times of 20, as far as worths add up. What crosses none is not shown to be worth anything, and what always comes together shares its worth.`,
      scenarios: `${capital(rounds.many)} and decisions of a match.`,
    },
    columns: {
      table: ['', 'Name', 'Score', 'Interval', '19 times of 20', 'Won', 'Drawn', 'Lost', 'Matches'],
      worth: ['Name', 'Worth', 'Interval', '19 times of 20', 'Carriers', 'Kind'],
      scenarios: [
        'Scenario',
        'Matches',
        'Drawn',
        '19 times of 20',
        `${capital(rounds.many)}, mean`,
        'Middle',
        'Most',
        'Decisions, mean',
      ],
    },
    sortBy: (column) => (column === '' ? 'Sort by place' : `Sort by ${column}`),
    name,
    percent,
    points,
    interval: (low, high) =>
      `${(low * 100).toFixed(1).replace('-', '−')} to ${(high * 100).toFixed(1).replace('-', '−')}`,
    kind: ({ kind }) => kinds[kind],
    scenario,
    figure: (value) => value.toFixed(1),
    watch: 'Watch it on the play table',
    noReplay: 'It cannot be played again by this Pipsmith.',
    nothing: 'There are too few pairs to tell what anything is worth.',
    footer: terms.credits,
  };
};

/** What is said of results that are looked back upon; only what does so loads it. */
export const analysisMessages = {
  folderMissing: 'Name the folder of a tournament’s results, or the one above several.',
  oneFolder: 'Name one folder only.',
  noResults: (folder: string): string =>
    `${folder}: There are no results of a tournament here (matches.jsonl), nor in the folders right within.`,
  noHeroes: (folder: string, known: number): string =>
    `${folder}: ${known === 0 ? 'None' : 'Only one'} of those who played is found: name the folder of their files with --heroes.`,
  unknown: (keys: number): string =>
    `${count(keys, 'hero', 'heroes')} of the results ${keys === 1 ? 'is' : 'are'} not among the files; their matches do not count.`,
  twoGames: 'These results are of different games; name a folder with one of them.',
  damaged: (file: string, lines: number): string =>
    `${file}: ${count(lines, 'line')} ${lines === 1 ? 'is' : 'are'} damaged and ${lines === 1 ? 'does' : 'do'} not count.`,
  badTerms: (file: string): string => `${file}: This holds no results of a tournament, and is left out.`,
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
    return `${one} against ${other}, match ${Number(line.id.split(' ')[2] ?? 0) + 1}, ${scenarioName({ system, scenario: figures.terms.scenario })}: ${end} in ${roundWords(system).one} ${line.phases} after ${whole.format(line.decisions)} decisions. In the mean it is ${roundWords(system).one} ${figures.phases.mean.toFixed(1)} and ${whole.format(Math.round(figures.decisions))} decisions; a result like this comes in ${percent(chance)} of such matches.`;
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
