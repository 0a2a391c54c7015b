import type { NamedEffect } from '../../skills/effects/named';
import type { Amount, One, Zone } from '../../skills/effects/terms';
import { isRangedKind, type WeaponType } from '../../sheet/armoury';
import type { HeroDraft } from '../../sheet/hero';
import { bestFace, pipsOnDie } from '../../../../painted-die/die';
import { type Faces } from '../../sheet/pips';
import { findSkill } from '../../skills/index';
import { bodiesOf, needsMagicPip, type Skill, type SkillBody } from '../../skills/school';

/**
 * Growth of a distance: with Magic pips of one die, Skill pips of the Hand, Ranged pips, dice in the Hand, these for
 * each Skill pip, or nothing.
 */
export type GrowsWith = 'magic' | 'skill' | 'ranged' | 'die' | 'die-and-skill' | 'none';

/** A distance that somebody of the party uses. */
export interface UsedDistance {
  readonly who: string;
  readonly source: { readonly skill: string } | { readonly weapon: WeaponType } | { readonly spell: true };
  /** Reach runs from the middle of a figure, everything else from the edge of its base; ruling 24. */
  readonly from: 'centre' | 'edge';
  /** Ranges are measured with the ruler, the others with a template. */
  readonly kind: 'radius' | 'range' | 'dead-zone';
  /** # for one pip or die. */
  readonly step: number;
  readonly per: GrowsWith;
  /** Pips or dice at most; 1 where it does not grow. */
  readonly most: number;
}

/** Starting Hand, and so the most green pips from a die with one. */
const handSize = 5;
/** #: what a spell reaches out to for each Magic pip where it says nothing else; chapter "Skill". */
const spellRange = 5;

/** Figures with a die: the hero, pets, daemon. */
interface Actor {
  readonly name: string;
  readonly faces: Faces;
  readonly skills: readonly Skill[];
}

interface Found {
  readonly amount: Amount;
  readonly from: 'centre' | 'edge';
  readonly kind: 'radius' | 'range';
}

const isZone = (zone: unknown): zone is Extract<Zone, object> & { readonly of: One } =>
  typeof zone === 'object' && zone !== null && ('within' in zone || 'reach' in zone);

/** Every distance that a line names, however deep. */
const named = (value: unknown): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap(named);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(named);
  if ('parameter' in value && value.parameter === 'reach' && 'radius' in value)
    return [{ amount: value.radius as Amount, from: 'centre', kind: 'radius' }, ...inner];
  if ('parameter' in value && value.parameter === 'range' && 'max' in value)
    return [{ amount: value.max as Amount, from: 'edge', kind: 'range' }, ...inner];
  if ('named' in value && 'figures' in value) {
    const { reach } = value.figures as NamedEffect['figures'];
    return reach === undefined ? inner : [{ amount: reach, from: 'centre', kind: 'range' }, ...inner];
  }
  if ('parameter' in value && value.parameter === 'widens-contact' && 'radius' in value)
    return [{ amount: value.radius as Amount, from: 'centre', kind: 'radius' }, ...inner];
  if (isZone(value))
    return [
      'reach' in value
        ? { amount: value.reach, from: 'centre', kind: 'radius' }
        : { amount: value.within, from: 'edge', kind: 'radius' },
      ...inner,
    ];
  return inner;
};

const lines = ['always', 'green', 'blue', 'removal'] as const;

/** How an amount grows in its line; undefined where no die of the actor's can make it more than 0. */
const growth = (
  amount: Amount,
  line: (typeof lines)[number],
  { faces }: Actor,
): Pick<UsedDistance, 'step' | 'per' | 'most'> | undefined => {
  if (typeof amount === 'object' && 'fixed' in amount) return { step: amount.fixed, per: 'none', most: 1 };
  if (typeof amount === 'object') {
    if (amount.each !== 'die-in-hand') return undefined;
    if (typeof amount.by === 'object') return { step: amount.by.fixed, per: 'die', most: handSize };
    return line === 'green'
      ? { step: amount.by, per: 'die-and-skill', most: handSize * handSize }
      : { step: amount.by, per: 'die', most: handSize };
  }
  if (line === 'always') return { step: amount, per: 'none', most: 1 };
  if (line === 'blue') {
    const most = bestFace(faces, 'magic');
    return most > 0 ? { step: amount, per: 'magic', most } : undefined;
  }
  return pipsOnDie(faces, 'skill') > 0 ? { step: amount, per: 'skill', most: handSize } : undefined;
};

const ofSkill = (skill: Skill, actor: Actor): readonly UsedDistance[] => {
  const found = bodiesOf(skill).flatMap((body) =>
    lines.flatMap((line) => named(body[line]).map((one) => ({ ...one, line }))),
  );
  const own = found.flatMap(({ amount, from, kind, line }) => {
    const grown = growth(amount, line, actor);
    return grown ? [{ who: actor.name, source: { skill: skill.name }, from, kind, ...grown }] : [];
  });
  const keys = new Map(own.map((one) => [`${one.from} ${one.kind} ${one.step} ${one.per}`, one]));
  return [...keys.values()];
};

/** Ranges of weapons in #; chapter "Ranged Weapons". The cannon shoots across the whole map. */
const weaponRanges: Readonly<
  Partial<Record<WeaponType, { readonly step: number; readonly per: 'die' | 'none' }>>
> = {
  throwing: { step: 1, per: 'die' },
  blowpipe: { step: 1, per: 'die' },
  shortbow: { step: 2, per: 'die' },
  longbow: { step: 3, per: 'die' },
  'crossbow-one-handed': { step: 10, per: 'none' },
  'crossbow-two-handed': { step: 15, per: 'none' },
  pistol: { step: 15, per: 'none' },
  rifle: { step: 20, per: 'none' },
  magic: { step: 25, per: 'none' },
};
/** #: around the target of a cannon, for each Ranged pip. */
const cannonStep = 0.5;
/** #: around whoever shoots, and no throwing weapon. */
const deadZone = 1;

const ofWeapons = (hero: HeroDraft): readonly UsedDistance[] => {
  const types = [...new Set(hero.equipment.weapons.map(({ type }) => type))];
  return types.flatMap((type): readonly UsedDistance[] => {
    const base = { who: hero.name, source: { weapon: type } } as const;
    const range = weaponRanges[type];
    const ranged = bestFace(hero.faces, 'ranged');
    return [
      ...(range
        ? [
            {
              ...base,
              from: 'edge',
              kind: 'range',
              ...range,
              most: range.per === 'die' ? handSize : 1,
            } as const,
          ]
        : []),
      ...(type === 'cannon' && ranged > 0
        ? [
            {
              ...base,
              from: 'centre',
              kind: 'radius',
              step: cannonStep,
              per: 'ranged',
              most: ranged,
            } as const,
          ]
        : []),
      ...((isRangedKind(type) && type !== 'throwing') || type === 'magic'
        ? [{ ...base, from: 'edge', kind: 'dead-zone', step: deadZone, per: 'none', most: 1 } as const]
        : []),
    ];
  });
};

const chosen = (ids: readonly unknown[]): readonly Skill[] =>
  [...new Set(ids)].flatMap((id) => (typeof id === 'string' ? (findSkill(id) ?? []) : []));

const actorsOf = (hero: HeroDraft, isSnowfall: boolean): readonly Actor[] =>
  isSnowfall
    ? [{ name: hero.name, faces: hero.faces, skills: chosen(hero.snowfall.skills) }]
    : [
        { name: hero.name, faces: hero.faces, skills: chosen(hero.skills) },
        ...hero.followers.map(({ name, faces, skills }) => ({
          name: name ?? hero.name,
          faces,
          skills: chosen(skills),
        })),
      ];

/** Spells without a range in their text. */
export const hasUsualRange = (skill: Skill): boolean =>
  needsMagicPip(skill) &&
  !bodiesOf(skill).some((body) =>
    lines.some((line) => named(body[line]).some(({ kind }) => kind === 'range')),
  );

/**
 * The distances that these heroes, their pets and daemons use in play, from their skills' entries and their weapons;
 * in Snowfall only those of the Snowfall loadouts. Bonuses beyond what the dice show are not counted.
 */
export const distancesOf = (heroes: readonly HeroDraft[], isSnowfall = false): readonly UsedDistance[] =>
  heroes.flatMap((hero) => {
    const actors = actorsOf(hero, isSnowfall);
    return [
      ...actors.flatMap((actor) => actor.skills.flatMap((skill) => ofSkill(skill, actor))),
      ...(isSnowfall
        ? []
        : [
            ...actors.flatMap((actor): readonly UsedDistance[] => {
              const most = bestFace(actor.faces, 'magic');
              return most > 0 && actor.skills.some(hasUsualRange)
                ? [
                    {
                      who: actor.name,
                      source: { spell: true },
                      from: 'edge',
                      kind: 'range',
                      step: spellRange,
                      per: 'magic',
                      most,
                    },
                  ]
                : [];
            }),
            ...ofWeapons(hero),
          ]),
    ];
  });

/** A line of a skill that measures something. */
export const namesDistance = (line: SkillBody['blue']): boolean => named(line ?? []).length > 0;

/** Every distance that one grows to, # in order. */
export const stepsOf = ({ step, most }: Pick<UsedDistance, 'step' | 'most'>): readonly number[] =>
  Array.from({ length: most }, (_, pips) => step * (pips + 1));
