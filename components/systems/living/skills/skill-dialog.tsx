'use client';
import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import { SkillChooser } from '@/components/painted-die/skills/skill-chooser';
import type { SkillOption } from '@/components/painted-die/skills/skill-section';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { issues } from '#words/systems/living/messages/issues';
import { panels } from '#words/systems/living/messages/panels';
import { effectChoices, effectLine } from '#words/systems/living/messages/skill-search';
import { fix } from '#words/systems/living/messages/fixes';
import { skillAt } from '#words/systems/living/messages/places';
import { skillFixes } from '@/lib/systems/living/rules/skill-fixes';
import { skillLock, skillLimits } from '@/lib/systems/living/rules/skill-locks';
import type { Edit, SkillList } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { effectKindsOf } from '@/lib/systems/living/skills/effect-kinds';
import { findSkill } from '@/lib/systems/living/skills/index';
import type { Skill } from '@/lib/systems/living/skills/school';
import { useEdit, useHero } from '../use-hero';
import { candidates, chosenIn, matches, schoolName } from './skill-names';
import { EliteIcon, SkillEmblem, SkillInfo } from './skill-rows';

const say = panels.skills;

/** Every skill of the schools, by what it does; unavailable ones with the reason. */
export function SkillDialog({
  open,
  onOpenChange,
  list,
  title,
}: {
  readonly list: SkillList;
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const hero = useHero();
  const edit = useEdit();
  const limits = skillLimits(hero);
  const skills = candidates(list);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      isTall
      closeLabel={messages.builder.actions.done}
      {...(list === 'hero' && {
        description: `${issues.room(limits)} ${issues.slotsUsed(limits.slots)}.`,
      })}
    >
      <SkillChooser
        options={skills.map((skill) => ({
          ...optionOf(hero, list, skill),
          fixes: () =>
            skillFixes(hero, list, skill.id).map((edits) => ({
              label: fixLabel(hero, edits),
              longLabel: say.toLearn(fixLabel(hero, edits), skill.name),
              onTake: () => edit([...edits, { edit: 'add-skill', list, skill: skill.id }]),
            })),
        }))}
        groupName={schoolName}
        effects={effectChoices(skills)}
        matches={({ id }, query) => {
          const skill = findSkill(id);
          return skill !== undefined && matches(skill, query);
        }}
        say={{ ...say, group: say.school, allGroups: say.allSchools }}
        onAdd={(id) => edit({ edit: 'add-skill', list, skill: id })}
        onRemove={(id) => edit({ edit: 'remove-skill', list, index: chosenIn(hero, list).lastIndexOf(id) })}
      />
    </Dialog>
  );
}

const fixLabel = (hero: HeroDraft, edits: readonly Edit[]): string => {
  const replaced = edits.flatMap((each) =>
    each.edit === 'remove-skill' ? [skillAt(hero, each.list, each.index)] : [],
  );
  return replaced.length === edits.length ? say.replace(replaced.reverse()) : fix(edits, hero);
};

const optionOf = (hero: HeroDraft, list: SkillList, skill: Skill): SkillOption => {
  const lock = skillLock(hero, list, skill.id);
  return {
    id: skill.id,
    name: skill.name,
    kind: skillClassNames[skill.class],
    group: skill.school,
    line: effectLine(skill),
    emblem: <SkillEmblem icon={skill.icon} />,
    effects: effectKindsOf(skill),
    times: chosenIn(hero, list).filter((choice) => choice === skill.id).length,
    removeLabel: say.remove(skill.name),
    locked: lock !== undefined,
    reason: lock && lock.lock !== 'chosen' ? issues.lock(lock) : undefined,
    marks: skill.tier === 'elite' && <EliteIcon />,
    about: <SkillInfo id={skill.id} name={skill.name} list={list} />,
  };
};
