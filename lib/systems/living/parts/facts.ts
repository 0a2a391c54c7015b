import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import { pipsOnDie } from '../../../painted-die/die';
import { playsLine } from '#words/painted-die/messages/plays-line';
import type { Fact, FactGroup, FactsPart } from '../../display';
import { schoolName } from '../cards/card-content';
import { effectLine } from '#words/systems/living/messages/skill-search';
import { facts as say } from '#words/systems/living/messages/facts';
import { terms } from '#words/systems/living/messages/terms';
import type { Weapon } from '../sheet/armoury';
import type { Follower } from '../sheet/follower';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { pipCosts } from '../sheet/pips';
import { sexOf } from '../sheet/sex';
import { effectKindsOf } from '../skills/effect-kinds';
import { findSkill } from '../skills/index';

const together = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');

const plain = (name: string): Fact => ({ name, more: '' });

const skillFact = (choice: SkillChoice, times: number): Fact => {
  if (typeof choice !== 'string') {
    return {
      name: choice.custom,
      more: together([schoolName(choice.school), say.custom]),
      text: choice.text,
    };
  }
  const skill = findSkill(choice);
  return skill
    ? {
        name: say.times(skill.name, times),
        more: together([
          schoolName(skill.school),
          skillClassNames[skill.class],
          skill.tier === 'elite' && say.elite,
        ]),
        text: effectLine(skill),
        address: `skills/${skill.id}`,
      }
    : { name: choice, more: say.unknownSkill };
};

/** Skills in the order of the file; one that stands several times is named once, with its number. */
const skillFacts = (skills: readonly SkillChoice[]): readonly Fact[] =>
  skills
    .filter((skill, index) => typeof skill !== 'string' || skills.indexOf(skill) === index)
    .map((skill) => skillFact(skill, skills.filter((other) => other === skill).length));

const weaponFact = (weapon: Weapon): Fact => {
  const type = terms.weaponTypes[weapon.type];
  const kinds = together([
    weapon.name?.toLowerCase() !== type.toLowerCase() && weapon.name !== undefined && type,
    weapon.pole === true && say.pole,
    weapon.melee && terms.weaponTypes[weapon.melee],
  ]);
  return { name: weapon.name ?? type, more: kinds };
};

/** "Heavy armour, Shield". */
const armourLine = ({ equipment }: HeroDraft): string =>
  [terms.armours[equipment.armour], ...(equipment.shield ? [terms.shield] : [])].join(', ');

/** Follower in one line: kind, ability, magic, sex; then its weapons and skills. */
const followerFact = (follower: Follower): Fact => {
  const sex = sexOf(follower);
  return {
    name: follower.name ?? terms.followerKinds[follower.kind],
    more: together([
      terms.followerKinds[follower.kind],
      follower.ability && terms.petAbilities[follower.ability],
      follower.magical && say.magical,
      sex && terms.sexes[sex],
    ]),
    facts: [...follower.weapons.map(weaponFact), ...skillFacts(follower.skills)],
  };
};

const groupsOf = (hero: HeroDraft): readonly FactGroup[] => {
  const { equipment, followers, snowfall, notes } = hero;
  const sex = sexOf(hero);
  const groups: readonly FactGroup[] = [
    { title: say.skills, facts: skillFacts(hero.skills), none: say.noSkills },
    {
      title: say.equipment,
      facts: [plain(armourLine(hero)), ...equipment.weapons.map(weaponFact), ...equipment.other.map(plain)],
    },
    { title: say.followers, facts: followers.map(followerFact) },
    { title: say.snowfall, facts: skillFacts(snowfall.skills) },
    {
      title: say.notes,
      facts: [
        ...(sex === undefined ? [] : [{ name: terms.sex, more: terms.sexes[sex] }]),
        ...(notes === '' ? [] : [{ name: '', more: '', text: notes }]),
      ],
    },
  ];
  return groups.filter(({ facts, none }) => facts.length > 0 || none !== undefined);
};

/** A hero of the Living Rulebook as text. */
export const facts: FactsPart<HeroDraft> = {
  groups: groupsOf,
  plays: ({ faces, skills, followers }) =>
    playsLine(faces, pipCosts, pipsOnDie(faces, 'defence'), [
      ...skills.flatMap((choice) => {
        const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
        return skill ? effectKindsOf(skill) : [];
      }),
      ...(followers.length > 0 ? ['summon'] : []),
    ]),
};
