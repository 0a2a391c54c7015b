'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { CustomSkill } from '@/lib/systems/living/sheet/hero';
import { CustomSkillDialog, SkillDialog } from '../../../builder/dialogs';
import { IssueList } from '../../../draft/issue-list';
import { heroSexId } from '../../../builder/sex-field';
import { SkillRows } from './skill-rows';
import { Slots } from '../../../builder/slots';
import { useBuilder } from '../../../draft/use-draft';

const say = words.builder.skills;

/** The hero's skills, and what the traits still allow. */
export function SkillsPanel() {
  const { hero } = useBuilder();
  const [adding, add] = useState(false);
  const [designing, design] = useState<{ index: number; skill: CustomSkill } | 'new' | undefined>();
  const room = living.skillRoom(hero);
  const canDesign = hero.equipment.weapons.some(({ type }) => type === 'other');
  return (
    <Panel title={say.title} aside={<Slots slots={room.slots} elite={room.way.elite} />}>
      <p className="text-sm text-muted">{words.issues.room(room)}</p>
      <IssueList at="skills" />
      <SkillRows
        list="hero"
        skills={hero.skills}
        none={say.none}
        onChange={(index, skill) => design({ index, skill })}
      />
      {living.needsSex(hero) && living.sexOf(hero) === undefined && (
        <p className="mt-1 text-sm text-muted">
          {words.builder.sex.missing}{' '}
          <Button size="small" look="quiet" onClick={() => document.getElementById(heroSexId)?.focus()}>
            {words.builder.sex.note}
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
