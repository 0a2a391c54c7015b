'use client';
import { useState } from 'react';
import { Slots } from '@/components/painted-die/skills/slots';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { issues } from '#words/systems/living/messages/issues';
import { panels } from '#words/systems/living/messages/panels';
import { skillLimits } from '@/lib/systems/living/rules/skill-locks';
import { SkillDialog } from '../dialogs';
import { Issues } from '../issues';
import { useHero } from '../use-hero';
import { SkillRows } from './skill-rows';

const say = panels.snowfall;

/** The Snowfall loadout, a separate list; ruling 14. */
export function SnowfallPanel() {
  const hero = useHero();
  const [adding, add] = useState(false);
  const { common, elite } = skillLimits(hero).snowfall;
  const slots = { used: common.used + elite.used, most: common.most + elite.most };
  return (
    <Panel
      title={say.title}
      aside={
        <Slots slots={slots} elite={elite.most}>
          {issues.slotsUsed(slots)}
        </Slots>
      }
    >
      <p className="text-sm text-muted">{say.hint}</p>
      <Issues at="snowfall" />
      <SkillRows list="snowfall" skills={hero.snowfall.skills} none={say.none} />
      <Button size="small" className="mt-3" onClick={() => add(true)}>
        {say.add}
      </Button>
      {adding && <SkillDialog list="snowfall" title={say.add} open onOpenChange={add} />}
    </Panel>
  );
}
