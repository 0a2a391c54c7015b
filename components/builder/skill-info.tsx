'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { InfoMark } from '@/components/ui/marks';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';

// Not among the dialogs, which hold the list that this stands in; they fetch it with the others.
const SkillPanel = dynamic(() => import('../systems/living/skills/skill-beside').then((file) => file.SkillPanel));

/** Opens a skill's page beside the builder; nothing for an id that no school has. */
export function SkillInfo({ id, name }: { readonly id: string; readonly name: string }) {
  const [open, setOpen] = useState(false);
  const skill = living.findSkill(id);
  if (!skill) return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={words.builder.skills.about(name)}
        className="min-w-10 shrink-0 px-2"
        onClick={() => setOpen(true)}
      >
        <InfoMark className="size-5" />
      </Button>
      {open && <SkillPanel skill={skill} onClose={() => setOpen(false)} />}
    </>
  );
}
