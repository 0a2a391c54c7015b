import { offeringBy, randomDice, type Calling, type Held } from '../../../painted-die/miniature';
import { dummies } from '../odds/encounter';
import { bestLayout } from '../odds/layout';
import { check } from '../rules/check';
import { pipCaps } from '../rules/locks';
import type { Weapon } from '../sheet/equipment';
import { newHero, type HeroDraft } from '../sheet/hero';
import { die, pointBudget, type Trait } from '../sheet/pips';
import { categoryOf, isSkillId, skillIds } from '../skills/ids';
import { layouts, type ConceptId } from './concepts';
import { learn } from './random';

const held = {
  sword: { weapon: { name: 'Sword', type: 'melee' }, uses: ['melee'] },
  axe: { weapon: { name: 'Axe', type: 'melee' }, uses: ['melee'] },
  mace: { weapon: { name: 'Mace', type: 'melee' }, uses: ['melee'] },
  polearm: { weapon: { name: 'Spear', type: 'melee' }, uses: ['melee'] },
  bow: { weapon: { name: 'Bow', type: 'ranged' }, uses: ['ranged'] },
  crossbow: { weapon: { name: 'Crossbow', type: 'ranged' }, uses: ['ranged'] },
  staff: { weapon: { name: 'Staff', type: 'magic' }, uses: ['magic'] },
  lyre: { weapon: { name: 'Lute', type: 'magic' }, uses: ['magic'] },
} as const satisfies Readonly<Record<string, Held<Weapon>>>;

export type HeldId = keyof typeof held;
export const heldIds = Object.keys(held) as readonly HeldId[];

const callings: readonly Calling<ConceptId>[] = [
  {
    id: 'paladin',
    use: 'magic',
    holding: ['sword', 'axe', 'mace', 'polearm'],
    aims: { heals: ['prayers/life-boon'], stands: ['prayers/life-boon'] },
  },
  { id: 'knight', use: 'melee', aims: { stands: [], strikes: [] } },
  { id: 'berserker', use: 'melee', lightly: true, aims: { strikes: [] } },
  { id: 'brawler', use: 'melee', aims: { stands: [], strikes: [] } },
  { id: 'trapper', use: 'melee', aims: { stands: [] } },
  { id: 'archer', use: 'ranged', aims: { shoots: [] } },
  { id: 'marksman', use: 'ranged', aims: { shoots: [] } },
  {
    id: 'healer',
    use: 'magic',
    aims: { heals: ['prayers/mass-heal', 'prayers/rejuvenation', 'prayers/life-boon'] },
  },
  { id: 'bard', use: 'magic', aims: { leads: [] } },
  { id: 'battlemage', use: 'magic', aims: { casts: ['primal-force/fireball', 'primal-force/starfire'] } },
  { id: 'stormcaller', use: 'magic', aims: { casts: ['primal-force/whirlwind'] } },
];

const concept = (id: ConceptId): HeroDraft => ({ ...newHero(''), ...layouts[id] });

/** Against somebody in mail: a die is best at something only against someone. */
const foe = {
  hero: dummies(() => '').find(({ id }) => id === 'first-medium')?.hero ?? newHero(''),
  hand: 4,
  cover: false,
  allies: 0,
};

const gearOf = ({ equipment: { armour, shield, weapons } }: HeroDraft): string =>
  JSON.stringify([armour, shield, weapons.map(({ type }) => type)]);

/** The skills of the same category as the concept's first. */
const ofItsKind = ([first = '']: readonly string[]): readonly string[] =>
  isSkillId(first) ? skillIds.filter((id) => categoryOf(id) === categoryOf(first)) : [];

/** Heroes of the first edition for a miniature; see `offeringBy`. */
export const { aimsFor, offers } = offeringBy<HeroDraft, Weapon, Trait, ConceptId>({
  callings,
  held,
  grey: 'armour',
  trait: { melee: 'melee', ranged: 'ranged', magic: 'magic' },
  concept,
  dressed: (_, gear) => ({ ...newHero(''), equipment: { ...gear, other: [] } }),
  dice: function* (hero, traits, weights) {
    const own = { hero, hand: 4, cover: false, allies: 0 };
    const magic = traits.includes('magic') ? 1 : 0;
    const found = bestLayout({ own, foe, weights, skill: { green: 1, magic }, traits });
    if (found.ok) yield found.value.faces;
    yield* randomDice(die, pipCaps(hero, 'hero'), traits, pointBudget);
  },
  painted: (hero, faces) => ({ ...hero, faces }),
  taught: (hero, id, first) =>
    learn(hero, [...first, ...layouts[id].skills, ...ofItsKind(layouts[id].skills)]),
  skillsOf: ({ skills }) => skills,
  isClean: (hero) => check(hero).every(({ rule }) => rule === 'unspent-points'),
  isAlike: (finished, bare) => gearOf(finished) === gearOf(bare),
});
