'use client';
import { hasWords } from '@/components/painted-die/skills/has-words';
import { SkillChooser } from '@/components/painted-die/skills/skill-chooser';
import type { SkillOption } from '@/components/painted-die/skills/skill-section';
import { Dialog } from '@/components/ui/dialog';
import { messages } from '@/lib/messages/index';
import { builder } from '#words/systems/draco/messages/builder';
import { wholeSlayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { skillLock } from '@/lib/systems/draco/rules/locks';
import { values } from '@/lib/systems/draco/rules/values';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';
import type { SlayerSkill } from '@/lib/systems/draco/skills/effect';
import { slayerSkillIds, slayerSkills, type SlayerSkillId } from '@/lib/systems/draco/skills/slayers';
import { useEdit, useHero } from './use-hero';

const say = builder.skills;

/** Every skill of slayers by the attack that it needs, unavailable ones with the reason. */
export function SkillDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useHero();
  const edit = useEdit();
  const skills = draft.kind === 'slayer' ? draft.skills : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isTall
      title={say.add}
      closeLabel={messages.builder.actions.done}
      description={say.hint(skills.length, values.skills)}
    >
      <SkillChooser
        options={slayerSkillIds.map((id) => optionOf(draft, id))}
        groupName={(group) => group}
        matches={({ name, kind, line }, query) => hasWords(`${name} ${kind} ${line ?? ''}`, query)}
        say={say}
        onAdd={(skill) => edit({ edit: 'add-skill', skill })}
        onRemove={(id) => edit({ edit: 'remove-skill', index: skills.indexOf(id) })}
      />
    </Dialog>
  );
}

const optionOf = (draft: Draft, id: SlayerSkillId): SkillOption => {
  const skill: SlayerSkill = slayerSkills[id];
  const lock = skillLock(draft, id, values.skills);
  const needs = skill.needs;
  const reasonOf = (): string | undefined => {
    if (lock === 'full') return say.locked.full;
    return lock === 'attack' && needs ? say.locked.attack(needs) : undefined;
  };
  return {
    id,
    name: skill.name,
    kind: terms.uses[skill.use],
    group: needs === undefined ? say.anybody : terms.attacks[needs],
    locked: lock !== undefined,
    reason: reasonOf(),
    times: draft.kind === 'slayer' ? draft.skills.filter((each) => each === id).length : 0,
    removeLabel: say.remove(skill.name),
    line: wholeSlayerText(skill),
  };
};
