'use client';
import clsx from 'clsx';
import { useId } from 'react';
import { words } from '@/lib/messages/index';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { SkillChoice } from '@/lib/systems/living/sheet/hero';
import type { Skill } from '@/lib/systems/living/skills/school';
import { chosenIn } from '../systems/living/skills/skill-names';
import { EliteMark } from '../systems/living/skills/skill-rows';
import { useBench, useBuilder } from '../draft/use-draft';

const say = words.builder.skills;

/** One skill to take. A locked one can still be reached and read, and says why it is not to be had. */
export function SkillOption({
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
  const { hero } = useBuilder();
  const { edit } = useBench();
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
        {skill.tier === 'elite' && <EliteMark />}
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
