import { ballads } from './ballads';
import type { Category, Skill } from './category';
import { melee } from './melee';
import { prayers } from './prayers';
import { primalForce } from './primal-force';
import { ranged } from './ranged';
import { summoning } from './summoning';
import { survival } from './survival';

/** In the order of the book. */
export const categories: readonly Category[] = [
  melee,
  ranged,
  survival,
  ballads,
  prayers,
  primalForce,
  summoning,
];

export const skills: readonly Skill[] = categories.flatMap((each) => each.skills);

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

/** The skill of an id; undefined for an id that no category has. */
export const findSkill = (id: string): Skill | undefined => byId.get(id);
