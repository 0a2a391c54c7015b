import { conditions, type Condition } from '../../skills/effects/terms';
import { newHero, type HeroDraft } from '../../sheet/hero';
import type { ScenarioAction } from '../../scenarios/rules';
import { findSkill, skills as allSkills } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { unbound, type CounterNeed } from '../../../../cards/kit/counters';
import { mostOnRim } from '../../../../cards/pieces/counter';
import { canHitOwn, conditionsOf, fromWeapons } from './causes';
import { partySize, skillNeed, type Bearers, type Lasts, type PartySize, type SkillNeed } from './traces';

/** Facts of a scenario that decide which counters can come up, and how many. */
export interface CounterTable {
  /** Heroes who can play at once. */
  readonly most: number;
  /** Of them, the most on one side; all by default. */
  readonly ofTeam?: number;
  /** Nobody plays but these heroes, so that there are no more victims than they. */
  readonly closed?: boolean;
  /** Figures that choose their own actions, unlike dummies; all by default. */
  readonly choosing?: number;
  /** Weapons can land critical hits: not in a snowball fight, and not where nobody attacks; they can unless told. */
  readonly hasCriticals?: boolean;
  /** The actions that there are; all unless told. */
  readonly allowed?: readonly ScenarioAction[];
}

/** Two teams of four, as large as teams get in this game. */
export const fullTable: CounterTable = { most: 8, ofTeam: 4 };

/** Meaning of a counter on the table; chapters "Conditions and Statuses", "Skills", "Ranged Weapons". */
export type CounterOf =
  | {
      readonly of: 'condition';
      readonly condition: Condition;
      /** In a snowball fight, where nobody rolls to defend. */
      readonly inSnow?: true;
    }
  | {
      readonly of: 'status';
      readonly status: 'delay' | 'reload' | 'flying' | 'recovering' | 'wasted';
      /** In a snowball fight, where a saved action can only be a move. */
      readonly inSnow?: true;
    }
  /** A trap, a Loa, a Glyph, or a turn that the skill still lasts. */
  | { readonly of: 'skill'; readonly skill: string };

/** Where a number comes from, so that the sheet can say it. */
export const setReasons = [
  'five-a-hero',
  'three-a-hero',
  'two-a-hero',
  'one-a-hero',
  'as-weapons-ask',
  'one-a-flyer',
  'one-a-figure',
  /** Where a kit has all who play. */
  'one-a-victim',
  'one-a-bearer',
  /** The same with as many as have a place: opponents may come from another kit. */
  'full-table',
  /** Beside the counters of a Glyph lies one of the spell that it stores. */
  'stored-in-glyph',
  'a-full-set',
] as const;
type SetReason = (typeof setReasons)[number];

/** Reason for a skill's number of counters: duration, bearers and number of heroes. */
export interface SkillReason {
  readonly lasts: Lasts;
  readonly on: Bearers;
  readonly heroes: number;
  /** Nobody plays but the heroes of this kit. */
  readonly closed?: true;
}

export type CounterReason = SetReason | SkillReason;

export type LivingNeed = CounterNeed<CounterOf, CounterReason>;

/**
 * One that is turned does for all that lie together: what counts down on one figure, not traps and spirits in many places.
 * One that lies by itself has the pips on its rim that decide how strong it is.
 */
const rimsFor = ({ count, pips = 1, why: { on, lasts, heroes } }: SkillNeed): LivingNeed['rims'] => {
  if (pips > 1 && pips <= mostOnRim) return { count, upTo: pips, shows: 'pips' };
  return on === 'one' && lasts.by !== 'unbound' && lasts.count > 1 && lasts.count <= mostOnRim
    ? { count: heroes, upTo: lasts.count }
    : undefined;
};

/** Figures on which a hero's enchantment or hex can lie at once: two castings a turn, for as long as one lasts. */
const bearersAtOnce = (
  { kind, target }: Skill,
  { closed, figures, ofTeam }: PartySize,
  { lasts }: SkillNeed['why'],
): number => {
  if (!closed || (kind !== 'enchantment' && kind !== 'hex') || lasts.by !== 'grows') return 1;
  const targets: Partial<Record<NonNullable<Skill['target']>, number>> = {
    ally: ofTeam,
    'other-ally': ofTeam - 1,
    opponent: Math.min(ofTeam, figures - 1),
    any: figures,
  };
  return Math.max(1, Math.min(2 * lasts.count, (target && targets[target]) ?? 1));
};

/** A skill's own counters for these heroes, and why; nothing if it leaves none. */
const ofItsOwn = (skill: Skill, heroes: readonly HeroDraft[], party: PartySize): readonly LivingNeed[] => {
  const need = skillNeed(skill, heroes, party);
  if (!need) return [];
  const { count, why } = need;
  const one = rimsFor(need);
  const atOnce = bearersAtOnce(skill, party, why);
  const rims = one && atOnce > 1 ? { ...one, count: one.count * atOnce, why: 'one-a-bearer' as const } : one;
  return [{ counter: { of: 'skill', skill: skill.id }, count, why, ...(rims && { rims }) }];
};

const storedInGlyph = ({ id }: Skill, mages: number): LivingNeed => ({
  counter: { of: 'skill', skill: id },
  count: mages,
  why: 'stored-in-glyph',
});

/** The spells that a hero can store in the Glyph: all known ones except the Glyph. */
const glyphSpells = (hero: HeroDraft): readonly Skill[] => {
  const known = skillsOf(hero);
  return known.some(({ id }) => id === 'elemental-mage/glyph')
    ? known.filter((skill) => skill.class.endsWith('Spell') && skill.id !== 'elemental-mage/glyph')
    : [];
};

const reloads: Readonly<Record<string, number>> = {
  longbow: 1,
  'crossbow-one-handed': 1,
  'crossbow-two-handed': 2,
  pistol: 1,
  rifle: 2,
};

/** Figures that are under one hero's condition at the same time, if each has a counter with numbers. */
const underOne = 3;

const skillsOf = (hero: HeroDraft): readonly Skill[] => {
  const ids = [
    ...hero.skills.filter((skill) => typeof skill === 'string'),
    ...hero.followers.flatMap(({ skills }) => skills),
    ...hero.snowfall.skills,
  ];
  return [...new Set(ids)].flatMap((id) => findSkill(id) ?? []);
};

const reloadsOf = ({ equipment }: HeroDraft): readonly number[] =>
  equipment.weapons.flatMap(({ type }) => reloads[type] ?? []);

/** Reload counters that the weapons of a hero can ask for at once. */
export const toReload = (hero: HeroDraft): number => reloadsOf(hero).reduce((sum, count) => sum + count, 0);

const figuresWith = (hero: HeroDraft): number => partySize([hero], 1).figures;

/** The most that as many heroes as have a place can need, whichever of them play. */
const ofThoseWhoPlay = (
  heroes: readonly HeroDraft[],
  most: number,
  needOf: (hero: HeroDraft) => number,
): number =>
  heroes
    .map(needOf)
    .toSorted((one, other) => other - one)
    .slice(0, most)
    .reduce((sum, need) => sum + need, 0);

/** Pets that fly, and daemons that can take wing. */
const flyers = (hero: HeroDraft): number =>
  hero.followers.filter(({ ability, skills }) => ability === 'flight' || skills.includes('summoner/wings'))
    .length;

/**
 * The counters that these heroes can cause, with how many of each can be of use at once: five on a figure where the
 * rules set no bound, what the weapons and turns ask for where they do, for each hero who can cause them and has a place
 * at the table.
 */
export const countersOf = (
  heroes: readonly HeroDraft[],
  {
    most,
    ofTeam = most,
    choosing = heroes.length,
    allowed,
    closed,
    hasCriticals = true,
  }: CounterTable = fullTable,
): readonly LivingNeed[] => {
  const playing = Math.min(heroes.length, most);
  const acting = Math.min(playing, choosing);
  const given = heroes.map(
    (hero) => new Set([...(hasCriticals ? fromWeapons(hero) : []), ...skillsOf(hero).flatMap(conditionsOf)]),
  );
  const party = {
    ...partySize(heroes.slice(0, most), ofThoseWhoPlay(heroes, ofTeam, figuresWith)),
    ...(closed && { closed }),
  };
  // Opponents may come from another kit: as many as have a place.
  const figures = most + Math.max(0, party.figures - Math.min(heroes.length, most));
  const conditionNeeds = conditions.flatMap((condition): readonly LivingNeed[] => {
    const causing = given.filter((set) => set.has(condition)).length;
    const count = unbound * Math.min(causing, most);
    const turned = underOne * Math.min(causing, most);
    const [causer] = heroes.filter((_, at) => given[at]?.has(condition));
    const isOnlyForOthers =
      causing === 1 && causer && !skillsOf(causer).some((skill) => canHitOwn(skill, condition));
    const victims = Math.max(1, figures - (isOnlyForOthers ? figuresWith(causer) : 0));
    const open: LivingNeed['rims'] =
      turned < figures
        ? { count: turned, upTo: unbound, why: 'three-a-hero' }
        : { count: figures, upTo: unbound, why: party.figures < figures ? 'full-table' : 'one-a-figure' };
    const rims: LivingNeed['rims'] = closed
      ? { count: victims, upTo: unbound, why: victims < figures ? 'one-a-victim' : 'one-a-figure' }
      : open;
    return causing === 0
      ? []
      : [{ counter: { of: 'condition', condition }, count, why: 'five-a-hero', rims }];
  });
  const status = (
    name: Extract<CounterOf, { of: 'status' }>['status'],
    count: number,
    why: CounterReason,
    rims?: LivingNeed['rims'],
  ): readonly LivingNeed[] =>
    count === 0 ? [] : [{ counter: { of: 'status', status: name }, count, why, ...(rims && { rims }) }];
  const delaying = ofThoseWhoPlay(heroes, acting, figuresWith);
  const loads = heroes.flatMap(reloadsOf);
  const loading = ofThoseWhoPlay(heroes, most, (hero) => reloadsOf(hero).length);
  const isAllowed = (action: ScenarioAction): boolean => allowed?.includes(action) ?? true;
  const skills = [...new Set(heroes.flatMap(skillsOf))];
  const bodiesWanted = skills.some(({ target }) => target === 'dead-body');
  const stored = heroes.map((hero) => new Set(glyphSpells(hero)));
  return [
    ...conditionNeeds,
    ...status('delay', isAllowed('delay') ? 2 * acting : 0, 'two-a-hero', {
      count: delaying,
      upTo: 2,
      why: delaying > acting ? 'one-a-figure' : 'one-a-hero',
    }),
    ...status(
      'reload',
      ofThoseWhoPlay(heroes, most, toReload),
      'as-weapons-ask',
      loads.includes(2) ? { count: loading, upTo: 2 } : undefined,
    ),
    ...status('flying', ofThoseWhoPlay(heroes, most, flyers), 'one-a-flyer'),
    ...status('recovering', allowed ? 0 : acting, 'one-a-hero'),
    ...status('wasted', bodiesWanted ? party.figures : 0, 'one-a-figure'),
    ...skills.flatMap((skill) => {
      const own = ofItsOwn(
        skill,
        heroes.filter((hero) => skillsOf(hero).includes(skill)).slice(0, most),
        party,
      );
      const mages = Math.min(most, stored.filter((spells) => spells.has(skill)).length);
      return own.length === 0 && mages > 0 ? [storedInGlyph(skill, mages)] : own;
    }),
  ];
};

/** The book's counters for one figure of any kind, and all that every skill can leave behind. */
export const allCounters = (): readonly LivingNeed[] => {
  const set = (counter: CounterOf, count: number): LivingNeed => ({
    counter,
    count,
    why: 'a-full-set',
    ...(count > 1 && { rims: { count: 1, upTo: count } }),
  });
  const anybody = newHero('');
  return [
    ...conditions.map((condition) => set({ of: 'condition', condition }, unbound)),
    ...(['delay', 'reload'] as const).map((status) => set({ of: 'status', status }, 2)),
    ...(['flying', 'recovering', 'wasted'] as const).map((status) => set({ of: 'status', status }, 1)),
    ...allSkills.flatMap((skill) => ofItsOwn(skill, [anybody], partySize([anybody], 1))),
  ];
};
