import { conversionsOf, type Conversion } from '@/lib/systems/document';
import { open, partOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';

/** A skill of another game, and the sheet as that game takes it over, with the skill. */
export interface SkillElsewhere {
  readonly skill: string;
  readonly conversion: Conversion;
}

/** Skills offered of one game at most. */
const most = 2;

const inGame = (
  { system, sheet }: SheetDocument,
  to: SystemId,
  isAsked: (name: string) => boolean,
): readonly SkillElsewhere[] => {
  const given = partOf(system, 'conversions')?.give(sheet);
  const there = partOf(to, 'conversions');
  if (!given || !there) return [];
  const names = new Set((partOf(to, 'skills') ?? []).map(({ name }) => name).filter(isAsked));
  const found: SkillElsewhere[] = [];
  for (const skill of names) {
    if (found.length >= most) break;
    // The skill that is asked for comes first; those for which there is no room then stay behind.
    const skills = [skill, ...given.skills.filter((name) => name !== skill)];
    const taken = there.take({ ...given, skills });
    if (!there.give(taken.sheet).skills.includes(skill)) continue;
    found.push({ skill, conversion: { document: { system: to, sheet: taken.sheet }, left: taken.left } });
  }
  return found;
};

/**
 * Skills that the sheet could have in a game which takes it over. Rejects when a script cannot be loaded.
 * @param isAsked whether a skill of this name is looked for
 */
export const skillsElsewhere = async (
  document: SheetDocument,
  isAsked: (name: string) => boolean,
): Promise<readonly SkillElsewhere[]> => {
  const games = conversionsOf(document.system);
  await open([document.system, ...games], 'conversions', 'skills');
  return games.flatMap((to) => inGame(document, to, isAsked));
};
