'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import { SkillDialog } from './dialogs';
import { SkillRows } from '../systems/living/skills/skill-rows';
import { Slots } from './slots';
import { useBuilder } from '../draft/use-draft';

const say = words.builder.followers;

/** What the daemon learns in the slots that its summoner left free; ruling 16. */
export function DaemonSkills({
  index,
  skills,
}: {
  readonly index: number;
  readonly skills: readonly string[];
}) {
  const { hero } = useBuilder();
  const [adding, add] = useState(false);
  const list = { follower: index };
  const room = living.skillRoom(hero).daemons.find(({ follower }) => follower === index);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{say.daemonSkills}</h3>
        {room && <Slots slots={room.slots} />}
      </div>
      <p className="text-sm text-muted">{say.daemonSlots}</p>
      <SkillRows list={list} skills={skills} none={words.builder.skills.none} />
      <Button size="small" className="mt-2" onClick={() => add(true)}>
        {say.addDaemonSkill}
      </Button>
      {adding && <SkillDialog list={list} title={say.addDaemonSkill} open onOpenChange={add} />}
    </div>
  );
}
