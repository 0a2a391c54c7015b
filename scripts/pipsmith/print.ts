import { printedSheets } from '@/components/print/printed-sheets';
import { countSheets } from '@/components/print/sheets';
import { papersOf } from '@/lib/cards/paper/print-sheet';
import { notesOf } from '@/lib/cards/out/tabletop';
import { messages } from '@/lib/messages/index';
import { ok } from '@/lib/result';
import { printPageMessages } from '@/lib/messages/print-page';
import { commandLineMessages } from '@/lib/messages/command-line';
import { nameOf, verdictOn } from '@/lib/systems/document';
import { parseArguments } from './arguments';
import { readAllSheets } from './input';
import { openOutput } from './output';
import { callOf, options } from './print-call';
import { hasExports } from './print-export-call';
import { checkGames, kitOf } from './print-kit';
import { layAll } from './print-laid';
import { printCalibration, writePdf } from './print-pdf';
import { notifyIllegal, refuse, notify, wrongCall, type Command } from './terminal';

/** Hero Cards as a PDF, by the same module as in the browser, and the exports; see docs/command-line.md. */
export const print: Command = async (args) => {
  const parsed = parseArguments(args, options);
  if (parsed.ok && parsed.value.has('calibration')) return printCalibration(parsed.value);
  if (!parsed.ok) return wrongCall('print', parsed.error);
  const call = callOf(parsed.value);
  if (!call.ok) return wrongCall('print', call.error);
  const { files, output, look, exports, allowIllegal } = call.value;
  const heroes = await readAllSheets(files);
  if (!heroes.ok) return refuse(heroes.error);
  const games = parsed.value.has('kit') ? checkGames(heroes.value) : ok(undefined);
  if (!games.ok) return refuse(games.error);
  const kit = await kitOf(parsed.value, heroes.value);
  if (!kit.ok) return wrongCall('print', kit.error);
  const illegal = heroes.value.filter((hero) => !verdictOn(hero).isLegal);
  if (illegal.length > 0 && !allowIllegal) {
    illegal.forEach(notifyIllegal);
    notify(commandLineMessages.illegalHeroes);
    return 1;
  }
  if (output !== undefined) {
    const target = await openOutput(output, files);
    if (!target.ok) return refuse(target.error);
  }
  const { cards, laid, paper } = await layAll(heroes.value, call.value, kit.value);
  if (output !== undefined) {
    const sheets = printedSheets(cards, laid, { ...look, labels: messages.print.labels });
    notify(commandLineMessages.sheets(papersOf(sheets), printPageMessages.papers[look.paper]));
    const title = messages.print.title(heroes.value.map(nameOf), laid.scenario);
    const written = await writePdf(sheets, title, output, files);
    if (!written.ok) return refuse(written.error);
    notify(commandLineMessages.printed(countSheets(sheets), output));
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
