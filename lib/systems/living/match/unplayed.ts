import type { Skill } from '../skills/school';

/** Acts and named effects that the match does not play yet; a test lists the skills that wait for them. */
export const unplayedActs: ReadonlySet<string> = new Set(['fly']);

export const unplayedNamed: ReadonlySet<string> = new Set([]);

/** Frames and kinds of skills that wait too. */
export const unplayedFrames: ReadonlySet<string> = new Set([]);
/** Followers and things that no skill brings yet. */
export const unplayedSummons: ReadonlySet<string> = new Set();

const parts = (value: unknown): readonly object[] => {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
};

/** What of an entry is not played yet; nothing for a skill that works. */
export const missingOf = ({ always, green, blue, removal, otherForm }: Skill): readonly string[] => [
  ...parts([always, green, blue, removal, otherForm]).flatMap((part) =>
    'act' in part && part.act === 'summon' && 'what' in part && unplayedSummons.has(String(part.what))
      ? ['summon']
      : 'act' in part && typeof part.act === 'string' && unplayedActs.has(part.act)
        ? [part.act]
        : 'named' in part && typeof part.named === 'string' && unplayedNamed.has(part.named)
          ? [part.named]
          : 'frame' in part && typeof part.frame === 'string' && unplayedFrames.has(part.frame)
            ? [part.frame]
            : [],
  ),
];

const known = new WeakMap<Skill, boolean>();

export const isUnplayed = (skill: Skill): boolean => {
  let is = known.get(skill);
  if (is === undefined) {
    is = missingOf(skill).length > 0;
    known.set(skill, is);
  }
  return is;
};
