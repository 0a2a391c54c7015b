import type { RuleRef } from './chapters';
import { generalRulings } from './general-rulings';
import { schoolRulings } from './school-rulings';
import type { SchoolId } from '../skills/school';

/** A question that the rulebook leaves open, decided; its words are in the messages. */
export interface Ruling {
  /** Id in comments and pages: "12", "skills-5", "warrior-berserk". */
  readonly id: string;
  readonly group: RulingGroup;
  /** Rules that it settles, and places that show it. */
  readonly about: readonly RuleRef[];
}

/** Rulings as the page of rulings groups them. */
export type RulingGroup = keyof typeof generalRulings | (keyof typeof schoolRulings & SchoolId);

const flat = <Group extends string>(
  groups: Readonly<Record<Group, Readonly<Record<string, readonly RuleRef[]>>>>,
): readonly (readonly [Group, string, readonly RuleRef[]])[] =>
  (Object.keys(groups) as Group[]).flatMap((group) =>
    Object.entries(groups[group]).map(([id, about]) => [group, id, about] as const),
  );

/** Every ruling, in the order of the page: building, playing, for all skills, taken here, school by school. */
export const rulings: readonly Ruling[] = [...flat(generalRulings), ...flat(schoolRulings)].map(
  ([group, id, about]) => ({ id, group, about }),
);
