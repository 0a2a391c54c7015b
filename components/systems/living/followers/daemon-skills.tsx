'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { issues } from '#words/systems/living/messages/issues';
import { panels } from '#words/systems/living/messages/panels';
import { skillLimits } from '@/lib/systems/living/rules/skill-locks';
import { SkillDialog } from '../dialogs';
import { Slots } from '@/components/painted-die/skills/slots';
import { SkillRows } from '../skills/skill-rows';
import { useHero } from '../use-hero';

const say = panels.followers;

/** Skills of the daemon in the slots that its summoner left free; ruling 16. */
export function DaemonSkills({
  index,
  skills,
}: {
  readonly index: number;
  readonly skills: readonly string[];
}) {
  const hero = useHero();
  const [adding, add] = useState(false);
  const list = { follower: index };
  const limits = skillLimits(hero).daemons.find(({ follower }) => follower === index);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{say.daemonSkills}</h3>
        {limits && <Slots slots={limits.slots}>{issues.slotsUsed(limits.slots)}</Slots>}
      </div>
      <p className="text-sm text-muted">{say.daemonSlots}</p>
      <SkillRows list={list} skills={skills} none={panels.skills.none} />
      <Button size="small" className="mt-2" onClick={() => add(true)}>
        {say.addDaemonSkill}
      </Button>
      {adding && <SkillDialog list={list} title={say.addDaemonSkill} open onOpenChange={add} />}
    </div>
  );
}
