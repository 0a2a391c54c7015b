'use client';
import { SkillBesideView } from '@/components/pip-hero/skills/skill-beside';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import { skillMessages } from '@/lib/systems/living/messages/skill-text-renderer';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { pipsOf, pipsToBegin } from '@/lib/systems/living/reference/preview-pips';
import { skillDetails } from '@/lib/systems/living/reference/skill-details';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import type { Skill } from '@/lib/systems/living/skills/school';
import { system } from '../hero';
import { useHero } from '../use-hero';

const { skill: say } = livingOddsMessages;

/** A pet or daemon rolls its own die. */
const isOthers = (skill: Skill): boolean => skill.class === 'Pet Attack' || skill.class === 'Daemon Skill';

/** What the skill's numbers come to with a full Hand, each on average; what a foe's defence decides aside. */
const meansOf = (skill: Skill, hero: HeroDraft): readonly string[] => {
  if (isOthers(skill)) return [];
  const own = { hero, hand: 5, cover: false, allies: 0 };
  return skillOdds(skill, own, own)
    .figures.filter(
      ({ figure }) =>
        !figure.ifs.includes('damages') && !figure.ifs.includes('kills') && figure.counts !== 'damage',
    )
    .map(({ figure, chance, working, overall }) => say.mean(say.label(figure), chance, working, overall));
};

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBeside({ skill, onClose }: { readonly skill: Skill; readonly onClose: () => void }) {
  const hero = useHero();
  return (
    <SkillBesideView
      system={system}
      id={skill.id}
      title={skill.name}
      description={skillMessages.tier(skill)}
      own={{
        faces: hero.faces,
        need: ({ green, blue }) =>
          isOthers(skill) ? undefined : { green, magic: skill.blue === undefined ? 0 : blue },
        means: meansOf(skill, hero),
      }}
      begin={pipsToBegin(hero.faces)}
      pipsOf={pipsOf}
      detailsOf={(pips) => skillDetails(skill, pips, hero.equipment.weapons)}
      onClose={onClose}
    />
  );
}
