import type { Result } from '@/lib/result';
import { commandLineMessages } from '@/lib/messages/command-line';
import { issuesOf, nameOf, pointsOf, verdictOn, messagesOf } from '@/lib/systems/document';
import { documentsOf, type SheetFile } from '@/lib/systems/file';
import type { SheetDocument } from '@/lib/systems/sheet';
import { parseArguments } from './arguments';
import { readSheetFile } from './input';
import {
  refuse,
  resultJson,
  show,
  notify,
  wrongCall,
  type Command,
  type ExitCode,
  visible,
} from './terminal';

const reportOf = (document: SheetDocument) => {
  const issues = issuesOf(document);
  const { issue: sentence } = messagesOf(document.system);
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
    commandLineMessages.verdictLine(visible(nameOf(document)), legal, points.spent, points.budget),
    ...issues.map(({ severity, path, message }) =>
      commandLineMessages.issueLine(
        severity,
        visible(messagesOf(document.system).where(path, document.sheet)),
        visible(message),
      ),
    ),
  ].join('\n');

type Report = ReturnType<typeof reportOf>;

/** Result of a file: the report of a sheet, those of a party, or the sentence that says why it is neither. */
type Checked = Report | readonly Report[] | { readonly error: string };

const checkedIn = (read: Result<SheetFile, string>): Checked => {
  if (!read.ok) return { error: read.error };
  const reports = documentsOf(read.value).map(reportOf);
  const [report] = reports;
  return read.value.kind === 'sheet' && report ? report : reports;
};

const exitOf = (checked: Checked): ExitCode => {
  if ('error' in checked) return 2;
  return [checked].flat().every(({ legal }) => legal) ? 0 : 1;
};

const showInWords = (read: Result<SheetFile, string>): void => {
  if (!read.ok) {
    notify(read.error);
    return;
  }
  const documents = documentsOf(read.value);
  if (documents.length === 0) notify(commandLineMessages.emptyParty);
  for (const document of documents) show(inWords(document, reportOf(document)));
};

const worst = (exits: readonly ExitCode[]): ExitCode =>
  exits.reduce((one, other) => (other > one ? other : one), 0);

/** Whether heroes and those in parties are legal, and what is wrong; see docs/command-line.md. */
export const check: Command = async (args) => {
  const call = parseArguments(args, { json: { type: 'boolean' } });
  if (!call.ok) return wrongCall('check', call.error);
  const { operands: files, has } = call.value;
  if (files.length === 0) return wrongCall('check', commandLineMessages.fileMissing);
  if (files.filter((file) => file === '-').length > 1) return refuse(commandLineMessages.oneStandardInput);
  const reads: Result<SheetFile, string>[] = [];
  for (const file of files) reads.push(await readSheetFile(file));
  const [only] = reads;
  if (only && !only.ok && reads.length === 1) return refuse(only.error);
  const checked = reads.map(checkedIn);
  if (has('json')) resultJson(checked.length === 1 ? checked[0] : checked);
  else reads.forEach(showInWords);
  return worst(checked.map(exitOf));
};
