import type { PlainData } from '../../../match/plain-data';
import { buildForm } from '../../../painted-die/play/build-form';
import { paintedFaces } from '../../../painted-die/play/painted-faces';
import { issueSentence } from '#words/systems/first/messages/issues';
import { tableWords as words } from '#words/systems/first/messages/play';
import { terms } from '#words/systems/first/messages/terms';
import type { RuleIssue } from '../rules/issue';
import { die } from '../sheet/pips';

/** A fiend that may be configured, by its die. */
export const fiendText = (sheet: PlainData): string => words.die(paintedFaces(sheet, die.pips));

/** A fiend has no Skill. */
export const fiendForm = buildForm({
  pips: die.pips.filter((pip) => pip !== 'skill').map((id) => ({ id, name: terms.pips[id] })),
  skills: [],
  issue: (issue) => issueSentence(issue as RuleIssue),
});
