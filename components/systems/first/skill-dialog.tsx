'use client';
import { hasWords, SkillChooser } from '@/components/pip-hero/skills/skill-chooser';
import type { SkillOption } from '@/components/pip-hero/skills/skill-section';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { roomSentence, skillLockSentence, slotsUsed } from '@/lib/systems/first/messages/en/issues';
import { panels } from '@/lib/systems/first/messages/en/panels';
import { skillLock, skillRoom } from '@/lib/systems/first/rules/locks';
import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import {
  categoryIds,
  categoryNames,
  categoryOf,
  isSpell,
  skillIds,
  skillNames,
  type SkillId,
} from '@/lib/systems/first/skills/ids';
import { useEdit, useHero } from './use-hero';

const say = panels.skills;

const groupName = (group: string): string => {
  const id = categoryIds.find((each) => each === group);
  return id === undefined ? group : categoryNames[id];
};

/** Every skill by category, those that are not to be had with the reason. */
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
        options={skillIds.map((id) => optionOf(hero, id))}
        groupName={groupName}
        matches={({ name, kind, group }, query) => hasWords(`${name} ${kind} ${groupName(group)}`, query)}
        say={{ ...say, group: say.category, allGroups: say.allCategories }}
        onAdd={(id) => edit({ edit: 'add-skill', skill: id })}
      />
    </Dialog>
  );
}

const optionOf = (hero: HeroDraft, id: SkillId): SkillOption => {
  const lock = skillLock(hero, id);
  return {
    id,
    name: skillNames[id],
    kind: isSpell(id) ? say.spell : '',
    group: categoryOf(id),
    locked: lock !== undefined,
    reason: lock && lock.lock !== 'chosen' ? skillLockSentence(lock) : undefined,
    marks: lock?.lock === 'chosen' && (
      <span className="ml-2 text-sm font-semibold text-good">{say.chosen}</span>
    ),
  };
};
