import { listReference } from '../../list-reference';
import type { RuleNote } from '../../reference-part';
import { measuredNote, measuredSection } from '#words/systems/warband/messages/measured';
import { chapters, lists, pages } from '#words/systems/warband/messages/rulebook';
import { rulings } from '#words/systems/warband/messages/rulings';
import { ruleSkills } from '../reference/rule-skills';
import { findScenario } from '../scenarios/scenario';

const notesOnSkill = (id: string): readonly RuleNote[] => {
  const text = measuredNote(id);
  return text === undefined ? [] : [{ address: 'warband#measured', name: measuredSection.title, text }];
};

/** The warband skirmish to read. */
export const reference = listReference({
  chapters,
  lists,
  skills: ruleSkills,
  rulings,
  words: pages,
  notesOnSkill,
  isScenario: (section) => findScenario(section) !== undefined,
});
