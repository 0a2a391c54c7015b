import { words } from '@/lib/messages/index';
import { living, type Follower, type HeroDraft, type SkillChoice, type Weapon } from '@/lib/systems/index';

/** A line of a list: what it is, and what more there is to say. */
export interface Fact {
  readonly name: string;
  readonly more: string;
  readonly text?: string;
}

const together = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');

const schoolName = (id: string): string | undefined =>
  living.schools.find((school) => school.id === id)?.name;

const skillFact = (choice: SkillChoice, times: number): Fact => {
  const { hero } = words.site;
  if (typeof choice !== 'string')
    return {
      name: choice.custom,
      more: together([schoolName(choice.school), hero.custom]),
      text: choice.text,
    };
  const skill = living.findSkill(choice);
  return skill
    ? {
        name: hero.times(skill.name, times),
        more: together([schoolName(skill.school), skill.class, skill.tier === 'elite' && hero.elite]),
      }
    : { name: choice, more: hero.unknownSkill };
};

/** Skills in the order of the file; one that stands several times is named once, with its number. */
export const skillFacts = (skills: readonly SkillChoice[]): readonly Fact[] =>
  skills
    .filter((skill, index) => typeof skill !== 'string' || skills.indexOf(skill) === index)
    .map((skill) => skillFact(skill, skills.filter((other) => other === skill).length));

export const weaponFact = (weapon: Weapon): Fact => {
  const type = words.terms.weaponTypes[weapon.type];
  const kinds = together([
    weapon.name?.toLowerCase() !== type.toLowerCase() && weapon.name !== undefined && type,
    weapon.pole === true && words.site.hero.pole,
    weapon.melee && words.terms.weaponTypes[weapon.melee],
  ]);
  return { name: weapon.name ?? type, more: kinds };
};

/** "Heavy armour, Shield". */
export const armourLine = ({ equipment }: HeroDraft): string =>
  [words.terms.armours[equipment.armour], ...(equipment.shield ? [words.terms.shield] : [])].join(', ');

/** What a follower is, in one line: kind, ability, magic, sex. */
export const followerLine = (follower: Follower): string => {
  const sex = living.sexOf(follower);
  return together([
    words.terms.followerKinds[follower.kind],
    follower.ability && words.terms.petAbilities[follower.ability],
    follower.magical && words.site.hero.magical,
    sex && words.builder.sex.names[sex],
  ]);
};
