/** The actions of a school's skills, as tests choose them: the first that is offered with this skill. */
export const picksOf = (school: string) => {
  const pick = (action: 'melee' | 'shoot' | 'use') => (skill: string) => ({
    pick: action,
    skill: `${school}/${skill}`,
  });
  return { strike: pick('melee'), shoot: pick('shoot'), use: pick('use') };
};
