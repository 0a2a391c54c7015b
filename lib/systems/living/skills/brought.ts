import { broughtNames } from '#words/systems/living/messages/skill-names';
import { give } from './effects/build';
import type { Skill, SkillBody, SkillClass } from './school';

/** A skill that nobody learns: a status or a follower brings it. */
export interface BroughtSkill extends SkillBody {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly class: SkillClass;
}

export const broughtSkills: readonly BroughtSkill[] = [
  {
    /** Chapter "Conditions and Statuses", recovering. */
    id: 'recovering/purify',
    name: broughtNames['recovering/purify'],
    icon: 'healing-shield',
    class: 'Skill',
    actions: 2,
    green: [{ act: 'cure', count: { fixed: 1 }, pick: 'any', whom: 'you', counters: true }],
  },
  {
    /** Chapter "Followers", snowman. */
    id: 'snowman/hard-knock',
    name: broughtNames['snowman/hard-knock'],
    icon: 'snowman',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [give('knockdown', 1)],
  },
];

/** Skills of a snowman beside those of the Snowfall series. */
export const snowmanSkills: readonly Skill[] = broughtSkills
  .filter(({ id }) => id.startsWith('snowman/'))
  .map((brought) => ({ ...brought, school: 'snowfall', tier: 'form', needs: [] }));
