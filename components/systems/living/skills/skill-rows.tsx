'use client';
import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, RemoveButton } from '@/components/ui/button';
import { InfoIcon } from '@/components/ui/icons';

import { panels } from '@/lib/systems/living/messages/en/panels';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { CustomSkill, SkillChoice } from '@/lib/systems/living/sheet/hero';
import { findSkill } from '@/lib/systems/living/skills/index';
import { skillDiff } from '../fixes/diff';
import { useAimedHero, useEdit, useHero } from '../use-hero';
import { chosenIn, nameSkill } from './skill-names';

// Not among the dialogs, which hold the list that these stand in; they fetch them with the others.
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
  if (skills.length === 0 && comes.length === 0) return <p className="mt-2 text-muted">{none}</p>;
  return (
    <ul className="mt-1 flex flex-col">
      {skills.map((choice, index) => {
        const { name, kind, elite } = nameSkill(choice);
        return (
          <li key={index} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
            <RowEmblem choice={choice} />
            <div className="min-w-0 flex-1 leading-snug">
              <p
                className={clsx(
                  'font-semibold',
                  goes.has(index) && 'text-muted line-through decoration-error decoration-2',
                )}
              >
                {name}
                {elite && <EliteIcon />}
              </p>
              <p className="text-sm text-muted">{kind}</p>
              {typeof choice === 'string' && <SkillLine id={choice} />}
              {typeof choice !== 'string' && choice.text !== '' && <p className="text-sm">{choice.text}</p>}
            </div>
            {typeof choice !== 'string' && onChange && (
              <Button size="small" look="quiet" onClick={() => onChange(index, choice)}>
                {say.custom.edit}
              </Button>
            )}
            {typeof choice === 'string' && <SkillInfo id={choice} name={name} list={list} />}
            <RemoveButton
              label={say.remove(name)}
              onRemove={() => edit({ edit: 'remove-skill', list, index })}
            />
          </li>
        );
      })}
      {comes.map((choice, index) => (
        <li key={`comes ${index}`} aria-hidden className="border-t border-line py-1.5 first:border-0">
          <span className="rounded-md border border-dashed border-good px-1.5 font-semibold text-muted">
            {nameSkill(choice).name}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The skill's own picture; none for one of the player's design. */
function RowEmblem({ choice }: { readonly choice: SkillChoice }) {
  const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
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
  const [open, setOpen] = useState(false);
  const skill = findSkill(id);
  if (!skill) return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={say.about(name)}
        className="min-w-10 shrink-0 px-2"
        onClick={() => setOpen(true)}
      >
        <InfoIcon className="size-5" />
      </Button>
      {open && <SkillBeside skill={skill} list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
