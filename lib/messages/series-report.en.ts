import { matchPartOf, namesIn } from '@/lib/simulation/contest';
import type { Encounter, HarmWords } from '@/lib/systems/match-part';
import type { SeriesReport } from '@/lib/simulation/report';
import type { Tally, SkillTally } from '@/lib/match/tally';
import { roundWords } from '#words/messages/round-words';
import { capital, count, list, tenths } from '#words/language/words';
import { columns } from '@/lib/language/columns';

const whole = new Intl.NumberFormat('en-GB');

/** Most letters of a side on the same line as its figures. */
const longestSide = 48;

/** "1.27". */
const figure = (value: number): string => value.toFixed(2);

export const scenarioName = ({ system, scenario }: Pick<Encounter, 'system' | 'scenario'>): string => {
  const { scenarios, missions = [] } = matchPartOf(system);
  return [...scenarios, ...missions].find(({ id }) => id === scenario)?.name ?? scenario;
};

/** "King of the Hill (map: Open field)". */
export const onMap = (terms: Pick<Encounter, 'system' | 'scenario' | 'map'>): string =>
  `${scenarioName(terms)} (map: ${matchPartOf(terms.system).mapName(terms.map)})`;

/** Why a match ended. */
export const endingName = (system: string, because: string): string => matchPartOf(system).ending(because);

const damage: HarmWords = {
  dealt: 'damage dealt',
  taken: 'taken',
  lost: 'other Life lost',
  healed: 'healed',
  felled: 'heroes felled',
  fell: 'Knocked out (share of matches)',
  neverFell: 'Never fell',
};

/** Words for harm in this game. */
const harmWords = (system: string): HarmWords => matchPartOf(system).harms ?? damage;

/** A team's name: its heroes. */
export const teamName = (encounter: Encounter, team: number): string =>
  list(namesIn(encounter).filter((_, at) => encounter.teams[at] === team));

const skillLines = (
  system: string,
  skills: readonly (readonly [string, SkillTally])[],
  matches: number,
): readonly string[] => {
  const per = (sum: number): string => figure(sum / matches);
  const { skillName, skillColumns = [] } = matchPartOf(system);
  const rows = skills.map(([id, tally]) => [
    skillName?.(id) ?? id,
    per(tally.uses),
    tally.uses === 0 ? '-' : tenths(tally.worked / tally.uses),
    ...skillColumns.map((column) => per(tally[column.id] ?? 0)),
  ]);
  const heads = ['Per match', 'uses', 'worked', ...skillColumns.map(({ inReport }) => inReport)];
  return columns([heads, ...rows], [0]);
};

/** "melee attacks (412 ×) and skills (30 ×)": causes of a hero's falls; empty if there were none. */
export const fallsOf = (system: string, { fell }: Tally): string =>
  list(
    (matchPartOf(system).causes ?? []).flatMap(({ id, name }) => {
      const times = fell[id] ?? 0;
      return times > 0 ? [`${name} (${times} ×)`] : [];
    }),
  );

const heroLines = (system: string, name: string, hero: Tally, matches: number): readonly string[] => {
  const per = (sum: number): string => figure(sum / matches);
  const falls = fallsOf(system, hero);
  const skills = Object.entries(hero.skills);
  const harms = harmWords(system);
  return [
    '',
    name,
    `  Per match: ${harms.dealt} ${per(hero.dealt)}, ${harms.taken} ${per(hero.taken)}, ${harms.lost} ${per(hero.lost)}, ${harms.healed} ${per(hero.healed)}, ${harms.felled} ${per(hero.felled)}`,
    falls === '' ? `  ${harms.neverFell}.` : `  Fell to ${falls}.`,
    ...(skills.length === 0 ? [] : skillLines(system, skills, matches).map((line) => `    ${line}`)),
  ];
};

/** A line for each side and one for draws; a long list of heroes gets a separate line. */
const sideLines = (encounter: Encounter, { teams, draws }: SeriesReport): readonly string[] => {
  const names = teams.map((_, team) => teamName(encounter, team));
  const isLong = (name: string | undefined): boolean => (name?.length ?? 0) > longestSide;
  const rows = teams.map(({ wins, share, interval }, team) => [
    isLong(names[team]) ? '' : (names[team] ?? ''),
    String(wins),
    tenths(share),
    `(${tenths(interval.low)} to ${tenths(interval.high)})`,
  ]);
  const lines = columns([...rows, ['Draws', String(draws), '', '']], [0]);
  return lines.flatMap((line, at) => [...(isLong(names[at]) ? [names[at] ?? ''] : []), line.trimEnd()]);
};

/** The result of a series, for people. */
export const report = (
  encounter: Encounter,
  found: SeriesReport,
  { seconds, seed }: { readonly seconds: number; readonly seed: number },
): string => {
  if (found.matches === 0) return 'No match was finished.';
  const { mean, middle, most } = found.phases;
  const { many } = roundWords(encounter.system);
  const names = namesIn(encounter);
  return [
    `${onMap(encounter)}, ${count(found.matches, 'match', 'matches')}, seed ${seed}`,
    ...sideLines(encounter, found).map((line) => `  ${line}`),
    `  ${capital(many)}: ${figure(mean)} on average, median ${middle}, at most ${most}.`,
    `  Endings: ${list(found.endings.map((each) => `${endingName(encounter.system, each.because)} (${each.matches}\u00a0×)`))}.`,
    ...names.flatMap((name, at) => {
      const hero = found.heroes[at];
      return hero ? heroLines(encounter.system, name, hero, found.matches) : [];
    }),
    '',
    `${whole.format(found.decisions)} decisions in ${seconds.toFixed(1)}\u00a0s. In brackets: 95\u00a0% confidence intervals.`,
    `Hash ${found.hash}`,
  ].join('\n');
};
