import { commandLineMessages } from '@/lib/messages/command-line';
import { oddsCommand as say } from '#words/messages/odds';
import { err, ok, type Result } from '@/lib/result';
import { nameOf } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { gameName, open, partOf } from '@/lib/systems/open';
import type { Sheet, SheetDocument } from '@/lib/systems/sheet';
import type { OddsPart } from '@/lib/systems/system';
import { parseArguments } from './arguments';
import { readSheetFile } from './input';
import { refuse, resultJson, show, notify, wrongCall, type Command, visible, visibleIn } from './terminal';

/** The odds of a game, opened; an error says that it has none. */
const oddsOf = async (system: string): Promise<Result<OddsPart, string>> => {
  await open([system], 'odds');
  const odds = partOf(system, 'odds');
  return odds ? ok(odds) : err(say.noOdds(gameName(system)));
};

/** `dummy-heavy-shield` names a dummy of the game, anything else a file. */
const opponentOf = async (name: string, system: string): Promise<Result<Sheet, string>> => {
  const odds = await oddsOf(system);
  if (!odds.ok) return odds;
  if (name.startsWith('dummy-') && !name.includes('.')) {
    const { dummies } = odds.value;
    const found = dummies.find(({ id }) => `dummy-${id}` === name);
    if (found) return ok(found.sheet);
    return err(
      say.unknownDummy(
        name,
        dummies.map(({ id }) => `dummy-${id}`),
      ),
    );
  }
  const read = await readSheetFile(name);
  if (!read.ok) return read;
  if (read.value.kind === 'party') return err(say.opponentIsParty(name));
  const { document } = read.value;
  return document.system === system ? ok(document.sheet) : err(commandLineMessages.twoGames);
};

/** A sheet with the odds of its game, and its opponent if there is one. */
interface Asked {
  readonly document: SheetDocument;
  readonly odds: OddsPart;
  readonly opponent: Sheet | undefined;
}

const askedOf = async (
  document: SheetDocument,
  against: string | undefined,
): Promise<Result<Asked, string>> => {
  const odds = await oddsOf(document.system);
  if (!odds.ok) return odds;
  const opponent = against === undefined ? undefined : await opponentOf(against, document.system);
  if (opponent?.ok === false) return opponent;
  return ok({ document, odds: odds.value, opponent: opponent?.value });
};

/** Exact odds, with or without an opponent; see docs/command-line.md. */
export const odds: Command = async (args) => {
  const parsed = parseArguments(args, { json: { type: 'boolean' } });
  if (!parsed.ok) return wrongCall('odds', parsed.error);
  const [file, against, ...more] = parsed.value.operands;
  if (file === undefined) return wrongCall('odds', commandLineMessages.fileMissing);
  if (more.length > 0) return wrongCall('odds', say.oneOpponent);
  if (file === '-' && against === '-') return wrongCall('odds', commandLineMessages.oneStandardInput);
  const read = await readSheetFile(file);
  if (!read.ok) return refuse(read.error);
  const asked: Asked[] = [];
  for (const document of documentsOf(read.value)) {
    const one = await askedOf(document, against);
    if (!one.ok) return refuse(one.error);
    asked.push(one.value);
  }
  if (parsed.value.has('json')) {
    const reports = asked.map(({ document, odds: { report }, opponent }) => report(document.sheet, opponent));
    resultJson(read.value.kind === 'sheet' ? reports[0] : reports);
  } else if (asked.length === 0) {
    notify(commandLineMessages.emptyParty);
  } else {
    for (const {
      document,
      odds: { lines },
      opponent,
    } of asked)
      show([visible(nameOf(document)), ...lines(visibleIn(document.sheet), visibleIn(opponent))].join('\n'));
  }
  return 0;
};
