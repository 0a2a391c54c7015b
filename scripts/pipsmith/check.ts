import { words } from '@/lib/messages/index';
import { systems, type HeroDraft } from '@/lib/systems/index';
import { oneOperand, parseArguments } from './arguments';
import { heroesOf, readHeroFile } from './input';
import { refuse, resultJson, show, tell, wrongCall, type Command } from './terminal';
import { visible } from './visible';

const reportOf = (hero: HeroDraft) => {
  const system = systems[hero.system];
  const issues = system.check(hero);
  return {
    legal: issues.every(({ severity }) => severity !== 'error'),
    points: system.points(hero),
    issues: issues.map((issue) => ({
      rule: issue.rule,
      severity: issue.severity,
      path: issue.path,
      message: words.issues.sentence(issue),
    })),
  };
};

const inWords = (hero: HeroDraft, { legal, points, issues }: ReturnType<typeof reportOf>): string =>
  [
    words.commandLine.verdictLine(visible(hero.name), legal, points.spent, points.budget),
    ...issues.map(({ severity, path, message }) =>
      words.commandLine.issueLine(severity, visible(words.issues.where(path, hero)), visible(message)),
    ),
  ].join('\n');

/** Whether a hero or every hero of a party is legal, and what is wrong; contract "Command line". */
export const check: Command = async (args) => {
  const call = oneOperand(
    parseArguments(args, { json: { type: 'boolean' } }),
    words.commandLine.fileMissing,
    words.commandLine.oneFile,
  );
  if (!call.ok) return wrongCall('check', call.error);
  const read = await readHeroFile(call.value.operand);
  if (!read.ok) return refuse(read.error);
  const heroes = heroesOf(read.value);
  const reports = heroes.map(reportOf);
  if (call.value.has('json')) {
    resultJson(read.value.kind === 'hero' ? reports[0] : reports);
  } else if (heroes.length === 0) {
    tell(words.commandLine.emptyParty);
  } else {
    heroes.forEach((hero, index) => {
      const report = reports[index];
      if (report !== undefined) show(inWords(hero, report));
    });
  }
  return reports.every(({ legal }) => legal) ? 0 : 1;
};
