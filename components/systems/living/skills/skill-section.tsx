'use client';
import { useId } from 'react';
import { words } from '@/lib/messages/index';
import type { SkillLock } from '@/lib/systems/living/rules/skill-locks';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { Skill } from '@/lib/systems/living/skills/school';
import { SkillInfo } from '../../../builder/skill-info';
import { SkillOption } from '../../../builder/skill-option';

export interface Option {
  readonly skill: Skill;
  readonly lock: SkillLock | undefined;
}

const reasonOf = ({ lock }: Option): string | undefined =>
  lock && lock.lock !== 'chosen' ? words.issues.lock(lock) : undefined;

/** The reason that more than half of the locked skills share, if at least three do. */
const sharedReason = (reasons: readonly string[]): string | undefined => {
  const times = (reason: string): number => reasons.filter((each) => each === reason).length;
  return reasons.find((reason) => times(reason) >= 3 && times(reason) * 2 > reasons.length);
};

/** The skills of a school. A reason that locks several of them is given once. */
export function SkillSection({
  name,
  list,
  options,
}: {
  readonly name: string;
  readonly list: SkillList;
  readonly options: readonly Option[];
}) {
  const shared = useId();
  const reasons = options.map(reasonOf).filter((reason) => reason !== undefined);
  const common = sharedReason(reasons);
  return (
    <section aria-label={name}>
      <div className="sticky -top-4 z-10 border-b border-line bg-leaf pt-3 pb-1">
        <h3 className="text-lg">{name}</h3>
        {common !== undefined && (
          <p id={shared} className="text-sm text-muted italic">
            {common}
          </p>
        )}
      </div>
      <ul className="flex flex-col">
        {options.map((option) => {
          const reason = reasonOf(option);
          return (
            <li key={option.skill.id} className="flex items-center gap-1">
              <SkillOption
                list={list}
                skill={option.skill}
                locked={option.lock !== undefined}
                reason={reason === common ? undefined : reason}
                reasonId={reason !== undefined && reason === common ? shared : undefined}
              />
              <SkillInfo id={option.skill.id} name={option.skill.name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
