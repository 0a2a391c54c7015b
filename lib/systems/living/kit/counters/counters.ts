import type { Effect, Property } from '../../skills/effects/effect';
import { conditions, type Amount, type Condition, type Until } from '../../skills/effects/terms';
import type { HeroDraft } from '../../sheet/hero';
import { findSkill, skills as allSkills } from '../../skills/index';
import type { Skill, SkillBody } from '../../skills/school';

/** What a counter stands for on the table; chapters "Conditions and Statuses", "Skills", "Ranged Weapons". */
export type CounterOf =
  | { readonly of: 'condition'; readonly condition: Condition }
  | { readonly of: 'status'; readonly status: 'delay' | 'reload' | 'flying' | 'recovering' | 'wasted' }
  /** A trap, a Loa, a Glyph, or a turn that the skill still lasts. */
  | { readonly of: 'skill'; readonly skill: string };

/** Where a number comes from, so that the sheet can say it. */
export const counterReasons = [
  'five-a-hero',
  'two-a-hero',
  'one-a-hero',
  'as-weapons-ask',
  'one-a-flyer',
  'one-a-figure',
  'five-a-skill',
  'one-a-skill',
  /** Beside the counters of a Glyph lies one of the spell that it stores. */
  'stored-in-glyph',
  'a-full-set',
  /** The player's own number. */
  'as-chosen',
] as const;
export type CounterReason = (typeof counterReasons)[number];

export interface CounterNeed {
  readonly counter: CounterOf;
  readonly count: number;
  readonly because: CounterReason;
}

/** Counters on one figure where the rules set no bound. */
const most = 5;

const isEffect = (value: object): value is Effect | Property =>
  'act' in value || 'has' in value || 'parameter' in value;

/** Every statement within an entry, however deep. */
const statements = (value: unknown): readonly (Effect | Property)[] => {
  if (Array.isArray(value)) return value.flatMap(statements);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(statements);
  return isEffect(value) ? [value, ...inner] : inner;
};

const bodies = (skill: Skill): readonly SkillBody[] => [skill, ...(skill.otherForm ? [skill.otherForm] : [])];

const said = (skill: Skill): readonly (Effect | Property)[] =>
  bodies(skill).flatMap(({ always, green, blue, removal }) => statements([always, green, blue, removal]));

/** The conditions that a skill can give. */
const conditionsOf = (skill: Skill): readonly Condition[] =>
  said(skill).flatMap((effect) => ('act' in effect && effect.act === 'give' ? [effect.condition] : []));

const scales = (amount: Amount): boolean => typeof amount === 'number';

/** How many counters a duration wants: one a turn, of which there are more the more pips are rolled. */
const countersFor = (until: Until): number => {
  if (typeof until === 'string') return until === 'this-action' || until === 'for-good' ? 0 : 1;
  const amount = 'turns' in until ? until.turns : 'phases' in until ? until.phases : until.attacks;
  return scales(amount) ? most : 1;
};

/** What the effects of their own leave to be remembered. */
const reminders: Readonly<Record<string, number>> = {
  tease: 1,
  torment: 1,
  tranquility: most,
  'power-drain': 1,
  'summon-daemon': most,
  'winter-spirit': 1,
};

/** What a line lasts by itself: what a skill's `lasts` says stands for all that lasts with it. */
const durations = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(durations);
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'lasting' in value && 'until' in value
      ? value.until === 'while-it-lasts' || value.until === 'this-turn'
        ? []
        : [countersFor(value.until as Until)]
      : 'parameter' in value &&
          (value.parameter === 'lasts' || value.parameter === 'stays') &&
          'until' in value
        ? [countersFor(value.until as Until)]
        : 'parameter' in value && (value.parameter === 'becomes-sleeper' || value.parameter === 'repeats')
          ? [most]
          : 'act' in value && value.act === 'disable' && 'until' in value
            ? [countersFor(value.until as Until)]
            : 'act' in value && value.act === 'take-action'
              ? [most]
              : 'named' in value && typeof value.named === 'string'
                ? [reminders[value.named] ?? 0]
                : 'has' in value && value.has === 'next' && 'count' in value
                  ? [scales(value.count as Amount) ? most : 1]
                  : [];
  return [...own, ...Object.values(value).flatMap(durations)];
};

/** Counters of its own that a skill puts on the table; 0 where it leaves nothing behind. */
const ownCounters = (skill: Skill): number => {
  if (skill.kind === 'trap' || skill.kind === 'sleeper' || skill.kind === 'intruder') return most;
  const all = bodies(skill).flatMap(({ always, green, blue }) => durations([always, green, blue]));
  return Math.max(0, ...all);
};

const ofItsOwn = (skill: Skill): readonly CounterNeed[] | undefined => {
  const count = ownCounters(skill);
  return count === 0
    ? undefined
    : [
        {
          counter: { of: 'skill', skill: skill.id },
          count,
          because: count === most ? 'five-a-skill' : 'one-a-skill',
        },
      ];
};

const storedInGlyph = ({ id }: Skill): CounterNeed => ({
  counter: { of: 'skill', skill: id },
  count: 1,
  because: 'stored-in-glyph',
});

/** The spells that a hero can store in his Glyph: any that he knows but the Glyph. */
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

const bleeds = (types: readonly string[]): readonly Condition[] => [
  ...(types.includes('slashing') ? (['bleeding'] as const) : []),
  ...(types.includes('blunt') ? (['knockdown'] as const) : []),
];

/** What critical hits of a hero and his followers give; fists are blunt. Chapter "Melee Weapons". */
const fromWeapons = (hero: HeroDraft): readonly Condition[] => {
  const armed = hero.equipment.weapons.flatMap(({ type, melee }) => (melee ? [type, melee] : [type]));
  const natural = hero.followers.flatMap(({ weapons }) => weapons.map(({ type }) => type));
  return bleeds([...(armed.length === 0 ? ['blunt'] : armed), ...natural]);
};

const skillsOf = (hero: HeroDraft): readonly Skill[] => {
  const ids = [
    ...hero.skills.filter((skill) => typeof skill === 'string'),
    ...hero.followers.flatMap(({ skills }) => skills),
    ...hero.snowfall.skills,
  ];
  return [...new Set(ids)].flatMap((id) => findSkill(id) ?? []);
};

/** Pets that fly, and daemons that can take wing. */
const flyers = (hero: HeroDraft): number =>
  hero.followers.filter(({ ability, skills }) => ability === 'flight' || skills.includes('summoner/wings'))
    .length;

/**
 * The counters that these heroes can cause, with how many of each can be of use at once: five on a figure where the
 * rules set no bound, what the weapons and turns ask for where they do.
 */
export const countersOf = (heroes: readonly HeroDraft[]): readonly CounterNeed[] => {
  const given = heroes.map(
    (hero) => new Set([...fromWeapons(hero), ...skillsOf(hero).flatMap(conditionsOf)]),
  );
  const conditionNeeds = conditions.flatMap((condition): readonly CounterNeed[] => {
    const causing = given.filter((set) => set.has(condition)).length;
    return causing === 0
      ? []
      : [{ counter: { of: 'condition', condition }, count: most * causing, because: 'five-a-hero' }];
  });
  const status = (
    name: Extract<CounterOf, { of: 'status' }>['status'],
    count: number,
    because: CounterReason,
  ): readonly CounterNeed[] =>
    count === 0 ? [] : [{ counter: { of: 'status', status: name }, count, because }];
  const skills = [...new Set(heroes.flatMap(skillsOf))];
  const bodiesWanted = skills.some(({ target }) => target === 'dead-body');
  const figures = heroes.length + heroes.reduce((sum, { followers }) => sum + followers.length, 0);
  const stored = new Set(heroes.flatMap(glyphSpells));
  return [
    ...conditionNeeds,
    ...status('delay', 2 * heroes.length, 'two-a-hero'),
    ...status(
      'reload',
      heroes
        .flatMap(({ equipment }) => equipment.weapons)
        .reduce((sum, { type }) => sum + (reloads[type] ?? 0), 0),
      'as-weapons-ask',
    ),
    ...status(
      'flying',
      heroes.reduce((sum, hero) => sum + flyers(hero), 0),
      'one-a-flyer',
    ),
    ...status('recovering', heroes.length, 'one-a-hero'),
    ...status('wasted', bodiesWanted ? figures : 0, 'one-a-figure'),
    ...skills.flatMap((skill) => ofItsOwn(skill) ?? (stored.has(skill) ? [storedInGlyph(skill)] : [])),
  ];
};

/** The book's counters for one figure of any kind, and all that every skill can leave behind. */
export const allCounters = (): readonly CounterNeed[] => {
  const set = (counter: CounterOf, count: number): CounterNeed => ({ counter, count, because: 'a-full-set' });
  return [
    ...conditions.map((condition) => set({ of: 'condition', condition }, most)),
    ...(['delay', 'reload'] as const).map((status) => set({ of: 'status', status }, 2)),
    ...(['flying', 'recovering', 'wasted'] as const).map((status) => set({ of: 'status', status }, 1)),
    ...allSkills.flatMap((skill) => ofItsOwn(skill) ?? []),
  ];
};
