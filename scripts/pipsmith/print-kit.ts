import { gamesOf } from '@/components/print/heroes/games';
import { nameOf, piecesOf } from '@/lib/systems/document';
import { kitUnits, usualPieces, type KitChoices } from '@/lib/systems/kit-part';
import { counterSizes, defaultCounterSize } from '@/lib/cards/pieces/counter';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import { gameName, open, partOf } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { Arguments } from './arguments';

/** The options for everything printed in addition to the cards. */
export const kitOptions = {
  counters: { type: 'boolean' },
  'all-counters': { type: 'boolean' },
  'counter-size': { type: 'string' },
  kit: { type: 'boolean' },
  with: { type: 'string' },
  scenario: { type: 'string' },
  unit: { type: 'string' },
} as const;

export type KitCall = KitChoices;

/** The scenarios and missions that a game has kits for. */
export const scenariosOf = (system: SystemId): readonly string[] => {
  const kit = partOf(system, 'kit');
  return kit ? [...kit.scenarios, ...kit.missions].map(({ id }) => id) : [];
};

/** An error if one of the heroes' games doesn't have this scenario: its kit would be for another one. */
const checkScenario = async (
  scenario: string,
  systems: readonly SystemId[],
): Promise<Result<undefined, string>> => {
  await open([...systems], 'kit');
  const lacking = systems.find((system) => !scenariosOf(system).includes(scenario));
  if (lacking === undefined) return ok(undefined);
  return err(commandLineMessages.noScenario(scenario, gameName(lacking), scenariosOf(lacking)));
};

/** An error if a kit is for heroes of several games, who can't meet in one match. */
export const checkGames = (heroes: readonly SheetDocument[]): Result<undefined, string> => {
  const games = gamesOf(heroes);
  if (games.length < 2) return ok(undefined);
  return err(
    commandLineMessages.kitOfGames(
      games.map((system) => ({
        game: gameName(system),
        names: heroes.filter((hero) => hero.system === system).map(nameOf),
      })),
    ),
  );
};

/**
 * Kit from the arguments out of the arguments of `print`; an error is a sentence.
 * @param heroes whose games are open
 */
export const kitOf = async (
  { has, value }: Arguments,
  heroes: readonly SheetDocument[],
): Promise<Result<KitCall, string>> => {
  const say = commandLineMessages;
  const systems = gamesOf(heroes);
  const isKit = has('kit');
  for (const option of ['scenario', 'unit', 'with'])
    if (has(option) && !isKit) return err(say.needsKit(`--${option}`));
  const allCounters = has('all-counters');
  const wantsCounters = isKit || allCounters || has('counters');
  if (has('counter-size') && !wantsCounters) return err(say.needsCounters);

  const scenario = value('scenario') ?? '';
  if (has('scenario')) {
    const checked = await checkScenario(scenario, systems);
    if (!checked.ok) return checked;
  }
  const asked = value('unit') ?? 'inch';
  const unit = kitUnits.find((one) => one === asked);
  if (unit === undefined) return err(say.badUnit(asked, kitUnits));
  const given = value('counter-size') ?? String(defaultCounterSize);
  const counterSize = counterSizes.find((size) => size === Number(given));
  if (counterSize === undefined) return err(say.badCounterSize(given, counterSizes));
  const pieces = piecesOf(systems);
  const more = (value('with') ?? '').split(',').filter((id) => id !== '');
  const unknown = more.find((id) => pieces.every((piece) => piece.id !== id));
  if (unknown !== undefined)
    return err(
      say.badPiece(
        unknown,
        pieces.map(({ id }) => id),
      ),
    );
  const withCounters = pieces.filter(({ asks }) => asks.includes('counters')).map(({ id }) => id);
  return ok({
    kit: isKit ? [...new Set([...usualPieces(pieces), ...more])] : wantsCounters ? withCounters : [],
    scenario,
    unit,
    allCounters,
    counterSize,
    counterBacks: 'fold',
  });
};
