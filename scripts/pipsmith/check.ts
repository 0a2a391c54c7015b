import { words } from '@/lib/messages/index';
import { issuesOf, nameOf, pointsOf, verdictOn, wordsOf } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import { oneOperand, parseArguments } from './arguments';
import { readSheetFile } from './input';
import { refuse, resultJson, show, tell, wrongCall, type Command } from './terminal';
import { visible } from './visible';

const reportOf = (document: SheetDocument) => {
  const issues = issuesOf(document);
  const { issue: sentence } = wordsOf(document.system);
  return {
    legal: verdictOn(document).isLegal,
    points: pointsOf(document),
    issues: issues.map((issue) => ({
      rule: issue.rule,
      severity: issue.severity,
      path: issue.path,
      message: sentence(issue),
    })),
  };
};

const inWords = (document: SheetDocument, { legal, points, issues }: ReturnType<typeof reportOf>): string =>
  [
    words.commandLine.verdictLine(visible(nameOf(document)), legal, points.spent, points.budget),
    ...issues.map(({ severity, path, message }) =>
      words.commandLine.issueLine(
        severity,
        visible(wordsOf(document.system).where(path, document.sheet)),
        visible(message),
      ),
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
  const read = await readSheetFile(call.value.operand);
  if (!read.ok) return refuse(read.error);
  const documents = documentsOf(read.value);
  const reports = documents.map(reportOf);
  if (call.value.has('json')) {
    resultJson(read.value.kind === 'sheet' ? reports[0] : reports);
  } else if (documents.length === 0) {
    tell(words.commandLine.emptyParty);
  } else {
    documents.forEach((document, index) => {
      const report = reports[index];
      if (report !== undefined) show(inWords(document, report));
    });
  }
  return reports.every(({ legal }) => legal) ? 0 : 1;
};
