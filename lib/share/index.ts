import type { Misfit } from '../radix/choices';
import { ChoiceReader, ChoiceWriter } from '../radix/choices';
import { extrasBeside, listOf, name, type Coding } from '../radix/coding';
import { weighted } from '../radix/weights';
import { err, ok, type Result } from '../result';
import { living, type HeroDraft, type HeroFile, type Party } from '../systems/index';
import {
  codeLength,
  codeLimit,
  payloadLimit,
  seal,
  unseal,
  type CodeProblem,
  type PayloadKind,
} from './envelope';

export { codeFrom, heroLink, heroPath, originOf, partyPath } from './link';
export { codeLimit, type CodeProblem };

/** A party's code holds so many heroes. */
export const partyCodeLimit = 8;

/** Why a hero or party gets no code. */
export type ShareProblem =
  | { readonly problem: 'too-long'; readonly length: number; readonly limit: number }
  | { readonly problem: 'too-many-heroes'; readonly heroes: number; readonly limit: number }
  /** What no file could hold either: no name, half a character, more than the limits. */
  | { readonly problem: 'not-well-formed'; readonly misfit: Misfit };

/** The systems by their place in codes; appended to, never reordered. */
const codedSystems = ['living', 'first', 'draco', 'warband'] as const satisfies readonly HeroSystem[];
type HeroSystem = 'living' | 'first' | 'draco' | 'warband';

const hero: Coding<HeroDraft> = {
  write: (to, value) => {
    to.choose(codedSystems.indexOf(value.system), codedSystems.length);
    living.coding.write(to, value);
  },
  read: (from) => {
    if (codedSystems[from.choose(codedSystems.length)] !== 'living') from.fail('newer');
    return living.coding.read(from);
  },
};

const partyName = name(80);
const partyHeroes = listOf(hero, weighted(Array.from({ length: partyCodeLimit + 1 }, () => 1)));
const partyExtras = extrasBeside(['format', 'version', 'name', 'heroes']);

const party: Coding<Party> = {
  write: (to, value) => {
    partyName.write(to, value.name);
    partyHeroes.write(to, value.heroes);
    partyExtras.write(to, value);
  },
  read: (from) => ({
    format: 'pipsmith/party',
    version: 1,
    name: partyName.read(from),
    heroes: partyHeroes.read(from),
    ...partyExtras.read(from),
  }),
};

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

/** The share code of a hero, legal or not: at most 2,000 characters of base64url that `decode` reads for ever. */
export const encodeHero = (draft: HeroDraft): Result<string, ShareProblem> => encode('hero', hero, draft);

/** The share code of a party of up to eight heroes. */
export const encodeParty = (heroes: Party): Result<string, ShareProblem> =>
  heroes.heroes.length > partyCodeLimit
    ? err({ problem: 'too-many-heroes', heroes: heroes.heroes.length, limit: partyCodeLimit })
    : encode('party', party, heroes);

/**
 * A code has one value and a value one code, so a code that its own value does not make again is none of ours.
 * The same choices make the same bytes, so that these need not be made again.
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

/** What a share code holds. Any string may be asked about; the work is bounded and nothing is thrown. */
export const decode = (code: string): Result<HeroFile, CodeProblem> => {
  const sealed = unseal(code);
  if (!sealed.ok) return sealed;
  const { kind, payload } = sealed.value;
  switch (kind) {
    case 'hero': {
      const read = readPayload(hero, payload);
      return read.ok ? ok({ kind, hero: read.value }) : read;
    }
    case 'party': {
      const read = readPayload(party, payload);
      return read.ok ? ok({ kind, party: read.value }) : read;
    }
  }
};
