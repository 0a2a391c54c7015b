'use client';
import { useState } from 'react';
import { Slots } from '@/components/painted-die/skills/slots';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { issues } from '#words/systems/living/messages/issues';
import { panels } from '#words/systems/living/messages/panels';
import { skillLimits } from '@/lib/systems/living/rules/skill-locks';
import type { CustomSkill } from '@/lib/systems/living/sheet/hero';
import { needsSex, sexOf } from '@/lib/systems/living/sheet/sex';
import { system } from '../hero';
import { CustomSkillDialog, SkillDialog } from '../dialogs';
import { Issues } from '../issues';
import { heroSexId } from '../notes-panel';
import { useHero } from '../use-hero';
import { SkillRows } from './skill-rows';

const say = panels.skills;

/** The hero's skills, and what the traits still allow. */
export function SkillsPanel() {
  const hero = useHero();
  const [adding, add] = useState(false);
  const [designing, design] = useState<{ index: number; skill: CustomSkill } | 'new' | undefined>();
  const limits = skillLimits(hero);
  const canDesign = hero.equipment.weapons.some(({ type }) => type === 'other');
  return (
    <Panel
      title={say.title}
      aside={
        <Slots slots={limits.slots} elite={limits.allowance.elite}>
          {issues.slotsUsed(limits.slots)}
        </Slots>
      }
    >
      <p className="text-sm text-muted">
        <Explained system={system} text={issues.room(limits)} />
      </p>
      <Issues at="skills" />
      <SkillRows
        list="hero"
        skills={hero.skills}
        none={say.none}
        onChange={(index, skill) => design({ index, skill })}
      />
      {needsSex(hero) && sexOf(hero) === undefined && (
        <p className="mt-1 text-sm text-muted">
          {panels.sex.missing}{' '}
          <Button size="small" look="quiet" onClick={() => document.getElementById(heroSexId)?.focus()}>
            {panels.sex.note}
          </Button>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => add(true)}>{say.add}</Button>
        {canDesign && <Button onClick={() => design('new')}>{say.addCustom}</Button>}
      </div>
      {adding && <SkillDialog list="hero" title={say.add} open onOpenChange={add} />}
      {designing !== undefined && (
        <CustomSkillDialog
          before={designing === 'new' ? undefined : designing}
          onClose={() => design(undefined)}
        />
      )}
    </Panel>
  );
}
