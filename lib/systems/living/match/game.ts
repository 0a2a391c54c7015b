import type { Host } from '../../../match/engine';
import type { PlainData } from '../../../match/plain-data';
import { isBuilt, isPlace, type Building, type Region } from '../../../match/request';
import { prepare, type Ground, type Point } from '../../../table/table';
import type { MatchEvent } from './event';
import { nothingHappens, type Flow } from './flow';
import type { Figure, FigureId } from './figure';
import type { About, Option } from './option';
import type { Situation } from './situation';
import type { Sheet } from './sheet';
import type { PlayEffects } from './use';

/** What the rules have at hand while they play: the table as it stands, chance, and ears. */
export interface Game {
  readonly s: Situation;
  readonly host: Host<MatchEvent>;
  readonly ground: Ground;
  readonly play: PlayEffects;
}

export const gameOf = (s: Situation, host: Host<MatchEvent>, play: PlayEffects): Game => ({
  s,
  host,
  ground: prepare(s.setting.table),
  play,
});

/** @throws RangeError for an id that no figure has: a fault of the rules, never of a player. */
export const figureOf = ({ s }: Pick<Game, 's'>, id: FigureId): Figure => {
  const figure = s.figures[id];
  if (!figure) throw new RangeError(`No figure has the number ${id}.`);
  return figure;
};

export const sheetOf = ({ s }: Pick<Game, 's'>, figure: Figure): Sheet => {
  const sheet = s.sheets[figure.sheet];
  if (!sheet) throw new RangeError(`No sheet has the number ${figure.sheet}.`);
  return sheet;
};

/** A new key: later ones are higher. */
export const newKey = ({ s }: Game): number => {
  s.lastKey += 1;
  return s.lastKey;
};

/**
 * Asks a player for one of the options; a single one is taken without asking.
 * @throws RangeError without any option
 */
export function* choose<O extends Option>(by: number, about: About, options: readonly O[]): Flow<O> {
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  const choice = yield { by, about, options };
  const chosen = typeof choice === 'number' ? options[choice] : undefined;
  if (chosen === undefined) throw new RangeError(`Nothing can be chosen about ${about.about}.`);
  return chosen;
}

/** Asks a player for a place of a region. */
export function* choosePlace(by: number, about: About, region: Region): Flow<Point> {
  const choice = yield { by, about, region };
  if (!isPlace(choice)) throw new RangeError(`A place was asked about ${about.about}.`);
  return choice;
}

/** Asks a player for a sheet that may be built. */
export function* chooseSheet(by: number, about: About, building: Building): Flow<PlainData> {
  const choice = yield { by, about, building };
  if (!isBuilt(choice)) throw new RangeError(`A sheet was asked about ${about.about}.`);
  return choice.sheet;
}

/** Whether the player wants to. */
export function* wants(by: number, about: About): Flow<boolean> {
  const answer = yield* choose<Option>(by, about, [{ pick: 'yes' }, { pick: 'no' }]);
  return answer.pick === 'yes';
}

/** On the table and up; whoever has lost the last die is about to fall, and in nobody's way. */
export const isStanding = ({ life, hand }: Figure): boolean => life === 'up' && hand > 0;

export const standing = ({ s }: Pick<Game, 's'>): readonly Figure[] => s.figures.filter(isStanding);

/** One is his own ally (ruling 19 for skills). */
export const areAllies = (a: Figure, b: Figure): boolean => a.team === b.team;

/** A course of events that there may be. */
export const orNothing = (flow: Flow | undefined): Flow => flow ?? nothingHappens;
