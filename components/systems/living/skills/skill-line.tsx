import { Explained } from '@/components/skill/explained';
import { effectLine } from '#words/systems/living/messages/skill-search';
import { findSkill } from '@/lib/systems/living/skills/index';
import { system } from '../hero';

/** Effect of a skill, in a few lines; nothing for an id that no school has. */
export function SkillLine({ id }: { readonly id: string }) {
  const skill = findSkill(id);
  return (
    skill && (
      <p className="line-clamp-3 text-sm">
        <Explained system={system} text={effectLine(skill)} />
      </p>
    )
  );
}
