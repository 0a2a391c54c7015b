'use client';
import { hasWords } from '@/components/painted-die/skills/has-words';
import { SkillChooser } from '@/components/painted-die/skills/skill-chooser';
import type { SkillOption } from '@/components/painted-die/skills/skill-section';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { categoryNames, skillNames } from '#words/systems/first/messages/skill-names';
import { fixLabel } from '#words/systems/first/messages/edits';
import { roomSentence, skillLockSentence, slotsUsed } from '#words/systems/first/messages/issues';
import { panels } from '#words/systems/first/messages/panels';
import { skillAt } from '#words/systems/first/messages/places';
import { skillFixes } from '@/lib/systems/first/rules/skill-fixes';
import { skillLock, skillRoom } from '@/lib/systems/first/rules/locks';
import { effectChoices, effectLine, searchText } from '#words/systems/first/messages/skill-search';
import { effectKindsOf } from '@/lib/systems/first/skills/effect-kinds';
import { findSkill } from '@/lib/systems/first/skills/index';
import type { Edit } from '@/lib/systems/first/sheet/edit';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import { categoryIds, categoryOf, isSpell, skillIds, type SkillId } from '@/lib/systems/first/skills/ids';
import { useEdit, useHero } from './use-hero';

const say = panels.skills;

const groupName = (group: string): string => {
  const id = categoryIds.find((each) => each === group);
  return id === undefined ? group : categoryNames[id];
};

/** Every skill by category, unavailable ones with the reason. */
export function SkillDialog({ onClose }: { readonly onClose: () => void }) {
  const hero = useHero();
  const edit = useEdit();
  const room = skillRoom(hero);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isTall
      title={say.add}
      closeLabel={messages.builder.actions.done}
      description={`${roomSentence(room)} ${slotsUsed(room.slots)}.`}
    >
      <SkillChooser
        options={skillIds.map((id) => ({
          ...optionOf(hero, id),
          fixes: () =>
            skillFixes(hero, id).map((edits) => ({
              label: labelOf(hero, edits),
              longLabel: say.toLearn(labelOf(hero, edits), skillNames[id]),
              onTake: () => edit([...edits, { edit: 'add-skill', skill: id }]),
            })),
        }))}
        groupName={groupName}
        effects={effectChoices}
        matches={({ id, name, kind, group }, query) => {
          const skill = findSkill(id);
          const text = skill ? searchText(skill) : '';
          return hasWords(`${name} ${kind} ${groupName(group)} ${text}`, query);
        }}
        say={{ ...say, group: say.category, allGroups: say.allCategories }}
        onAdd={(id) => edit({ edit: 'add-skill', skill: id })}
        onRemove={(id) => edit({ edit: 'remove-skill', index: hero.skills.indexOf(id) })}
      />
    </Dialog>
  );
}

const labelOf = (hero: HeroDraft, edits: readonly Edit[]): string => {
  const replaced = edits.flatMap((each) => (each.edit === 'remove-skill' ? [skillAt(hero, each.index)] : []));
  return replaced.length === edits.length ? say.replace(replaced.reverse()) : fixLabel(edits, hero);
};

const optionOf = (hero: HeroDraft, id: SkillId): SkillOption => {
  const lock = skillLock(hero, id);
  const skill = findSkill(id);
  return {
    id,
    name: skillNames[id],
    kind: isSpell(id) ? say.spell : '',
    group: categoryOf(id),
    locked: lock !== undefined,
    reason: lock && lock.lock !== 'chosen' ? skillLockSentence(lock) : undefined,
    times: hero.skills.filter((each) => each === id).length,
    removeLabel: say.remove(skillNames[id]),
    ...(skill && { line: effectLine(skill), effects: effectKindsOf(skill) }),
  };
};
