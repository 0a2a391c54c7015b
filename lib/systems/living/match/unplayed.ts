import type { Effect } from '../effects/effect';
import type { Skill } from '../skills/school';

/** Acts and named effects that the match does not play yet; a test lists the skills that wait for them. */
export const unplayedActs: ReadonlySet<string> = new Set([
  'cancel-action',
  'cloud',
  'explode',
  'fly',
  'heal-later',
  'heal-less',
  'shrink-dicepool',
  'summon',
  'throw-daggers',
]);

const parts = (value: unknown): readonly object[] => {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
};

/** What of an entry is not played yet; nothing for a skill that works. */
export const missingOf = ({ always, green, blue, removal }: Skill): readonly string[] =>
  parts([always, green, blue, removal]).flatMap((part) => {
    const effect = part as Partial<Record<'act' | 'named', unknown>> & Partial<Effect>;
    if (typeof effect.act === 'string' && unplayedActs.has(effect.act)) return [effect.act];
    return typeof effect.named === 'string' ? [effect.named] : [];
  });

const known = new WeakMap<Skill, boolean>();

export const isUnplayed = (skill: Skill): boolean => {
  let is = known.get(skill);
  if (is === undefined) {
    is = missingOf(skill).length > 0 || skill.kind === 'trap';
    known.set(skill, is);
  }
  return is;
};
