import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { skillPrints, type SkillPrint } from '@/lib/systems/skill-print';
import type { Arguments } from './arguments';
import { originFor } from './origin';
import { exportOptions, exportsOf, hasExports, type ExportCall } from './print-export-call';
import { kitOptions } from './print-kit';
import { lookOf, lookOptions, type PrintLook } from './print-look';

/** All options of `print`. */
export const options = {
  output: { type: 'string', short: 'o' },
  ...lookOptions,
  skills: { type: 'string' },
  notes: { type: 'boolean' },
  'fold-out': { type: 'boolean' },
  origin: { type: 'string' },
  ...kitOptions,
  ...exportOptions,
  calibration: { type: 'boolean' },
  'allow-illegal': { type: 'boolean' },
} as const;

/** A call of `print` that makes sense. */
export interface Call {
  readonly files: readonly string[];
  /** File for the PDF; without it only the exports are made. */
  readonly output: string | undefined;
  readonly exports: ExportCall;
  readonly look: PrintLook;
  readonly skills: SkillPrint;
  readonly notes: boolean;
  /** Whether a hero is one strip that is folded, instead of cards. */
  readonly foldsOut: boolean;
  /** Where links lead; undefined where there is no public address. */
  readonly origin: string | undefined;
  readonly allowIllegal: boolean;
}

const skillPrintOf = (given: string): Result<SkillPrint, string> => {
  const print = skillPrints.find((known) => known === given);
  return print ? ok(print) : err(commandLineMessages.badSkills(given, skillPrints));
};

/** The call out of its arguments; an error is a sentence. */
export const callOf = (args: Arguments): Result<Call, string> => {
  const { operands: files, has, value } = args;
  if (files.length === 0) return err(commandLineMessages.fileMissing);
  if (files.filter((file) => file === '-').length > 1) return err(commandLineMessages.oneStandardInput);
  const exports = exportsOf(args);
  if (!exports.ok) return exports;
  const output = value('output');
  if (output === '-' || (output === undefined && !hasExports(exports.value)))
    return err(commandLineMessages.outputMissing);
  const look = lookOf(args);
  if (!look.ok) return look;
  const skills = skillPrintOf(value('skills') ?? 'short');
  if (!skills.ok) return skills;
  const origin = originFor(value('origin'));
  if (!origin.ok) return origin;
  return ok({
    files,
    output,
    exports: exports.value,
    look: look.value,
    skills: skills.value,
    notes: has('notes'),
    foldsOut: has('fold-out'),
    origin: origin.value,
    allowIllegal: has('allow-illegal'),
  });
};
