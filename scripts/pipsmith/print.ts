import { layKits, usedCards } from '@/components/print/kit/lay-kits';
import { printedSheets } from '@/components/print/printed-sheets';
import { countSheets } from '@/components/print/sheets';
import { papersOf } from '@/lib/cards/paper/sheet';
import type { Card } from '@/lib/cards/card';
import { notesOf } from '@/lib/cards/out/tabletop';
import { papers } from '@/lib/cards/paper/paper';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroLink, originOf } from '@/lib/share/index';
import { cardsOf, nameOf, verdictOn } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { parseArguments } from './arguments';
import { readAllSheets } from './input';
import { openOutput } from './output';
import { callOf, options, type Call } from './print-call';
import { hasExports } from './print-export-call';
import { kitOf, type KitCall } from './print-kit';
import { printCalibration, writePdf } from './print-pdf';
import { notifyIllegal, refuse, notify, wrongCall, type Command } from './terminal';

/** The public address for links, after saying why there is none. */
const publicOrigin = (setting: string | undefined): string | undefined => {
  const origin = originOf(setting);
  if (setting === undefined) notify(messages.commandLine.noOrigin);
  else if (origin === undefined) notify(messages.commandLine.localOrigin(setting));
  return origin;
};

const cardsFor = (
  hero: SheetDocument,
  print: Pick<Call, 'skills' | 'notes' | 'foldsOut'>,
  origin: string | undefined,
): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeSheet(hero);
  if (code?.ok === false) {
    notify(messages.commandLine.noLink(nameOf(hero), messages.share.problem(code.error)));
  }
  const link = origin !== undefined && code?.ok === true ? heroLink(origin, code.value) : undefined;
  return cardsOf(hero, { link, ...print });
};

/** The cards of the heroes with what goes beside them, as they were called for. */
const layAll = async (
  heroes: readonly SheetDocument[],
  { skills, notes, foldsOut, origin, look }: Call,
  kit: KitCall,
) => {
  const linkOrigin = publicOrigin(origin);
  await open(
    heroes.map(({ system }) => system),
    'cards',
    'kit',
  );
  const cards = heroes.flatMap((hero) =>
    usedCards(hero.system, cardsFor(hero, { skills, notes, foldsOut }, linkOrigin), kit),
  );
  for (const { name, notices } of cards)
    for (const notice of notices) notify(messages.commandLine.cardNotice(name, notice));
  const laid = layKits(
    heroes.map((hero) => ({ hero })),
    { ...kit, skills },
    {},
  );
  laid.notices?.forEach((notice) => notify(notice));
  for (const { name, count, why } of laid.counters) notify(`${name} × ${count}: ${why}`);
  return { cards, laid, paper: papers[look.paper] };
};

/** Hero Cards as a PDF, the same module as in the browser, and what is exported; contract "Command line", on printing. */
export const print: Command = async (args) => {
  const parsed = parseArguments(args, options);
  if (parsed.ok && parsed.value.has('calibration')) return printCalibration(parsed.value);
  if (!parsed.ok) return wrongCall('print', parsed.error);
  const call = callOf(parsed.value);
  if (!call.ok) return wrongCall('print', call.error);
  const { files, output, look, exports, allowIllegal } = call.value;
  const heroes = await readAllSheets(files);
  if (!heroes.ok) return refuse(heroes.error);
  const kit = await kitOf(parsed.value, [...new Set(heroes.value.map(({ system }) => system))]);
  if (!kit.ok) return wrongCall('print', kit.error);
  const illegal = heroes.value.filter((hero) => !verdictOn(hero).isLegal);
  if (illegal.length > 0 && !allowIllegal) {
    illegal.forEach(notifyIllegal);
    notify(messages.commandLine.illegalHeroes);
    return 1;
  }
  if (output !== undefined) {
    const target = await openOutput(output, files);
    if (!target.ok) return refuse(target.error);
  }
  const { cards, laid, paper } = await layAll(heroes.value, call.value, kit.value);
  if (output !== undefined) {
    const sheets = printedSheets(cards, laid, { ...look, labels: messages.print.labels });
    notify(messages.commandLine.sheets(papersOf(sheets), messages.printPage.papers[look.paper]));
    const title = messages.print.title(heroes.value.map(nameOf), laid.scenario);
    const written = await writePdf(sheets, title, output, files);
    if (!written.ok) return refuse(written.error);
    notify(messages.commandLine.printed(countSheets(sheets), output));
  }
  if (!hasExports(exports)) return 0;
  const { writeExports } = await import('./print-exports');
  const made = await writeExports(
    exports,
    cards,
    laid.cards,
    notesOf(laid.pages.flatMap((draw) => draw(paper))),
  );
  return made.ok ? 0 : refuse(made.error);
};
