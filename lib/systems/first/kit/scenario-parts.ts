import type { Card } from '../../../cards/card';
import { drawFlag } from '../../../cards/pieces/flag';
import { drawToken, type TokenSide } from '../../../cards/pieces/token';
import { drawTrack } from '../../../cards/pieces/track';
import type { TableUnit } from '../../../cards/paper/ruler';
import {
  baseMarks,
  keptTogether,
  several,
  tokenSize,
  type BaseWords,
  type CountNotes,
} from '../../../cards/kit/parts';
import { markersOf, numbersOf, type Scenario } from '../scenarios/scenario';
import { cornerRadius } from '../../../skirmish/map/corners';
import type { HeroDraft } from '../sheet/hero';
import { emblemFor } from './figures';
import { signPath, liveries, teamHomes, teamIds, type TeamId } from './icons';

/** Reason for a part's number. */
export type PartReason = 'one-a-team' | 'one-a-hero' | 'three-a-base' | 'by-set-up' | 'one-a-match';

/** The words of scenario parts, in the reader's language. */
export interface PartLabels extends BaseWords {
  readonly countNote: CountNotes<PartReason>;
  readonly team: Readonly<Record<TeamId, string>>;
  /** Where there is little room: "Orange". */
  readonly teamShort: Readonly<Record<TeamId, string>>;
  readonly base: (team: string) => string;
  readonly flag: string;
  readonly flagShort: string;
  readonly carried: string;
  readonly foot: string;
  readonly spawnPoint: string;
  readonly spawnPointShort: (number: number) => string;
  readonly hill: string;
  readonly hillShort: string;
  readonly track: {
    readonly name: string;
    readonly title: Readonly<Record<'kills' | 'flags' | 'points', string>>;
    readonly hint: (goal: number) => string;
  };
  readonly score: (who: string) => string;
}

/** mm: counters on the score track leave the lines around its cells free. */
const scoreSize = 15;

const bases = ({ homes }: Scenario, labels: PartLabels): readonly Card[] =>
  teamHomes(homes).flatMap(({ team }) =>
    baseMarks(
      {
        id: `base-${team}`,
        name: labels.base(labels.team[team]),
        picture: { icon: liveries[team].sign },
        ink: team,
      },
      cornerRadius,
      labels,
    ),
  );

/** A standing flag, and one to lay beside its carrier. */
const flag = (unit: TableUnit, labels: PartLabels): readonly Card[] => {
  const standing = drawFlag('flag', liveries.nobody, {
    name: labels.flag,
    onFlag: labels.flagShort,
    foot: labels.foot,
  });
  const side: TokenSide = { label: labels.flagShort, picture: { icon: signPath('flag') }, border: 'blue' };
  const carried = drawToken({ id: 'flag-token', name: labels.carried }, tokenSize(unit), side, side);
  return keptTogether('flag', [
    ...several(labels.countNote, standing, 1, 'one-a-match'),
    ...several(labels.countNote, carried, 1, 'one-a-match'),
  ]);
};

/** Tokens of spawn points with their two numbers, and of hills. */
const places = (scenario: Scenario, unit: TableUnit, labels: PartLabels): readonly Card[] => {
  const markers = markersOf(scenario).filter(({ marker }) => marker !== 'flag');
  const tokens = markers.flatMap(({ marker, number }) => {
    const isSpawn = marker === 'spawn-point';
    const side: TokenSide = {
      label: isSpawn ? labels.spawnPointShort(number) : labels.hillShort,
      picture: isSpawn ? { figure: numbersOf(number).join('·') } : { icon: signPath('hill') },
      border: isSpawn ? 'ink' : 'gold',
    };
    const name = isSpawn ? labels.spawnPoint : labels.hill;
    const token = drawToken({ id: `${marker}-${number}`, name }, tokenSize(unit), side, side);
    return several(labels.countNote, token, 1, 'by-set-up', markers.length);
  });
  return keptTogether('places', tokens);
};

/** Tokens for the score track: of the two teams, or of each hero with the picture of the card. */
const scorers = (scenario: Scenario, heroes: readonly HeroDraft[], labels: PartLabels): readonly Card[] => {
  if (scenario.contest === 'two-teams')
    return teamIds.flatMap((team) => {
      const side: TokenSide = {
        label: labels.teamShort[team],
        picture: { icon: liveries[team].sign },
        border: team,
      };
      const piece = { id: `score-${team}`, name: labels.score(labels.team[team]) };
      return several(labels.countNote, drawToken(piece, scoreSize, side, side), 1, 'one-a-team');
    });
  return heroes.flatMap((hero, index) => {
    const { name } = hero;
    const emblem = emblemFor(hero);
    const picture = typeof emblem === 'string' ? { icon: emblem } : { figure: emblem.initials };
    const side: TokenSide = { label: name, picture, border: 'gold' };
    const piece = { id: `score-${index + 1}`, name: labels.score(name) };
    return several(labels.countNote, drawToken(piece, scoreSize, side, side), 1, 'one-a-hero');
  });
};

const scoreTitle = ({ id }: Scenario): 'kills' | 'flags' | 'points' => {
  if (id === 'deathmatch') return 'kills';
  return id === 'capture-the-flag' ? 'flags' : 'points';
};

/** Points on the track: up to the goal, and five flags, for those who agree on more. */
const lastOf = ({ goal }: Scenario): number => Math.max(goal, 5);

const score = (scenario: Scenario, heroes: readonly HeroDraft[], labels: PartLabels): readonly Card[] => {
  const { goal } = scenario;
  if (goal === 0) return [];
  const { name, title, hint } = labels.track;
  const words = { name, title: title[scoreTitle(scenario)], hint: hint(goal) };
  return keptTogether('score', [
    ...several(labels.countNote, drawTrack('score-track', words, lastOf(scenario), goal), 1, 'one-a-match'),
    ...scorers(scenario, heroes, labels),
  ]);
};

/** Everything a scenario needs on the table, for this length of #, with the number of each part. */
export const scenarioParts = (
  scenario: Scenario,
  heroes: readonly HeroDraft[],
  unit: TableUnit,
  labels: PartLabels,
): readonly Card[] => [
  ...(markersOf(scenario).some(({ marker }) => marker === 'flag') ? flag(unit, labels) : []),
  ...places(scenario, unit, labels),
  ...bases(scenario, labels),
  ...score(scenario, heroes, labels),
];
