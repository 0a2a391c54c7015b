import type { Encounter } from '@/lib/simulation/contest';
import type { SeriesReport } from '@/lib/simulation/report';
import type { Cause, Tally, SkillTally } from '@/lib/match/tally';
import { systems } from '@/lib/systems/index';
import { broughtSkills } from '@/lib/systems/match';
import { findScenario } from '@/lib/systems/scenarios';
import { columns, count, list, namesApart } from '@/lib/language/en';

const whole = new Intl.NumberFormat('en-GB');

/** Letters of a side that stands beside its figures. */
const longestSide = 48;

/** "61.0 %". */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "1.27". */
const figure = (value: number): string => value.toFixed(2);

export const scenarioName = (id: string): string => findScenario(id)?.name ?? id;

/** Skills of a school, and those that a status or a follower brings. */
export const skillName = (id: string): string =>
  systems.living.findSkill(id)?.name ?? broughtSkills.find((skill) => skill.id === id)?.name ?? id;

/** Why matches ended. */
export const endings: Readonly<Record<string, string>> = {
  'last-standing': 'one side alone was left',
  points: 'enough victory points',
  'brought-home': 'brought home',
  'most-phases': 'the phases ran out',
};

const causes: Readonly<Record<Cause, string>> = {
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  skill: 'skills',
  wounds: 'burning and poison',
  other: 'other losses of Life',
};

/** What a team is called: its heroes. */
export const teamName = ({ heroes, teams }: Pick<Encounter, 'heroes' | 'teams'>, team: number): string =>
  list(namesApart(heroes).filter((_, at) => teams[at] === team));

const skillLines = (
  skills: readonly (readonly [string, SkillTally])[],
  matches: number,
): readonly string[] => {
  const per = (sum: number): string => figure(sum / matches);
  const rows = skills.map(([id, { uses, worked, harm, healed, conditions, felled }]) => [
    skillName(id),
    per(uses),
    uses === 0 ? '-' : percent(worked / uses),
    ...[harm, healed, conditions, felled].map(per),
  ]);
  return columns([['Each match', 'uses', 'worked', 'harm', 'healed', 'counters', 'felled'], ...rows], [0]);
};

/** "melee attacks (412 ×) and skills (30 ×)": what a hero fell by; empty if he never did. */
export const fallsOf = ({ fell }: Tally): string =>
  list(
    Object.entries(causes).flatMap(([cause, text]) => {
      const times = fell[cause as Cause] ?? 0;
      return times > 0 ? [`${text} (${times} ×)`] : [];
    }),
  );

const heroLines = (name: string, hero: Tally, matches: number): readonly string[] => {
  const per = (sum: number): string => figure(sum / matches);
  const falls = fallsOf(hero);
  const skills = Object.entries(hero.skills);
  return [
    '',
    name,
    `  Each match: damage dealt ${per(hero.dealt)}, taken ${per(hero.taken)}, Life lost otherwise ${per(hero.lost)}, healed ${per(hero.healed)}, heroes felled ${per(hero.felled)}`,
    falls === '' ? '  Never fell.' : `  Fell by ${falls}.`,
    ...(skills.length === 0 ? [] : skillLines(skills, matches).map((line) => `    ${line}`)),
  ];
};

/** A line for each side and one for draws; a long list of heroes has a line of its own. */
const sideLines = (encounter: Encounter, { teams, draws }: SeriesReport): readonly string[] => {
  const names = teams.map((_, team) => teamName(encounter, team));
  const isLong = (name: string | undefined): boolean => (name?.length ?? 0) > longestSide;
  const rows = teams.map(({ wins, share, interval }, team) => [
    isLong(names[team]) ? '' : (names[team] ?? ''),
    String(wins),
    percent(share),
    `(${percent(interval.low)} to ${percent(interval.high)})`,
  ]);
  const lines = columns([...rows, ['Draws', String(draws), '', '']], [0]);
  return lines.flatMap((line, at) => [...(isLong(names[at]) ? [names[at] ?? ''] : []), line.trimEnd()]);
};

/** What came of a series, for people. */
export const report = (
  encounter: Encounter,
  found: SeriesReport,
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
): string => {
  if (found.matches === 0) return 'No match was played to its end.';
  const { phases } = found;
  const names = namesApart(encounter.heroes);
  return [
    `${scenarioName(encounter.scenario)} on ${encounter.map}, ${count(found.matches, 'match', 'matches')}, seed ${seed}`,
    ...sideLines(encounter, found).map((line) => `  ${line}`),
    `  Phases: ${figure(phases.mean)} on average, half of the matches up to ${phases.middle}, at most ${phases.most}.`,
    `  Ended because: ${list(found.endings.map((each) => `${endings[each.because] ?? each.because} ${each.matches}`))}.`,
    ...names.flatMap((name, at) => {
      const hero = found.heroes[at];
      return hero ? heroLines(name, hero, found.matches) : [];
    }),
    '',
    `${whole.format(found.decisions)} decisions in ${seconds.toFixed(1)} s. Chances in brackets hold in 19 of 20 series.`,
    `Hash ${found.hash}`,
  ].join('\n');
};
