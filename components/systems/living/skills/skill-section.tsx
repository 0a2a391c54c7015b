'use client';
import clsx from 'clsx';
import { useId } from 'react';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { panels } from '@/lib/systems/living/messages/en/panels';
import type { SkillLock } from '@/lib/systems/living/rules/skill-locks';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { SkillChoice } from '@/lib/systems/living/sheet/hero';
import type { Skill } from '@/lib/systems/living/skills/school';
import { useEdit, useHero } from '../use-hero';
import { chosenIn } from './skill-names';
import { EliteIcon, SkillInfo } from './skill-rows';

const say = panels.skills;

export interface Option {
  readonly skill: Skill;
  readonly lock: SkillLock | undefined;
}

const reasonOf = ({ lock }: Option): string | undefined =>
  lock && lock.lock !== 'chosen' ? issues.lock(lock) : undefined;

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

/** One skill to take. A locked one can still be reached and read, and says why it is not to be had. */
function SkillOption({
  list,
  skill,
  locked,
  reason,
  reasonId,
}: {
  readonly list: SkillList;
  readonly skill: Skill;
  readonly locked: boolean;
  /** Why it is not to be had, if that is not said elsewhere. */
  readonly reason: string | undefined;
  /** The element that says why. */
  readonly reasonId: string | undefined;
}) {
  const hero = useHero();
  const edit = useEdit();
  const why = useId();
  const times = chosenTimes(chosenIn(hero, list), skill.id);
  return (
    <button
      type="button"
      aria-disabled={locked}
      aria-describedby={reason === undefined ? reasonId : why}
      data-skill={skill.id}
      className={clsx(
        'flex min-h-10 min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-2 py-1.5 text-left',
        locked ? 'text-muted' : 'hover:bg-paper',
      )}
      onClick={() => {
        if (!locked) edit({ edit: 'add-skill', list, skill: skill.id });
      }}
    >
      <span className={clsx(!locked && 'font-semibold')}>
        {skill.name}
        {skill.tier === 'elite' && <EliteIcon />}
        {times > 0 && <span className="ml-2 text-sm font-semibold text-good">{say.chosenTimes(times)}</span>}
      </span>
      <span className="text-sm text-muted">{skill.class}</span>
      {reason !== undefined && (
        <span id={why} className="w-full text-sm italic">
          {reason}
        </span>
      )}
    </button>
  );
}

const chosenTimes = (chosen: readonly SkillChoice[], id: string): number =>
  chosen.filter((choice) => choice === id).length;
