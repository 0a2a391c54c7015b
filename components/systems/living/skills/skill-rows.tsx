'use client';
import dynamic from 'next/dynamic';
import { OpenSkill, SkillRows as Rows } from '@/components/painted-die/skills/skill-rows';
import { Button } from '@/components/ui/button';
import { panels } from '#words/systems/living/messages/panels';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { CustomSkill, SkillChoice } from '@/lib/systems/living/sheet/hero';
import { findSkill } from '@/lib/systems/living/skills/index';
import { skillDiff } from '../fixes/diff';
import { useAimedHero, useEdit, useHero } from '../use-hero';
import { chosenIn, nameSkill } from './skill-names';

// Not in `dialogs.ts`, whose windows contain the list with these emblems; they load with the others.
export const SkillEmblem = dynamic(() => import('./skill-emblem').then((file) => file.SkillEmblem), {
  loading: () => null,
});
const SkillLine = dynamic(() => import('./skill-line').then((file) => file.SkillLine), {
  loading: () => null,
});
const SkillBeside = dynamic(() => import('./skill-beside').then((file) => file.SkillBeside), {
  loading: () => null,
});

const say = panels.skills;

/** The chosen skills of a list. */
export function SkillRows({
  list,
  skills,
  none,
  onChange,
}: {
  readonly list: SkillList;
  readonly skills: readonly SkillChoice[];
  readonly none: string;
  /** Called to change a skill of the player's own design. */
  readonly onChange?: (index: number, skill: CustomSkill) => void;
}) {
  const hero = useHero();
  const edit = useEdit();
  const { goes, comes } = skillDiff(hero, useAimedHero(), (draft) => chosenIn(draft, list));
  return (
    <Rows
      rows={skills.map((choice, index) => {
        const { name, kind, elite } = nameSkill(choice);
        const shown = { name, kind, marks: elite && <EliteIcon />, removeLabel: say.remove(name) };
        return typeof choice === 'string'
          ? {
              ...shown,
              emblem: <RowEmblem id={choice} />,
              line: <SkillLine id={choice} />,
              actions: <SkillInfo id={choice} name={name} list={list} />,
            }
          : {
              ...shown,
              line: choice.text !== '' && <p className="text-sm">{choice.text}</p>,
              actions: onChange && (
                <Button size="small" look="quiet" onClick={() => onChange(index, choice)}>
                  {say.custom.edit}
                </Button>
              ),
            };
      })}
      goes={goes}
      comes={comes.map((choice) => nameSkill(choice).name)}
      none={none}
      onRemove={(index) => edit({ edit: 'remove-skill', list, index })}
    />
  );
}

/** The skill's own picture; nothing for an id that no school has. */
function RowEmblem({ id }: { readonly id: string }) {
  const skill = findSkill(id);
  return (
    skill && (
      <span className="size-8 shrink-0 self-start pt-1 text-muted">
        <SkillEmblem icon={skill.icon} />
      </span>
    )
  );
}

/** Tells an elite skill from a common one. */
export function EliteIcon() {
  return (
    <span className="ml-2 rounded-md border border-gold px-1.5 py-px align-[0.1em] text-xs font-semibold text-muted">
      {say.tiers.elite}
    </span>
  );
}

/** Opens a skill's page beside the builder; nothing for an id that no school has. */
export function SkillInfo({
  id,
  name,
  list,
}: {
  readonly id: string;
  readonly name: string;
  /** Where the skill is learned. */
  readonly list: SkillList;
}) {
  const skill = findSkill(id);
  if (!skill) return null;
  return (
    <OpenSkill
      label={say.about(name)}
      page={(close) => <SkillBeside skill={skill} list={list} onClose={close} />}
    />
  );
}
