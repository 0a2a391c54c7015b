'use client';
import { useState } from 'react';
import { IssueList } from '@/components/draft/issue-list';
import { listDiff } from '@/components/painted-die/fixes/changes';
import { SkillRows } from '@/components/painted-die/skills/skill-rows';
import { Slots } from '@/components/painted-die/skills/slots';
import { Explained } from '@/components/skill/explained';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { builder } from '#words/systems/draco/messages/builder';
import { dragonText, slayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { values } from '@/lib/systems/draco/rules/values';
import type { Dragon, Slayer } from '@/lib/systems/draco/sheet/sheet';
import { findDragonSkill } from '@/lib/systems/draco/skills/dragons';
import { findSlayerSkill } from '@/lib/systems/draco/skills/slayers';
import { Changes } from './changes';
import { SkillDialog } from './dialogs';
import { system } from './draft';
import { useAimedHero, useEdit, useHero } from './use-hero';

const say = builder.skills;

/** Skills that a slayer has learned; effects of a dragon's cards. */
export function SkillsPanel() {
  const draft = useHero();
  return draft.kind === 'slayer' ? <SlayerSkills slayer={draft} /> : <DragonSkills dragon={draft} />;
}

function SlayerSkills({ slayer: { skills } }: { readonly slayer: Slayer }) {
  const [adding, add] = useState(false);
  const slots = { used: skills.length, most: values.skills };
  return (
    <Panel title={say.title} aside={<Slots slots={slots}>{say.hint(slots.used, slots.most)}</Slots>}>
      <IssueList isHere={([root]) => root === 'skills'} Changes={Changes} />
      <Chosen skills={skills} />
      <Button className="mt-3" onClick={() => add(true)}>
        {say.add}
      </Button>
      {adding && <SkillDialog onClose={() => add(false)} />}
    </Panel>
  );
}

/** A skill's text: what always holds, then what suns bring. */
function SkillLines({ id }: { readonly id: string }) {
  const skill = findSlayerSkill(id);
  if (!skill) return null;
  const { always, suns } = slayerText(skill);
  return (
    <p className="text-sm">
      <Explained system={system} text={always.join(' ')} /> <strong>{say.suns}</strong>{' '}
      <Explained system={system} text={suns.join(' ')} />
    </p>
  );
}

function Chosen({ skills }: { readonly skills: readonly string[] }) {
  const edit = useEdit();
  const aimed = useAimedHero();
  const after = aimed?.kind === 'slayer' ? aimed.skills : skills;
  const { goes, comes } = listDiff(skills, after);
  return (
    <SkillRows
      rows={skills.map((id) => {
        const skill = findSlayerSkill(id);
        return {
          name: terms.skill(id),
          kind: skill ? terms.uses[skill.use] : say.unknown,
          removeLabel: say.remove(terms.skill(id)),
          line: <SkillLines id={id} />,
        };
      })}
      goes={goes}
      comes={comes.map(terms.skill)}
      none={say.none}
      onRemove={(index) => edit({ edit: 'remove-skill', index })}
    />
  );
}

function DragonSkills({ dragon: { cards } }: { readonly dragon: Dragon }) {
  return (
    <Panel title={say.title}>
      <dl className="grid gap-2">
        {cards.map(({ name, skill: id }, at) => {
          const skill = findDragonSkill(id);
          return (
            <div key={at}>
              <dt className="font-semibold">
                {id === '' ? builder.cards.noSkill : terms.skill(id)}{' '}
                <span className="font-normal text-muted">{name}</span>
              </dt>
              <dd className="text-sm">
                <Explained system={system} text={skill ? dragonText(skill).join(' ') : ''} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
