import { type Misfit, ChoiceReader, ChoiceWriter } from '../radix/choices';
import { extrasBeside, listOf, name, type Coding } from '../radix/coding';
import { weighted } from '../radix/natural';
import { err, ok, type Result } from '../result';
import { documentsOf, type Party, type SheetFile } from '../systems/file';
import { firstSystem, systemOf } from '../systems/open';
import type { SheetDocument } from '../systems/sheet';
import {
  codeLength,
  codeLimit,
  payloadLimit,
  seal,
  unseal,
  type CodeProblem,
  type PayloadKind,
} from './envelope';
import { amongFirst, codeNumber, firstGames, growing, systemOfNumber } from './game-number';

export { linkedPage, type LinkedPage } from './page-link';
export { codeFrom, heroLink, heroPath, originOf, partyPath } from './link';
export { brokenIn, codesIn } from './pasted';
export { systemOfCode } from './game-number';
export { codeLimit, type CodeProblem };

/** The most heroes in a party's code. */
export const partyCodeLimit = 8;

/** Why a hero or party gets no code. */
export type ShareProblem =
  | { readonly problem: 'too-long'; readonly length: number; readonly limit: number }
  | { readonly problem: 'too-many-heroes'; readonly heroes: number; readonly limit: number }
  /** Contents that no file could hold either: no name, half a character, more than the limits. */
  | { readonly problem: 'not-well-formed'; readonly misfit: Misfit };

/** A sheet, after the number of its game. */
const sheetAfter = (number: Coding<number>): Coding<SheetDocument> => ({
  write: (to, { system, sheet }) => {
    number.write(to, codeNumber(system));
    systemOf(system).coding.write(to, sheet);
  },
  read: (from) => {
    const code = number.read(from);
    const known = systemOfNumber(code);
    if (known === undefined) from.fail('newer');
    const system = known ?? firstSystem;
    return { system, sheet: systemOf(system).coding.read(from) };
  },
});

const partyName = name(80);
const partyExtras = extrasBeside(['format', 'version', 'name', 'heroes']);

const partyOf = (sheet: Coding<SheetDocument>): Coding<Party> => {
  const heroes = listOf(sheet, weighted(Array.from({ length: partyCodeLimit + 1 }, () => 1)));
  return {
    write: (to, value) => {
      partyName.write(to, value.name);
      heroes.write(to, value.heroes);
      partyExtras.write(to, value);
    },
    read: (from) => ({
      format: 'pipsmith/party',
      version: 1,
      name: partyName.read(from),
      heroes: heroes.read(from),
      ...partyExtras.read(from),
    }),
  };
};

const hero = sheetAfter(amongFirst);
const party = partyOf(hero);

const laterSheet = sheetAfter(growing);
const laterParty = partyOf(laterSheet);

/** A sheet of a game that came later, or a party with one in it. */
const later: Coding<SheetFile> = {
  write: (to, file) => {
    to.choose(file.kind === 'party' ? 1 : 0, 2);
    if (file.kind === 'party') laterParty.write(to, file.party);
    else laterSheet.write(to, file.document);
  },
  read: (from) =>
    from.choose(2) === 1
      ? { kind: 'party', party: laterParty.read(from) }
      : { kind: 'sheet', document: laterSheet.read(from) },
};

const isOfFirst = ({ system }: SheetDocument): boolean => codeNumber(system) < firstGames;

/** More bits than this have no code for certain; a few more than fit may still shrink when folded. */
const bitLimit = payloadLimit * 8 + 64;

const written = <T>(coding: Coding<T>, value: T): ChoiceWriter => {
  const writer = new ChoiceWriter(bitLimit);
  coding.write(writer, value);
  return writer;
};

const tooLong = (bits: number): Result<never, ShareProblem> =>
  err({ problem: 'too-long', length: codeLength(bits), limit: codeLimit });

const encode = <T>(kind: PayloadKind, coding: Coding<T>, value: T): Result<string, ShareProblem> => {
  const writer = written(coding, value);
  if (writer.misfit !== undefined) return err({ problem: 'not-well-formed', misfit: writer.misfit });
  if (writer.bits > bitLimit) return tooLong(writer.bits);
  const payload = writer.fold();
  return payload.length > payloadLimit ? tooLong(payload.length * 8) : ok(seal(kind, payload));
};

/** The share code of a sheet, legal or not: at most 2,000 characters of base64url that `decode` reads for ever. */
export const encodeSheet = (document: SheetDocument): Result<string, ShareProblem> =>
  isOfFirst(document) ? encode('hero', hero, document) : encode('later', later, { kind: 'sheet', document });

/** The share code of a party of up to eight sheets. */
export const encodeParty = (value: Party): Result<string, ShareProblem> => {
  if (value.heroes.length > partyCodeLimit) {
    return err({ problem: 'too-many-heroes', heroes: value.heroes.length, limit: partyCodeLimit });
  }
  return value.heroes.every(isOfFirst)
    ? encode('party', party, value)
    : encode('later', later, { kind: 'party', party: value });
};

/**
 * A code has one value and a value one code, so a code that its own value does not produce again isn't ours. The same
 * choices make the same bytes, so these need not be made again.
 */
const readPayload = <T>(coding: Coding<T>, payload: Uint8Array): Result<T, CodeProblem> => {
  const reader = new ChoiceReader(payload);
  const value = coding.read(reader);
  const fault = reader.close();
  if (fault !== undefined) return err({ problem: fault });
  const again = written(coding, value);
  const isShortest = payload.at(-1) !== 0;
  const isSame = again.misfit === undefined && again.bits <= bitLimit && again.isAsRead(reader);
  return isShortest && isSame ? ok(value) : err({ problem: 'damaged' });
};

/** A payload holds what belongs in it, so that every file has one code. */
const isInPlace = (kind: PayloadKind, file: SheetFile): boolean => {
  const isOfFirstGames = documentsOf(file).every(isOfFirst);
  return (kind === 'later') !== isOfFirstGames;
};

const areInParties = ({ heroes }: Party): boolean => heroes.every(({ system }) => systemOf(system).inParties);

const fileIn = (kind: PayloadKind, payload: Uint8Array): Result<SheetFile, CodeProblem> => {
  switch (kind) {
    case 'hero': {
      const read = readPayload(hero, payload);
      return read.ok ? ok({ kind: 'sheet', document: read.value }) : read;
    }
    case 'party': {
      const read = readPayload(party, payload);
      return read.ok ? ok({ kind: 'party', party: read.value }) : read;
    }
    case 'later':
      return readPayload(later, payload);
  }
};

/**
 * Contents of a share code. Takes any string; the work is bounded.
 * @throws NotOpened for a game that is not open: run it within `opening`
 */
export const decode = (code: string): Result<SheetFile, CodeProblem> => {
  const sealed = unseal(code);
  if (!sealed.ok) return sealed;
  const { kind, payload } = sealed.value;
  const read = fileIn(kind, payload);
  if (!read.ok) return read;
  const isSound =
    isInPlace(kind, read.value) && (read.value.kind === 'sheet' || areInParties(read.value.party));
  return isSound ? read : err({ problem: 'damaged' });
};
