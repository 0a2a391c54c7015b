import { countSheets, sheetsOf } from '@/components/print/sheets';
import type { Card } from '@/lib/cards/card';
import { words } from '@/lib/messages/index';
import { onCards } from '@/lib/systems/living/messages/teller';
import { err, ok, type Result } from '@/lib/result';
import { encodeHero, heroLink, originOf } from '@/lib/share/index';
import { cards } from '@/lib/systems/cards';
import { skillPrints, systems, type HeroDraft, type SkillPrint } from '@/lib/systems/index';
import { parseArguments, type Arguments } from './arguments';
import { heroesOf, readHeroFile } from './input';
import { openOutput, writeOutput } from './output';
import { kitOf, kitOptions, type KitCall } from './print-kit';
import { lookOf, lookOptions, type PrintLook } from './print-look';
import { refuse, tell, wrongCall, type Command } from './terminal';

const options = {
  output: { type: 'string', short: 'o' },
  ...lookOptions,
  skills: { type: 'string' },
  origin: { type: 'string' },
  ...kitOptions,
  'allow-illegal': { type: 'boolean' },
} as const;

interface Call {
  readonly files: readonly string[];
  readonly output: string;
  readonly look: PrintLook;
  readonly skills: SkillPrint;
  /** Where links lead; undefined where there is no public address. */
  readonly origin: string | undefined;
  readonly allowIllegal: boolean;
  readonly kit: KitCall;
}

/** An address that links can begin with: http or https, host and port, nothing behind them. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}${password}` === '';
};

const originFor = (given: string | undefined): Result<string | undefined, string> => {
  const setting = given ?? process.env['PIPSMITH_ORIGIN']?.trim() ?? '';
  if (setting === '') return ok(undefined);
  if (!isOrigin(setting)) {
    return err(words.commandLine.badOrigin(given === undefined ? 'PIPSMITH_ORIGIN' : '--origin', setting));
  }
  return ok(setting);
};

const skillPrintOf = (given: string): Result<SkillPrint, string> => {
  const print = skillPrints.find((known) => known === given);
  return print ? ok(print) : err(words.commandLine.badSkills(given, skillPrints));
};

const callOf = (args: Arguments): Result<Call, string> => {
  const { operands: files, has, value } = args;
  if (files.length === 0) return err(words.commandLine.fileMissing);
  if (files.filter((file) => file === '-').length > 1) return err(words.commandLine.oneStandardInput);
  const output = value('output');
  if (output === undefined || output === '-') return err(words.commandLine.outputMissing);
  const look = lookOf(args);
  if (!look.ok) return look;
  const skills = skillPrintOf(value('skills') ?? 'short');
  if (!skills.ok) return skills;
  const kit = kitOf(args);
  if (!kit.ok) return kit;
  const origin = originFor(value('origin'));
  if (!origin.ok) return origin;
  return ok({
    files,
    output,
    look: look.value,
    skills: skills.value,
    origin: origin.value,
    allowIllegal: has('allow-illegal'),
    kit: kit.value,
  });
};

const readAll = async (files: readonly string[]): Promise<Result<readonly HeroDraft[], string>> => {
  const heroes: HeroDraft[] = [];
  for (const file of files) {
    const read = await readHeroFile(file);
    if (!read.ok) return read;
    heroes.push(...heroesOf(read.value));
  }
  return heroes.length === 0 ? err(words.commandLine.emptyParty) : ok(heroes);
};

/** Names every broken rule of the illegal heroes. */
const tellIllegal = (heroes: readonly HeroDraft[]): void => {
  for (const hero of heroes) {
    const system = systems[hero.system];
    const { spent, budget } = system.points(hero);
    tell(words.commandLine.verdictLine(hero.name, false, spent, budget));
    for (const issue of system.check(hero)) {
      if (issue.severity !== 'error') continue;
      const place = words.issues.where(issue.path, hero);
      tell(words.commandLine.issueLine(issue.severity, place, words.issues.sentence(issue)));
    }
  }
  tell(words.commandLine.illegalHeroes);
};

/** The public address for links, after saying why there is none. */
const publicOrigin = (setting: string | undefined): string | undefined => {
  const origin = originOf(setting);
  if (setting === undefined) tell(words.commandLine.noOrigin);
  else if (origin === undefined) tell(words.commandLine.localOrigin(setting));
  return origin;
};

const cardsOf = (hero: HeroDraft, skills: SkillPrint, origin: string | undefined): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeHero(hero);
  if (code?.ok === false) {
    tell(words.commandLine.noLink(hero.name, words.share.problem(code.error)));
  }
  const link = origin !== undefined && code?.ok === true ? heroLink(origin, code.value) : undefined;
  const system = systems[hero.system];
  return cards(hero, {
    labels: words.cards.labels,
    houseRules: !system.isLegal(hero),
    link,
    skills: onCards(skills),
  });
};

/** The PDF of Hero Cards, the same module as in the browser; contract "Command line", chapter on printing. */
export const print: Command = async (args) => {
  const parsed = parseArguments(args, options);
  const call = parsed.ok ? callOf(parsed.value) : parsed;
  if (!call.ok) return wrongCall('print', call.error);
  const { files, output, look, skills, origin, allowIllegal, kit } = call.value;
  const heroes = await readAll(files);
  if (!heroes.ok) return refuse(heroes.error);
  const illegal = heroes.value.filter((hero) => !systems[hero.system].isLegal(hero));
  if (illegal.length > 0 && !allowIllegal) {
    tellIllegal(illegal);
    return 1;
  }
  const target = await openOutput(output, files);
  if (!target.ok) return refuse(target.error);
  const linkOrigin = publicOrigin(origin);
  const cards = heroes.value.flatMap((hero) => cardsOf(hero, skills, linkOrigin));
  for (const notice of cards.flatMap((card) => card.notices)) tell(words.commandLine.cardNotice(notice));
  const { layKit } = await import('@/components/print/kit/lay-kit');
  const laid = layKit({ ...kit, heroes: heroes.value.map((hero) => ({ hero })), counts: {} });
  for (const { name, count, why } of laid.counters) tell(`${name} × ${count}: ${why}`);
  const sheets = sheetsOf(cards, laid, { ...look, labels: words.print.labels });
  const { renderInNode } = await import('@/components/pdf/node');
  const pdf = await renderInNode(sheets, {
    title: words.print.title(heroes.value.map(({ name }) => name)),
    author: words.terms.credits,
    language: 'en',
  }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (pdf instanceof Error) return refuse(words.commandLine.printStopped(pdf.message));
  const written = await writeOutput(output, target.value, pdf);
  if (!written.ok) return refuse(written.error);
  tell(words.commandLine.printed(countSheets(cards, laid, sheets), output));
  return 0;
};
