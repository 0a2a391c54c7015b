import { calibrationSheets } from '@/lib/cards/paper/calibration';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, type Result } from '@/lib/result';
import type { Arguments } from './arguments';
import { openOutput, writeOutput } from './output';
import { paperOf } from './print-look';
import { notify, refuse, wrongCall, type ExitCode } from './terminal';

/** Writes sheets as a PDF, whole or not at all; an error is a sentence. */
export const writePdf = async (
  sheets: readonly PrintSheet[],
  title: string,
  output: string,
  inputs: readonly string[],
): Promise<Result<undefined, string>> => {
  const target = await openOutput(output, inputs);
  if (!target.ok) return target;
  const { renderInNode } = await import('@/components/pdf/node');
  const meta = { title, author: messages.terms.credits, language: messages.terms.language };
  const pdf = await renderInNode(sheets, meta).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (pdf instanceof Error) return err(commandLineMessages.printStopped(pdf.message));
  return writeOutput(output, target.value, pdf);
};

/** Two pages that tell how far the printer lays backs aside. */
export const printCalibration = async ({ operands, value, has }: Arguments): Promise<ExitCode> => {
  const say = commandLineMessages;
  if (operands.length > 0 || has('duplex')) return wrongCall('print', say.calibrationAlone);
  const output = value('output');
  if (output === undefined || output === '-') return wrongCall('print', say.outputMissing);
  const paper = paperOf(value('paper'));
  if (!paper.ok) return wrongCall('print', paper.error);
  const sheets = calibrationSheets(paper.value, messages.print.calibration);
  const written = await writePdf(sheets, printPageMessages.calibration.title, output, []);
  if (!written.ok) return refuse(written.error);
  notify(say.calibrationPrinted(output));
  return 0;
};
