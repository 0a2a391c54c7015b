'use client';
import { SkillBesideView } from '@/components/painted-die/skills/skill-beside';
import { bestFace } from '@/lib/painted-die/die';
import { categoryNames } from '#words/systems/first/messages/skill-names';
import { odds } from '#words/systems/first/messages/odds';
import { rulebookMessages } from '#words/systems/first/messages/rulebook/index';
import { skillOdds } from '@/lib/systems/first/odds/skill-odds';
import { pipsOf, skillSheet } from '@/lib/systems/first/reference/skill-sheet';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import type { Skill } from '@/lib/systems/first/skills/category';
import { system } from './hero';
import { useHero } from './use-hero';

const { skill: say } = odds;
const { pages } = rulebookMessages;

const meansOf = (skill: Skill, hero: HeroDraft): readonly string[] => {
  const own = { hero, hand: 5, cover: false, allies: 0 };
  return skillOdds(skill, own, own).figures.map(({ figure, chance, working, overall }) =>
    say.mean(say.label(figure), chance, working, overall),
  );
};

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBeside({ skill, onClose }: { readonly skill: Skill; readonly onClose: () => void }) {
  const hero = useHero();
  const isSpell = skill.blue !== undefined;
  const category = categoryNames[skill.category];
  return (
    <SkillBesideView
      system={system}
      id={skill.id}
      title={skill.name}
      description={isSpell ? pages.spellIn(category) : pages.skillIn(category)}
      own={{
        faces: hero.faces,
        need: ({ green, blue }) => ({ green, magic: isSpell ? blue : 0 }),
        means: meansOf(skill, hero),
      }}
      begin={{ green: 1, blue: Math.max(1, bestFace(hero.faces, 'magic')) }}
      pipsOf={pipsOf}
      detailsOf={(pips) => skillSheet(skill, pips)}
      onClose={onClose}
    />
  );
}
