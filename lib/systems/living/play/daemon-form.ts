import type { BuildForm } from '../../../match/build-form';
import type { PlainData } from '../../../match/plain-data';
import { buildForm } from '../../../painted-die/play/build-form';
import { paintedFaces } from '../../../painted-die/play/painted-faces';
import { entryOf } from '../../../skirmish/play/requests';
import { issues } from '#words/systems/living/messages/issues';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import { terms } from '#words/systems/living/messages/terms';
import { isDaemonSkill } from '../rules/daemon';
import type { RuleIssue } from '../rules/issue';
import { pips } from '../sheet/pips';
import { skills } from '../skills/index';

/** A daemon that may be built, by its die and what it knows. */
export const daemonText = (sheet: PlainData): string => {
  const skills = entryOf(sheet, 'skills');
  const known = Array.isArray(skills) ? skills.filter((id) => typeof id === 'string') : [];
  const texts = [words.die(paintedFaces(sheet, pips)), words.skills(known)];
  return texts.filter((text) => text !== '').join('. ');
};

/** A daemon has Daemon Skills, as many as its summoner has slots for, and never shoots. */
export const daemonForm = (slots: number): BuildForm =>
  buildForm({
    pips: pips.filter((pip) => pip !== 'ranged').map((id) => ({ id, name: terms.pips[id] })),
    skills: slots > 0 ? skills.filter(({ id }) => isDaemonSkill(id)) : [],
    issue: (issue) => issues.sentence(issue as RuleIssue),
  });
