'use client';
import clsx from 'clsx';
import { useId } from 'react';
import { words } from '@/lib/messages/index';
import type { HeroDraft, Skill, SkillChoice, SkillList, SkillLock } from '@/lib/systems/index';
import { EliteMark } from './skill-rows';
import { useBench, useBuilder } from './use-builder';

const say = words.builder.skills;

/** One skill to take. A locked one can still be reached and read, and says why it is not to be had. */
export function SkillOption({
  list,
  skill,
  lock,
}: {
  readonly list: SkillList;
  readonly skill: Skill;
  readonly lock: SkillLock | undefined;
}) {
  const { hero } = useBuilder();
  const { edit } = useBench();
  const why = useId();
  const times = chosenTimes(chosenIn(hero, list), skill.id);
  return (
    <button
      type="button"
      aria-disabled={lock !== undefined}
      aria-describedby={lock && why}
      data-skill={skill.id}
      className={clsx(
        'flex w-full flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-2 py-1.5 text-left',
        lock ? 'text-muted' : 'hover:bg-paper',
      )}
      onClick={() => {
        if (!lock) edit({ edit: 'add-skill', list, skill: skill.id });
      }}
    >
      <span className={clsx(!lock && 'font-semibold')}>
        {skill.name}
        {skill.tier === 'elite' && <EliteMark />}
        {times > 0 && <span className="ml-2 text-sm font-semibold text-good">{say.chosenTimes(times)}</span>}
      </span>
      <span className="text-sm text-muted">{skill.class}</span>
      {lock && lock.lock !== 'chosen' && (
        <span id={why} className="w-full text-sm italic">
          {words.issues.lock(lock)}
        </span>
      )}
    </button>
  );
}

const chosenIn = (hero: HeroDraft, list: SkillList): readonly SkillChoice[] => {
  if (list === 'hero') return hero.skills;
  return list === 'snowfall' ? hero.snowfall.skills : (hero.followers[list.follower]?.skills ?? []);
};

const chosenTimes = (chosen: readonly SkillChoice[], id: string): number =>
  chosen.filter((choice) => choice === id).length;
