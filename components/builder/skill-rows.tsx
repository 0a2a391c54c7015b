'use client';
import { Button } from '@/components/ui/button';
import { words } from '@/lib/messages/index';
import type { CustomSkill, SkillChoice, SkillList } from '@/lib/systems/index';
import { RemoveButton } from './remove-button';
import { SkillInfo } from './skill-info';
import { nameSkill } from './skill-names';
import { useBench } from './use-builder';

const say = words.builder.skills;

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
  const { edit } = useBench();
  if (skills.length === 0) return <p className="mt-2 text-muted">{none}</p>;
  return (
    <ul className="mt-1 flex flex-col">
      {skills.map((choice, index) => {
        const { name, kind, elite } = nameSkill(choice);
        return (
          <li key={index} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-semibold">
                {name}
                {elite && <EliteMark />}
              </p>
              <p className="text-sm text-muted">{kind}</p>
              {typeof choice !== 'string' && choice.text !== '' && <p className="text-sm">{choice.text}</p>}
            </div>
            {typeof choice !== 'string' && onChange && (
              <Button size="small" look="quiet" onClick={() => onChange(index, choice)}>
                {say.custom.edit}
              </Button>
            )}
            {typeof choice === 'string' && <SkillInfo id={choice} name={name} />}
            <RemoveButton what={name} onRemove={() => edit({ edit: 'remove-skill', list, index })} />
          </li>
        );
      })}
    </ul>
  );
}

/** Tells an elite skill from a common one. */
export function EliteMark() {
  return (
    <span className="ml-2 rounded-md border border-gold px-1.5 py-px align-[0.1em] text-xs font-semibold text-muted">
      {say.tiers.elite}
    </span>
  );
}
