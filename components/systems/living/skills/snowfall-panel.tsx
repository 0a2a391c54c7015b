'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import { SkillDialog } from '../../../builder/dialogs';
import { IssueList } from '../../../draft/issue-list';
import { SkillRows } from './skill-rows';
import { Slots } from '../../../builder/slots';
import { useBuilder } from '../../../draft/use-draft';

const say = words.builder.snowfall;

/** The Snowfall loadout, a list of its own; ruling 14. */
export function SnowfallPanel() {
  const { hero } = useBuilder();
  const [adding, add] = useState(false);
  const { common, elite } = living.skillRoom(hero).snowfall;
  const slots = { used: common.used + elite.used, most: common.most + elite.most };
  return (
    <Panel title={say.title} aside={<Slots slots={slots} elite={elite.most} />}>
      <p className="text-sm text-muted">{say.hint}</p>
      <IssueList at="snowfall" />
      <SkillRows list="snowfall" skills={hero.snowfall.skills} none={say.none} />
      <Button size="small" className="mt-3" onClick={() => add(true)}>
        {say.add}
      </Button>
      {adding && <SkillDialog list="snowfall" title={say.add} open onOpenChange={add} />}
    </Panel>
  );
}
