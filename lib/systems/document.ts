import { issueKey, type Issue } from '../issue';
import { somePhotos, type FighterPhotos } from './fighter-photos';
import { brokenRules } from './legal';
import type { KitPiece } from './kit-part';
import { familyOf, hasPart, nounOf, partOf, playsSets, systemIds, systemOf } from './open';
import type { Edit, Sheet, SheetDocument, SystemId } from './sheet';
import type { Json } from '../file-fields';
import type { CardOptions, PipsOfFace, Summary } from './display';
import type { Noun, Points, SheetTexts, MessagesPart } from './system';
import type { Card } from '../cards/card';

/** Questions that the product asks of a sheet, whatever its game. Each throws NotOpened where the game is not open. */

export const textsOf = ({ system, sheet }: SheetDocument): SheetTexts => systemOf(system).texts(sheet);
export const nameOf = (document: SheetDocument): string => textsOf(document).name;
export const issuesOf = ({ system, sheet }: SheetDocument): readonly Issue[] => systemOf(system).check(sheet);
/**
 * Whether nobody has worked on a sheet yet: nothing is spent, and it has only the faults of a blank one. In games
 * without points a sheet without an error has been worked on.
 */
export const isUntouched = (document: SheetDocument): boolean => {
  const { spent, budget } = pointsOf(document);
  if (spent > 0) return false;
  const errorsOf = (of: SheetDocument): readonly string[] =>
    issuesOf(of).flatMap((issue) => (issue.severity === 'error' ? [issueKey(issue)] : []));
  const errors = errorsOf(document);
  if (errors.length === 0) return budget > 0;
  const blank = new Set(errorsOf(blankOf(document.system, nameOf(document))));
  return errors.every((key) => blank.has(key)) && (budget > 0 || errors.length === blank.size);
};
/** Judged by the rules; for sheets being edited or judged before. */
export const isLegal = (document: SheetDocument): boolean =>
  issuesOf(document).every(({ severity }) => severity !== 'error');
/** Verdict of the gate on a sheet from outside, a file, a code: whether it is legal, and the rules that it breaks. */
export const verdictOn = ({
  system,
  sheet,
}: SheetDocument): { readonly isLegal: boolean; readonly broken: readonly Issue[] } => {
  const { success, error } = systemOf(system).legal.safeParse(sheet);
  return { isLegal: success, broken: error ? brokenRules(error) : [] };
};
/** Whether a match of one sheet against another can be played in its game. */
export const hasDuels = ({ system }: SheetDocument): boolean =>
  hasPart(system, 'match') && !playsSets(system);

/**
 * A sheet with the rest of its game's set around it, by teams, and its own team; undefined if any sheets of
 * its game may meet.
 */
export const setAround = ({
  system,
  sheet,
}: SheetDocument):
  | { readonly sheets: readonly Sheet[]; readonly teams: readonly number[]; readonly team: number }
  | undefined => {
  const { set, samples } = systemOf(system);
  if (!set) return undefined;
  const lacking = set.lacks([sheet]);
  const others = samples.flatMap((sample) => (lacking.includes(sample.id) ? [sample.sheet] : []));
  const sheets = [sheet, ...others].sort((a, b) => set.teamOf(a) - set.teamOf(b));
  return { sheets, teams: sheets.map(set.teamOf), team: set.teamOf(sheet) };
};

/** Whether parties hold it. */
export const joinsParties = ({ system }: SheetDocument): boolean => systemOf(system).inParties;
export const pointsOf = ({ system, sheet }: SheetDocument): Points => systemOf(system).points(sheet);
export const writeSheet = ({ system, sheet }: SheetDocument): Json => systemOf(system).write(sheet);
export const blankOf = (system: string, name: string): SheetDocument => ({
  system,
  sheet: systemOf(system).blank(name),
});
/** The same document where the edit changes nothing. */
export const edited = (document: SheetDocument, edit: Edit): SheetDocument => {
  const { system, sheet } = document;
  const next = systemOf(system).apply(sheet, edit);
  return next === sheet ? document : { system, sheet: next };
};
/** The photos of single fighters after a sheet changed; none where its game has no photos of fighters. */
export const photosAfter = (
  before: SheetDocument,
  photos: FighterPhotos | undefined,
  after: SheetDocument,
): FighterPhotos | undefined =>
  photos && before.system === after.system
    ? somePhotos(systemOf(after.system).photosAfter?.(before.sheet, photos, after.sheet) ?? {})
    : undefined;
/** True for sheets that a file would not tell apart. */
export const sameSheet = (one: SheetDocument, other: SheetDocument): boolean =>
  one === other ||
  (one.system === other.system && JSON.stringify(writeSheet(one)) === JSON.stringify(writeSheet(other)));
/** The same sheet under another name. */
export const renamed = (document: SheetDocument, name: string): SheetDocument =>
  edited(document, systemOf(document.system).writeText.name(name));
export const samplesOf = (
  system: string,
): readonly { readonly id: string; readonly document: SheetDocument }[] =>
  systemOf(system).samples.map(({ id, sheet }) => ({ id, document: { system, sheet } }));

/** Messages of its game; words are opened with the game. */
export const messagesOf = (system: string): MessagesPart => {
  const messages = partOf(system, 'messages');
  if (!messages) throw new RangeError(`The game ${system} has no words.`);
  return messages;
};
export const summaryOf = ({ system, sheet }: SheetDocument): Summary => messagesOf(system).summary(sheet);
/** Noun for this sheet: its own kind, where its game has several. */
export const nounFor = ({ system, sheet }: SheetDocument): Noun =>
  messagesOf(system).noun?.(sheet) ?? nounOf(system);
export const sentenceOf = (system: string, issue: Issue): string => messagesOf(system).issue(issue);

/** All cards of a sheet, marked if the rules refuse it; needs the part `cards`, and is empty without it. */
export const cardsOf = (
  document: SheetDocument,
  {
    isGiven = false,
    ...options
  }: Omit<CardOptions, 'houseRules'> & {
    /** The game hands it out for a mission, so the rules for heroes don’t judge it. */
    readonly isGiven?: boolean;
  } = {},
): readonly Card[] =>
  partOf(document.system, 'cards')?.cards(document.sheet, {
    ...options,
    houseRules: !isGiven && !isLegal(document),
  }) ?? [];

/** A sheet's painted die; needs the part `cards`; undefined if it has no die. */
export const dieOf = ({ system, sheet }: SheetDocument): PipsOfFace | undefined =>
  partOf(system, 'cards')?.die?.(sheet);

/**
 * Kit pieces of these games, in the order in which they are printed; a piece of several games appears once, as the
 * first of them describes it.
 */
export const piecesOf = (systems: readonly SystemId[]): readonly KitPiece[] => {
  const pieces = new Map<string, KitPiece>();
  for (const piece of systems.flatMap((system) => messagesOf(system).kit ?? []))
    if (!pieces.has(piece.id)) pieces.set(piece.id, piece);
  return [...pieces.values()];
};

/** The games that a sheet can be converted to. */
export const conversionsOf = (system: SystemId): readonly SystemId[] => {
  const family = familyOf(system);
  return family === undefined ? [] : systemIds.filter((id) => id !== system && familyOf(id) === family);
};

/** A sheet as another game takes it over, and what did not come along, as sentences. */
export interface Conversion {
  readonly document: SheetDocument;
  readonly left: readonly string[];
}

/** The sheet for another game; needs the part `conversions` of both. */
export const convertedTo = ({ system, sheet }: SheetDocument, to: SystemId): Conversion | undefined => {
  const given = partOf(system, 'conversions')?.give(sheet);
  const taken = given && partOf(to, 'conversions')?.take(given);
  return taken && { document: { system: to, sheet: taken.sheet }, left: taken.left };
};
