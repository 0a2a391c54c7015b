import type { DrawPages } from '../../../cards/paper/paper';
import { drawRulers, type RulerLabels, type TableUnit } from '../../../cards/paper/ruler';
import { drawFans, type Fan, type TemplateLabels } from '../../../cards/pieces/template-fan';
import { bestFace, pipsOnDie } from '../../../painted-die/die';
import { markersOf, holdingDistance, type Scenario } from '../scenarios/scenario';
import { cornerRadius } from '../../../skirmish/map/corners';
import type { HeroDraft } from '../sheet/hero';
import type { Skill } from '../skills/category';
import type { Amount, Effect } from '../skills/effect';
import { findSkill } from '../skills/index';

/** Pips that a distance grows with: blue pips of one die, green pips of the roll, or nothing. */
export type GrowsWith = 'magic' | 'skill' | 'none';

/** A distance that somebody of the party measures, from the edge of a base. */
export interface UsedDistance {
  readonly who: string;
  /** The name of a skill; absent: his shots. */
  readonly skill?: string;
  /** Ranges are measured with the ruler, radii with a template. */
  readonly kind: 'radius' | 'range';
  /** # for one pip. */
  readonly step: number;
  readonly per: GrowsWith;
  /** Pips at most; 1 where it does not grow. */
  readonly most: number;
}

/** Dice of a full Dicepool, and thus the most green pips of a roll. */
const fullPool = 5;
/** #; chapter "Combat". */
export const shotRange = 10;

/** The distance that an effect names, and how it is measured. */
const named = (
  effect: Effect,
): { readonly amount: Amount; readonly kind: UsedDistance['kind'] } | undefined => {
  if (effect.act === 'radius') return { amount: effect.of, kind: 'radius' };
  if (effect.act === 'taunt' || effect.act === 'lay-traps') return { amount: effect.within, kind: 'radius' };
  if (effect.act === 'line') return { amount: effect.of, kind: 'range' };
  return effect.act === 'fiend-range' || effect.act === 'reach'
    ? { amount: effect.by, kind: 'range' }
    : undefined;
};

const ofSkill = (skill: Skill, { name, faces }: HeroDraft): readonly UsedDistance[] => {
  const line = (effects: readonly Effect[], per: 'magic' | 'skill', most: number): readonly UsedDistance[] =>
    effects.flatMap((effect) => {
      const found = named(effect);
      return found && typeof found.amount === 'number' && most > 0
        ? [{ who: name, skill: skill.name, kind: found.kind, step: found.amount, per, most }]
        : [];
    });
  const green = pipsOnDie(faces, 'skill') > 0 ? fullPool : 0;
  return [...line(skill.blue ?? [], 'magic', bestFace(faces, 'magic')), ...line(skill.green, 'skill', green)];
};

/** The distances that these heroes use in play: what their skills' entries name, and their shots. */
export const distancesOf = (heroes: readonly HeroDraft[]): readonly UsedDistance[] =>
  heroes.flatMap((hero) => [
    ...[...new Set(hero.skills)].flatMap((id) => {
      const skill = findSkill(id);
      return skill ? ofSkill(skill, hero) : [];
    }),
    ...(pipsOnDie(hero.faces, 'ranged') > 0
      ? [{ who: hero.name, kind: 'range', step: shotRange, per: 'none', most: 1 } as const]
      : []),
  ]);

/** The words of rulers and templates. */
export interface MeasureLabels {
  readonly rulers: (unit: TableUnit) => RulerLabels;
  readonly templates: (unit: TableUnit) => TemplateLabels;
  /** Where none of them has a notch. */
  readonly cornerLead: string;
  readonly fan: Readonly<Record<'edge' | 'tip', { readonly title: string; readonly lead: string }>>;
  /** "10#, with the ruler, from base edge to base edge". */
  readonly ruled: (range: string) => string;
  /** "1# for each blue pip: up to 5#". */
  readonly step: (distance: number, per: GrowsWith, most: number) => string;
  /** "Speed: Anna and Bert". */
  readonly of: (what: string, heroes: readonly string[]) => string;
  readonly shots: string;
  readonly home: string;
  readonly hill: string;
}

/** Rulers to cut out for a # of this length, with what a line of sight is. */
export const rulers = (unit: TableUnit, labels: MeasureLabels): DrawPages =>
  drawRulers(unit, labels.rulers(unit));

/** Uses of a distance, one per skill, whoever in the party has it. */
const legendOf = (used: readonly UsedDistance[], labels: MeasureLabels): Fan['legend'] => {
  const byUse = new Map<string, UsedDistance & { readonly heroes: readonly string[] }>();
  for (const one of used) {
    const key = JSON.stringify([one.skill, one.step, one.per, one.most]);
    byUse.set(key, { ...one, heroes: [...new Set([...(byUse.get(key)?.heroes ?? []), one.who])] });
  }
  return [...byUse.values()].map(({ skill, heroes, step, per, most }) => ({
    what: labels.of(skill ?? labels.shots, heroes),
    how: labels.step(step, per, most),
  }));
};

const stepsOf = ({ step, most }: UsedDistance): readonly number[] =>
  Array.from({ length: most }, (_, pips) => step * (pips + 1));

/**
 * Fans for every radius that these heroes and this scenario use, each with whose it is. Their ranges, which a ruler
 * measures, stand beside the last fan; without a radius there is nothing to cut out, and no page.
 */
export const templates = (
  heroes: readonly HeroDraft[],
  scenario: Scenario,
  unit: TableUnit,
  labels: MeasureLabels,
): DrawPages => {
  const used = distancesOf(heroes);
  const radii = used.filter(({ kind }) => kind === 'radius');
  const ranges = used.filter(({ kind }) => kind === 'range');
  const isHeld = markersOf(scenario).some(({ marker }) => marker === 'hill');
  const edge: Fan = {
    from: 'edge',
    ...labels.fan.edge,
    distances: [...radii.flatMap(stepsOf), ...(isHeld ? [holdingDistance] : [])],
    legend: [
      ...(isHeld ? [{ what: labels.hill, how: labels.step(holdingDistance, 'none', 1) }] : []),
      ...legendOf(radii, labels),
    ],
  };
  const tip: Fan = {
    from: 'tip',
    ...labels.fan.tip,
    distances: [cornerRadius],
    legend: [{ what: labels.home, how: labels.step(cornerRadius, 'none', 1) }],
  };
  const fans = [...(edge.distances.length > 0 ? [edge] : []), ...(scenario.homes.length > 0 ? [tip] : [])];
  const ruled = legendOf(ranges, labels).map(({ what, how }) => ({ what, how: labels.ruled(how) }));
  return drawFans(
    fans.map((fan, at) => (at === fans.length - 1 ? { ...fan, legend: [...fan.legend, ...ruled] } : fan)),
    unit,
    {
      ...labels.templates(unit),
      ...(edge.distances.length === 0 && { lead: labels.cornerLead }),
    },
  );
};
