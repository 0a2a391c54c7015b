'use client';
import clsx from 'clsx';
import { useState } from 'react';
import { listDiff } from '@/components/pip-hero/fixes/changes';
import { Slots } from '@/components/pip-hero/skills/slots';
import { Button, RemoveButton } from '@/components/ui/button';
import { InfoIcon } from '@/components/ui/icons';
import { Panel } from '@/components/ui/panel';
import { roomSentence, slotsUsed } from '@/lib/systems/first/messages/en/issues';
import { panels } from '@/lib/systems/first/messages/en/panels';
import { nameOfSkill } from '@/lib/systems/first/messages/en/places';
import { skillRoom } from '@/lib/systems/first/rules/locks';
import { categoryNames, categoryOf, isSkillId } from '@/lib/systems/first/skills/ids';
import { findSkill } from '@/lib/systems/first/skills/index';
import { SkillBeside, SkillDialog } from './dialogs';
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
      <p className="text-sm text-muted">{roomSentence(room)}</p>
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
  const [open, setOpen] = useState(false);
  const skill = findSkill(id);
  if (!skill) return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={say.about(skill.name)}
        className="min-w-10 shrink-0 px-2"
        onClick={() => setOpen(true)}
      >
        <InfoIcon className="size-5" />
      </Button>
      {open && <SkillBeside skill={skill} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The chosen skills, and what the fix under the mouse would make of them. */
function Chosen({ skills }: { readonly skills: readonly string[] }) {
  const edit = useEdit();
  const aimed = useAimedHero();
  const { goes, comes } = listDiff(skills, aimed?.skills ?? skills);
  if (skills.length === 0 && comes.length === 0) return <p className="mt-2 text-muted">{say.none}</p>;
  return (
    <ul className="mt-1 flex flex-col">
      {skills.map((id, index) => (
        <li key={index} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
          <div className="min-w-0 flex-1 leading-snug">
            <p
              className={clsx(
                'font-semibold',
                goes.has(index) && 'text-muted line-through decoration-error decoration-2',
              )}
            >
              {nameOfSkill(id)}
            </p>
            <p className="text-sm text-muted">{kindOf(id)}</p>
          </div>
          <SkillInfo id={id} />
          <RemoveButton
            label={say.remove(nameOfSkill(id))}
            onRemove={() => edit({ edit: 'remove-skill', index })}
          />
        </li>
      ))}
      {comes.map((id, index) => (
        <li key={`comes ${index}`} aria-hidden className="border-t border-line py-1.5 first:border-0">
          <span className="rounded-md border border-dashed border-good px-1.5 font-semibold text-muted">
            {nameOfSkill(id)}
          </span>
        </li>
      ))}
    </ul>
  );
}
