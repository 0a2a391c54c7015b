'use client';
import { useState } from 'react';
import { listDiff } from '@/components/painted-die/fixes/changes';
import { OpenSkill, SkillRows } from '@/components/painted-die/skills/skill-rows';
import { Slots } from '@/components/painted-die/skills/slots';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { categoryNames } from '#words/systems/first/messages/skill-names';
import { roomSentence, slotsUsed } from '#words/systems/first/messages/issues';
import { panels } from '#words/systems/first/messages/panels';
import { nameOfSkill } from '#words/systems/first/messages/places';
import { skillRoom } from '@/lib/systems/first/rules/locks';
import { categoryOf, isSkillId } from '@/lib/systems/first/skills/ids';
import { findSkill } from '@/lib/systems/first/skills/index';
import { SkillBeside, SkillDialog } from './dialogs';
import { system } from './hero';
import { Issues } from './issues';
import { useAimedHero, useEdit, useHero } from './use-hero';

const say = panels.skills;

const kindOf = (id: string): string => (isSkillId(id) ? categoryNames[categoryOf(id)] : say.unknown);

/** The hero's skills, and what the traits still allow. */
export function SkillsPanel() {
  const hero = useHero();
  const [adding, add] = useState(false);
  const room = skillRoom(hero);
  return (
    <Panel title={say.title} aside={<Slots slots={room.slots}>{slotsUsed(room.slots)}</Slots>}>
      <p className="text-sm text-muted">
        <Explained system={system} text={roomSentence(room)} />
      </p>
      <Issues at="skills" />
      <Chosen skills={hero.skills} />
      <Button className="mt-3" onClick={() => add(true)}>
        {say.add}
      </Button>
      {adding && <SkillDialog onClose={() => add(false)} />}
    </Panel>
  );
}

/** Opens a skill's page beside the builder; nothing for an id that no category has. */
function SkillInfo({ id }: { readonly id: string }) {
  const skill = findSkill(id);
  if (!skill) return null;
  return (
    <OpenSkill
      label={say.about(skill.name)}
      page={(close) => <SkillBeside skill={skill} onClose={close} />}
    />
  );
}

function Chosen({ skills }: { readonly skills: readonly string[] }) {
  const edit = useEdit();
  const aimed = useAimedHero();
  const { goes, comes } = listDiff(skills, aimed?.skills ?? skills);
  return (
    <SkillRows
      rows={skills.map((id) => ({
        name: nameOfSkill(id),
        kind: kindOf(id),
        removeLabel: say.remove(nameOfSkill(id)),
        actions: <SkillInfo id={id} />,
      }))}
      goes={goes}
      comes={comes.map(nameOfSkill)}
      none={say.none}
      onRemove={(index) => edit({ edit: 'remove-skill', index })}
    />
  );
}
