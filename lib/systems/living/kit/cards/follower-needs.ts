import type { Act, Effect, Parameter } from '../../skills/effects/effect';
import type { NamedEffect } from '../../skills/effects/named';
import type { HeroDraft } from '../../sheet/hero';
import { petsAllowed, supportingSkill } from '../../rules/followers';
import { bestFace } from '../../../../painted-die/die';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { creatureKinds, type CreatureKind } from '../../start/creatures';

/** A kind of follower for which a hero's built followers are no answer, or the form that the hero himself takes. */
export type NeedKind = CreatureKind | 'daemon' | 'pet' | 'beast-shape' | 'winter-spirit';

/** How many of a kind can be on the table at once. */
export const needBounds = [
  /** One at a time. */
  'one',
  /** Number of pips on the summoner's best Magic face. */
  'as-magic',
  /** Number his skills allow, less those already built. */
  'as-skills',
  /** The rules set no bound: five, as for counters. */
  'no-bound',
] as const;
export type NeedBound = (typeof needBounds)[number];

/** A follower that a hero's skills can bring and that has no card yet. */
export interface FollowerNeed {
  /** Place of the hero in the party. */
  readonly hero: number;
  readonly kind: NeedKind;
  /** The skill that brings it. */
  readonly skill: Skill;
  readonly count: number;
  readonly bound: NeedBound;
}

/** Where the rules set no bound. */
const most = 5;

type Statement = Act | Parameter | NamedEffect;

/** Every act, parameter and named effect of a skill, however deep. */
const statements = (value: unknown): readonly Statement[] => {
  if (Array.isArray(value)) return value.flatMap(statements);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(statements);
  return 'act' in value || 'parameter' in value || 'named' in value ? [value as Statement, ...inner] : inner;
};

const said = ({ always, green, blue }: Skill): readonly Statement[] =>
  statements([always, green, blue] satisfies readonly (readonly Effect[] | undefined)[]);

/** Whether a skill brings a follower of this kind, as its entry says. */
const brings = (skill: Skill, kind: CreatureKind): boolean =>
  said(skill).some((one) => 'act' in one && one.act === 'summon' && one.what === kind);

const boundOf = (
  skill: Skill,
  kind: CreatureKind,
  hero: HeroDraft,
): Pick<FollowerNeed, 'count' | 'bound'> => {
  const limit = said(skill).find(
    (one) => 'parameter' in one && one.parameter === 'control' && one.of === kind,
  );
  if (limit === undefined || !('parameter' in limit) || limit.parameter !== 'control')
    return { count: most, bound: 'no-bound' };
  const { upTo } = limit;
  return typeof upTo === 'number'
    ? { count: Math.max(1, upTo * bestFace(hero.faces, 'magic')), bound: 'as-magic' }
    : { count: 1, bound: 'one' };
};

const skillsOf = ({ skills, snowfall }: HeroDraft): readonly Skill[] =>
  [...new Set([...skills.filter((choice) => typeof choice === 'string'), ...snowfall.skills])].flatMap(
    (id) => findSkill(id) ?? [],
  );

/** Followers that a hero still has to build, or may rebuild during the match. */
const buildings = (hero: HeroDraft): readonly Omit<FollowerNeed, 'hero'>[] => {
  const built = (kind: 'pet' | 'beast-shape'): number =>
    hero.followers.filter((follower) => follower.kind === kind).length;
  const pets = petsAllowed(hero.skills) - built('pet');
  const trainer = skillsOf(hero).find(({ id }) => petsAllowed([id]) > 0);
  const shapeshift = skillsOf(hero).find(({ id }) => id === supportingSkill['beast-shape']);
  const withEffect = (named: NamedEffect['named']): Skill | undefined =>
    skillsOf(hero).find((skill) => said(skill).some((one) => 'named' in one && one.named === named));
  const daemon = withEffect('summon-daemon');
  const spirit = withEffect('winter-spirit');
  return [
    ...(trainer && pets > 0
      ? [{ kind: 'pet', skill: trainer, count: pets, bound: 'as-skills' } as const]
      : []),
    ...(shapeshift && built('beast-shape') === 0
      ? [{ kind: 'beast-shape', skill: shapeshift, count: 1, bound: 'one' } as const]
      : []),
    ...(spirit ? [{ kind: 'winter-spirit', skill: spirit, count: 1, bound: 'one' } as const] : []),
    ...(daemon ? [{ kind: 'daemon', skill: daemon, count: 1, bound: 'one' } as const] : []),
  ];
};

/**
 * The followers that these heroes' skills can bring beside those that they have built: a daemon for every summoner, since
 * each summoning may build another, Undead and snowmen for whoever can make them, pets and a beast shape not built yet.
 */
export const followerNeeds = (heroes: readonly HeroDraft[]): readonly FollowerNeed[] =>
  heroes.flatMap((hero, index) => [
    ...buildings(hero).map((need) => ({ hero: index, ...need })),
    ...creatureKinds.flatMap((kind): readonly FollowerNeed[] => {
      const skill = skillsOf(hero).find((one) => brings(one, kind));
      return skill ? [{ hero: index, kind, skill, ...boundOf(skill, kind, hero) }] : [];
    }),
  ]);
