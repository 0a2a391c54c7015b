import type { DrawPages } from '../../../../cards/paper/paper';
import { drawRulers, type TableUnit } from '../../../../cards/paper/ruler';

import { drawFans, type Fan, type FanOrigin } from '../../../../cards/pieces/template-fan';
import { servesRanged } from '../../sheet/armoury';
import type { HeroDraft } from '../../sheet/hero';
import { cornerRadius } from '../../../../skirmish/map/corners';
import { neededIn, type ReferenceNeed } from '../reference/needs';
import type { AnyScenario } from '../../scenarios/scenario';
import { distancesOf, stepsOf, type UsedDistance } from './distances';
import type { MeasureLabels } from './labels';

/** Need of each caption on a ruler; those without one are always of use. */
const captionNeeds: Readonly<Record<string, readonly ReferenceNeed[]>> = { 1: ['ranged'], 10: ['charge'] };
/** Needs sight. */
const sightNeeds: readonly ReferenceNeed[] = ['charge', 'ranged', 'skill'];

/** Terrain protects against what is thrown or shot. */
const coverNeeds: readonly ReferenceNeed[] = ['ranged', 'snow'];
/** A weapon with a dead zone; throws have none. */
const shoots = ({ equipment: { weapons } }: HeroDraft): boolean =>
  weapons.some((weapon) => servesRanged(weapon) && weapon.type !== 'throwing');

/** Cover helps against it. */
const shootsAtAll = (weapon: HeroDraft['equipment']['weapons'][number]): boolean =>
  servesRanged(weapon) || weapon.type === 'magic';

/** Rulers for this length of #, with what sight means if it matters. */
export const rulers = (
  unit: TableUnit,
  labels: MeasureLabels,
  scenario?: AnyScenario,
  heroes: readonly HeroDraft[] = [],
): DrawPages => {
  // A hero alone plays with others of who knows what kind.
  const hasDeadZone = !scenario || heroes.length < 2 || heroes.some(shoots);
  const hasShots =
    !scenario || heroes.length < 2 || heroes.some(({ equipment }) => equipment.weapons.some(shootsAtAll));
  const needs = neededIn(scenario, false);
  const some = (of: readonly ReferenceNeed[] = []): boolean => of.some((need) => needs.has(need));
  const hasCover = needs.has('snow') || (some(coverNeeds) && hasShots);
  const cover = labels.cover[needs.has('snow') ? 'snow' : 'shots'];
  const words = {
    title: labels.rulerTitle(unit),
    lead: labels.rulerLead,
    distance: labels.distance,
    captions: Object.fromEntries(
      Object.entries(labels.captions).filter(
        ([at]) => (at !== '1' || hasDeadZone) && (!(at in captionNeeds) || some(captionNeeds[at])),
      ),
    ),
    sightTitle: labels.sightTitle(hasCover),
    sight: some(sightNeeds) ? [labels.sight, ...(hasCover ? [cover] : [])] : [],
  };
  return drawRulers(unit, words, scenario?.kind === 'mission' ? { count: 1 } : {});
};

type ScenarioRadius = keyof MeasureLabels['scenarioRadius'];

export interface ScenarioDistance {
  readonly what: ScenarioRadius;
  /** Where a template is laid; a ruler measures what has none. */
  readonly from?: FanOrigin;
  /** # */
  readonly distance: number;
}

/** Somebody starts in a corner, comes in there or wants to get there. */
const hasCorners = ({ homes, markers }: AnyScenario): boolean =>
  homes.length > 0 || markers.some(({ marker }) => marker === 'entrance' || marker === 'goal');

/** The distances that a scenario measures. */
export const scenarioDistances = (scenario: AnyScenario): readonly ScenarioDistance[] => [
  ...(hasCorners(scenario)
    ? [
        {
          what: scenario.kind === 'mission' ? 'corner' : 'home-base',
          from: 'tip',
          distance: cornerRadius,
        } as const,
      ]
    : []),
  ...scenario.rules.flatMap((rule): readonly ScenarioDistance[] =>
    rule.rule === 'explosion'
      ? [{ what: 'blast', from: 'edge', distance: rule.radius }]
      : rule.rule === 'healing-corners'
        ? [{ what: 'healing', from: 'tip', distance: rule.within }]
        : [],
  ),
  ...(scenario.kind === 'mission'
    ? scenario.cast.flatMap(({ script }): readonly ScenarioDistance[] =>
        script.plays === 'sweeps' ? [{ what: 'threat', distance: script.threat }] : [],
      )
    : []),
];

/** Distance of one skill or weapon, whoever in the party has it. */
interface Shared extends UsedDistance {
  readonly heroes: readonly string[];
}

const keyOf = ({ source, from, kind, step, per, most }: UsedDistance): string =>
  JSON.stringify([source, from, kind, step, per, most]);

const shared = (distances: readonly UsedDistance[]): readonly Shared[] => {
  const byKey = new Map<string, Shared>();
  for (const one of distances) {
    const known = byKey.get(keyOf(one));
    const heroes = known?.heroes.includes(one.who) ? known.heroes : [...(known?.heroes ?? []), one.who];
    byKey.set(keyOf(one), { ...one, heroes });
  }
  return [...byKey.values()];
};

const sourceName = ({ source, kind }: UsedDistance, labels: MeasureLabels): string => {
  if ('skill' in source) return source.skill;
  if ('spell' in source) return labels.spell;
  const weapon = labels.weapon(source.weapon);
  return kind === 'dead-zone' ? labels.deadZone(weapon) : weapon;
};

const isBow = ({ source }: UsedDistance): boolean =>
  'weapon' in source && (source.weapon === 'shortbow' || source.weapon === 'longbow');

const legendOf = (used: readonly Shared[], labels: MeasureLabels): Fan['legend'] =>
  used.map((one) => ({
    what: labels.of(sourceName(one, labels), one.heroes),
    how: labels.step(one.step, one.per, one.most),
  }));

/**
 * Fans for every radius that these heroes and this scenario use, from the middle of a figure, from the edge of a base or
 * from the tip of a corner, each with whose it is; and their ranges, which a ruler measures. No page where nothing is
 * measured.
 */
export const templates = (
  heroes: readonly HeroDraft[],
  unit: TableUnit,
  labels: MeasureLabels,
  scenario?: AnyScenario,
): DrawPages => {
  const used = shared(distancesOf(heroes, scenario?.id === 'snowfall'));
  const set = scenario ? scenarioDistances(scenario) : [];
  const legendFor = (given: readonly ScenarioDistance[], own: readonly Shared[]): Fan['legend'] => [
    ...given.map(({ what, distance }) => ({
      what: labels.scenarioRadius[what],
      how: labels.step(distance, 'none', 1),
    })),
    ...legendOf(own, labels),
  ];
  const fan = (from: FanOrigin): readonly Fan[] => {
    const radii = used.filter((one) => one.kind === 'radius' && one.from === from);
    const given = set.filter((one) => one.from === from);
    const distances = [...radii.flatMap(stepsOf), ...given.map(({ distance }) => distance)];
    if (distances.length === 0) return [];
    const { title, lead } = labels.fan[from];
    return [{ from, title, lead, distances, legend: legendFor(given, radii) }];
  };
  const ranges = used.filter(({ kind }) => kind !== 'radius');
  const measured = set.filter(({ from }) => from === undefined);
  const ruled: readonly Fan[] =
    ranges.length + measured.length === 0
      ? []
      : [
          {
            from: 'tip',
            ...labels.ranges(used.some(isBow)),
            distances: [],
            legend: legendFor(measured, ranges),
          },
        ];
  const notched = [...fan('centre'), ...fan('edge')];
  return drawFans([...notched, ...fan('tip'), ...ruled], unit, {
    title: labels.templateTitle(unit),
    lead: notched.length > 0 ? labels.templateLead : labels.cornerLead,
    distance: labels.distance,
    beyond: labels.beyond,
  });
};
