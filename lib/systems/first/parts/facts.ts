import { bestFace, pipsOnDie, pointsOf } from '../../../painted-die/die';
import { playsLine } from '#words/painted-die/messages/plays-line';
import type { Fact, FactGroup, FactsPart } from '../../display';
import { categoryName, categoryOf, weaponText } from '../cards/card-content';
import { cards } from '#words/systems/first/messages/cards';
import { effectLine } from '#words/systems/first/messages/skill-search';
import { facts as say } from '#words/systems/first/messages/facts';
import type { Weapon } from '../sheet/equipment';
import type { Fiend, HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { effectKindsOf } from '../skills/effect-kinds';
import { isSkillId, isSpell } from '../skills/ids';
import { findSkill } from '../skills/index';

const { labels } = cards;

const plain = (name: string): Fact => ({ name, more: '' });

const skillFact = (id: string): Fact => {
  const skill = findSkill(id);
  const category = categoryOf(id);
  if (!skill) return { name: id, more: say.unknownSkill };
  const kind = isSkillId(id) && isSpell(id) ? say.spell : say.skill;
  return {
    name: skill.name,
    more: [category ? categoryName(category) : '', kind].join(' · '),
    text: effectLine(skill),
    address: `skills/${skill.id}`,
  };
};

const weaponFact = (weapon: Weapon): Fact => ({
  name: weaponText(weapon, labels),
  more: weapon.name === undefined ? '' : labels.weaponTypes[weapon.type],
});

const armourLine = ({ equipment: { armour, shield } }: HeroDraft): string =>
  [labels.armours[armour], ...(shield ? [labels.shield] : [])].join(', ');

const fiendFact = ({ faces }: Fiend, hero: HeroDraft): Fact => ({
  name: labels.fiend,
  more: [labels.points(pointsOf(die, faces)), say.life(bestFace(hero.faces, 'magic'))].join(' · '),
});

const groupsOf = (hero: HeroDraft): readonly FactGroup[] => {
  const { equipment, fiend, notes } = hero;
  const groups: readonly FactGroup[] = [
    { title: say.skills, facts: [...new Set(hero.skills)].map(skillFact), none: say.noSkills },
    {
      title: say.equipment,
      facts: [plain(armourLine(hero)), ...equipment.weapons.map(weaponFact), ...equipment.other.map(plain)],
    },
    { title: labels.fiend, facts: fiend ? [fiendFact(fiend, hero)] : [] },
    { title: say.notes, facts: notes === '' ? [] : [{ name: '', more: '', text: notes }] },
  ];
  return groups.filter(({ facts, none }) => facts.length > 0 || none !== undefined);
};

/** A hero of the first edition as text. */
export const facts: FactsPart<HeroDraft> = {
  groups: groupsOf,
  plays: ({ faces, skills }) =>
    playsLine(
      faces,
      die.costs,
      pipsOnDie(faces, 'armour'),
      skills.flatMap((id) => {
        const skill = findSkill(id);
        return skill ? effectKindsOf(skill) : [];
      }),
    ),
};
