import { offeringBy, randomDice, type Calling, type Held } from '../../../painted-die/miniature';
import { bestLayout } from '../odds/layout';
import { dummies } from '../odds/dummies';
import { check } from '../rules/check';
import type { Weapon } from '../sheet/armoury';
import { newHero, type HeroDraft } from '../sheet/hero';
import { basicAnimalTraining } from '../rules/skill-slots';
import { pipCaps } from '../rules/pip-locks';
import { die, pointBudget, type Trait } from '../sheet/pips';
import { archetypes, type ArchetypeId } from './archetypes';
import { idsOf, learn } from './random';

const held = {
  sword: { weapon: { name: 'Sword', type: 'slashing' }, uses: ['melee'] },
  axe: { weapon: { name: 'Axe', type: 'slashing' }, uses: ['melee'] },
  mace: { weapon: { name: 'Mace', type: 'blunt' }, uses: ['melee'] },
  dagger: { weapon: { name: 'Dagger', type: 'piercing' }, uses: ['melee'] },
  polearm: { weapon: { name: 'Spear', type: 'piercing', pole: true }, uses: ['melee'] },
  knives: { weapon: { name: 'Throwing knives', type: 'throwing', melee: 'piercing' }, uses: ['ranged'] },
  bow: { weapon: { name: 'Bow', type: 'longbow' }, uses: ['ranged'] },
  crossbow: { weapon: { name: 'Crossbow', type: 'crossbow-two-handed' }, uses: ['ranged'] },
  gun: { weapon: { name: 'Pistol', type: 'pistol' }, uses: ['ranged'] },
  staff: { weapon: { name: 'Staff', type: 'magic' }, uses: [] },
} as const satisfies Readonly<Record<string, Held<Weapon>>>;

export type HeldId = keyof typeof held;
export const heldIds = Object.keys(held) as readonly HeldId[];

const callings: readonly Calling<ArchetypeId>[] = [
  { id: 'shield-wall', use: 'melee', shield: true, aims: { stands: [], strikes: [] } },
  {
    id: 'commander',
    use: 'melee',
    aims: { leads: [], stands: [], heals: ['commander/never-surrender'] },
  },
  { id: 'duelist', use: 'melee', aims: { strikes: [], stands: [] } },
  { id: 'berserker', use: 'melee', lightly: true, aims: { strikes: [] } },
  { id: 'reaper', use: 'melee', holding: ['polearm'], aims: { strikes: [] } },
  { id: 'monk', use: 'melee', aims: { stands: [], strikes: [] } },
  { id: 'archer', use: 'ranged', holding: ['bow'], aims: { shoots: [] } },
  { id: 'sniper', use: 'ranged', holding: ['bow', 'crossbow', 'gun'], aims: { shoots: [] } },
  { id: 'trickster', use: 'ranged', aims: { shoots: [] } },
  { id: 'houngan', use: 'ranged', aims: { shoots: [], heals: ['voodoo/loco'] } },
  { id: 'healer', use: 'magic', barely: true, aims: { heals: ['zealot/life-boon'] } },
  { id: 'druid', use: 'magic', aims: { heals: ['druid/regrowth'], casts: ['druid/sprawling-roots'] } },
  {
    id: 'protector',
    use: 'magic',
    barely: true,
    aims: { heals: ['zealot/damage-reversal'], leads: ['zealot/guardian'] },
  },
  {
    id: 'battlemage',
    use: 'magic',
    aims: { casts: ['elemental-mage/fireball', 'elemental-mage/lightning-bolt'] },
  },
  { id: 'mind-reader', use: 'magic', aims: { casts: ['psion/mindblast'] } },
  { id: 'necromancer', use: 'magic', aims: { summons: ['necromancer/raise-zombie'], casts: [] } },
  { id: 'summoner', use: 'magic', lightly: true, aims: { summons: ['summoner/summon-daemon'] } },
  {
    id: 'beastmaster',
    use: 'melee',
    lightly: true,
    aims: { summons: ['beastmaster/basic-animal-training'] },
  },
];

const conceptOf = new Map(archetypes.map((archetype) => [archetype.id, archetype]));

const concept = (id: ArchetypeId): HeroDraft => conceptOf.get(id)?.hero('') ?? newHero('');

/** Opponent a new hero is painted against: somebody in mail. */
const foe = {
  hero: dummies(() => '').find(({ id }) => id === 'medium')?.hero ?? newHero(''),
  hand: 4,
  cover: false,
  allies: 0,
};

const bothers = (hero: HeroDraft): boolean => check(hero).some(({ rule }) => rule !== 'unspent-points');

const gearOf = ({ equipment: { armour, shield, weapons } }: HeroDraft): string =>
  JSON.stringify([armour, shield, weapons.map(({ type, pole, melee }) => [type, pole, melee])]);

/** Heroes of the Living Rulebook for a miniature; see `offeringBy`. */
export const { aimsFor, offers } = offeringBy<HeroDraft, Weapon, Trait, ArchetypeId>({
  callings,
  held,
  grey: 'defence',
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
  taught: (hero, id, first) => {
    const archetype = conceptOf.get(id);
    if (!archetype) return hero;
    const { skills, followers } = concept(id);
    const hasPet = followers.some(({ kind }) => kind === 'pet');
    const beginner = hasPet ? { ...hero, followers, skills: [basicAnimalTraining] } : hero;
    const known = skills.filter((skill) => typeof skill === 'string');
    const learned = learn(beginner, 'hero', [...first, ...known, ...idsOf(archetype.school)]);
    const followed = { ...learned, followers };
    return bothers(followed) ? learned : followed;
  },
  skillsOf: ({ skills }) => skills,
  isClean: (hero) => !bothers(hero),
  isAlike: (finished, bare) => gearOf(finished) === gearOf(bare),
});
