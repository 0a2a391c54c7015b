import { layKits, usedCards } from '@/components/print/kit/lay-kits';
import { printedSheets } from '@/components/print/printed-sheets';
import { countSheets } from '@/components/print/sheets';
import type { Card } from '@/lib/cards/card';
import { messages } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import { encodeSheet, heroLink, originOf } from '@/lib/share/index';
import { cardsOf, nameOf, verdictOn } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { open } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { skillPrints, type SkillPrint } from '@/lib/systems/system';
import { parseArguments, type Arguments } from './arguments';
import { notifyIllegal, refuse, notify, wrongCall, type Command } from './terminal';
import { readSheetFile } from './input';
import { originFor } from './origin';
import { openOutput, writeOutput } from './output';
import { kitOf, kitOptions, type KitCall } from './print-kit';
import { lookOf, lookOptions, type PrintLook } from './print-look';

const options = {
  output: { type: 'string', short: 'o' },
  ...lookOptions,
  skills: { type: 'string' },
  notes: { type: 'boolean' },
  origin: { type: 'string' },
  ...kitOptions,
  'allow-illegal': { type: 'boolean' },
} as const;

interface Call {
  readonly files: readonly string[];
  readonly output: string;
  readonly look: PrintLook;
  readonly skills: SkillPrint;
  readonly notes: boolean;
  /** Where links lead; undefined where there is no public address. */
  readonly origin: string | undefined;
  readonly allowIllegal: boolean;
  readonly kit: KitCall;
}

/** An address that links can begin with: http or https, host and port, nothing behind them. */
const skillPrintOf = (given: string): Result<SkillPrint, string> => {
  const print = skillPrints.find((known) => known === given);
  return print ? ok(print) : err(messages.commandLine.badSkills(given, skillPrints));
};

const callOf = async (args: Arguments): Promise<Result<Call, string>> => {
  const { operands: files, has, value } = args;
  if (files.length === 0) return err(messages.commandLine.fileMissing);
  if (files.filter((file) => file === '-').length > 1) return err(messages.commandLine.oneStandardInput);
  const output = value('output');
  if (output === undefined || output === '-') return err(messages.commandLine.outputMissing);
  const look = lookOf(args);
  if (!look.ok) return look;
  const skills = skillPrintOf(value('skills') ?? 'short');
  if (!skills.ok) return skills;
  const kit = await kitOf(args);
  if (!kit.ok) return kit;
  const origin = originFor(value('origin'));
  if (!origin.ok) return origin;
  return ok({
    files,
    output,
    look: look.value,
    skills: skills.value,
    notes: has('notes'),
    origin: origin.value,
    allowIllegal: has('allow-illegal'),
    kit: kit.value,
  });
};

const readAll = async (files: readonly string[]): Promise<Result<readonly SheetDocument[], string>> => {
  const heroes: SheetDocument[] = [];
  for (const file of files) {
    const read = await readSheetFile(file);
    if (!read.ok) return read;
    heroes.push(...documentsOf(read.value));
  }
  return heroes.length === 0 ? err(messages.commandLine.emptyParty) : ok(heroes);
};

/** The public address for links, after saying why there is none. */
const publicOrigin = (setting: string | undefined): string | undefined => {
  const origin = originOf(setting);
  if (setting === undefined) notify(messages.commandLine.noOrigin);
  else if (origin === undefined) notify(messages.commandLine.localOrigin(setting));
  return origin;
};

const cardsFor = (
  hero: SheetDocument,
  print: Pick<Call, 'skills' | 'notes'>,
  origin: string | undefined,
): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeSheet(hero);
  if (code?.ok === false) {
    notify(messages.commandLine.noLink(nameOf(hero), messages.share.problem(code.error)));
  }
  const link = origin !== undefined && code?.ok === true ? heroLink(origin, code.value) : undefined;
  return cardsOf(hero, { link, ...print });
};

/** The PDF of Hero Cards, the same module as in the browser; contract "Command line", chapter on printing. */
export const print: Command = async (args) => {
  const parsed = parseArguments(args, options);
  const call = parsed.ok ? await callOf(parsed.value) : parsed;
  if (!call.ok) return wrongCall('print', call.error);
  const { files, output, look, skills, notes, origin, allowIllegal, kit } = call.value;
  const heroes = await readAll(files);
  if (!heroes.ok) return refuse(heroes.error);
  const illegal = heroes.value.filter((hero) => !verdictOn(hero).isLegal);
  if (illegal.length > 0 && !allowIllegal) {
    illegal.forEach(notifyIllegal);
    notify(messages.commandLine.illegalHeroes);
    return 1;
  }
  const target = await openOutput(output, files);
  if (!target.ok) return refuse(target.error);
  const linkOrigin = publicOrigin(origin);
  const systems = heroes.value.map(({ system }) => system);
  await open(systems, 'cards', 'kit');
  const cards = heroes.value.flatMap((hero) =>
    usedCards(hero.system, cardsFor(hero, { skills, notes }, linkOrigin), kit),
  );
  for (const notice of cards.flatMap((card) => card.notices)) notify(messages.commandLine.cardNotice(notice));
  const laid = layKits(
    heroes.value.map((hero) => ({ hero })),
    kit,
    {},
  );
  laid.notices?.forEach((notice) => {
    notify(notice);
  });
  for (const { name, count, why } of laid.counters) notify(`${name} × ${count}: ${why}`);
  const sheets = printedSheets(cards, laid, { ...look, labels: messages.print.labels });
  const { renderInNode } = await import('@/components/pdf/node');
  const pdf = await renderInNode(sheets, {
    title: messages.print.title(heroes.value.map(nameOf)),
    author: messages.terms.credits,
    language: 'en',
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (pdf instanceof Error) return refuse(messages.commandLine.printStopped(pdf.message));
  const written = await writeOutput(output, target.value, pdf);
  if (!written.ok) return refuse(written.error);
  notify(messages.commandLine.printed(countSheets(cards, laid, sheets), output));
  return 0;
};
