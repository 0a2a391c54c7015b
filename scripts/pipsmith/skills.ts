import type { SkillText } from '@/lib/systems/living/messages/skill-text';
import { skillWords, teller } from '@/lib/systems/living/messages/teller';
import { words } from '@/lib/messages/index';
import { plainLine, systems, type SkillLine } from '@/lib/systems/index';
import { parseArguments } from './arguments';
import { resultJson, show, wrongCall, type Command } from './terminal';

/** All that a skill does, a line for each of its parts, without class and target. */
const linesOf = ({ always, green, blue, removal, otherForm }: SkillText): string => {
  const after = (label: string, line: SkillLine): string =>
    line.length === 0 ? '' : `${label}: ${plainLine(line)}`;
  return [
    plainLine(always),
    after(skillWords.green(1), green),
    after(skillWords.blue(1), blue),
    after(skillWords.removal, removal),
    otherForm ? `${otherForm.while}: ${linesOf(otherForm.text)}` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};

const requiresOf = (requirements: readonly string[]): readonly string[] | undefined =>
  requirements.length === 0 ? undefined : requirements;

/** A fact that applies to some skills only. */
const where = <Fact>(name: string, fact: Fact | undefined): Readonly<Record<string, Fact>> =>
  fact === undefined ? {} : { [name]: fact };

const entries = () =>
  Object.values(systems).flatMap((system) => {
    const schoolNames = new Map<string, string>(system.schools.map(({ id, name }) => [id, name]));
    return system.skills.map((skill) => ({
      id: skill.id,
      name: skill.name,
      system: system.id,
      school: schoolNames.get(skill.school) ?? words.commandLine.training,
      tier: skill.tier,
      class: skill.class,
      text: linesOf(teller.tell(skill)),
      ...where('kind', skill.kind),
      ...where('target', skill.target),
      ...where('actions', skill.actions),
      ...where('range', skillWords.briefRange(skill)),
      ...where('requires', requiresOf(system.requirementsOf(skill))),
    }));
  });

/** Every skill of every system; contract "Command line". */
export const skills: Command = (args) => {
  const parsed = parseArguments(args, { json: { type: 'boolean' } });
  if (!parsed.ok) return Promise.resolve(wrongCall('skills', parsed.error));
  if (parsed.value.operands.length > 0) {
    return Promise.resolve(wrongCall('skills', words.commandLine.noOperands));
  }
  const all = entries();
  if (parsed.value.has('json')) resultJson(all);
  else {
    const width = Math.max(...all.map(({ id }) => id.length));
    show(
      all
        .map(({ id, tier, name, class: kind }) => `${id.padEnd(width)}  ${tier.padEnd(8)}  ${name} (${kind})`)
        .join('\n'),
    );
  }
  return Promise.resolve(0);
};
