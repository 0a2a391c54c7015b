import { decodeText } from '../file-bytes';
import { err, ok, type Result } from '../result';
import { brokenIn, codesIn, decode, linkedPage, type CodeProblem, type LinkedPage } from '../share/index';
import { documentsOf, parseJson, readFile, type SheetFile } from '../systems/file';
import type { FileProblem } from '../systems/file-problem';
import type { SheetDocument } from '../systems/sheet';
import { backupFormat } from './backup/backup-file';

/** The heroes of one file or link, and the name of the party that they are. */
export interface IncomingHeroes {
  readonly kind: 'heroes';
  readonly heroes: readonly SheetDocument[];
  readonly partyName?: string;
}

/** Content that a player dropped or pasted. */
export type Incoming =
  | IncomingHeroes
  /** Links or codes of different heroes in one text, in their order. */
  | { readonly kind: 'several'; readonly each: readonly IncomingHeroes[] }
  /** Not read yet: `Roster.restore` does that. */
  | { readonly kind: 'backup'; readonly text: string };

/** Why it is nothing that the roster takes in. */
export type IncomingProblem =
  | { readonly from: 'nothing' }
  /** Neither a file of Pipsmith nor a share code or link. */
  | { readonly from: 'other' }
  | { readonly from: 'file'; readonly why: FileProblem }
  /** A link of something else of Pipsmith. */
  | { readonly from: 'page'; readonly page: LinkedPage }
  | { readonly from: 'code'; readonly why: CodeProblem };

const heroesOf = (file: SheetFile): IncomingHeroes => ({
  kind: 'heroes',
  heroes: documentsOf(file),
  ...(file.kind === 'party' && { partyName: file.party.name }),
});

/** A file written by Pipsmith, recognised by its beginning: it may be large, and is parsed when it is restored. */
const beginsAsBackup = (text: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${backupFormat}"`).test(text.slice(0, 200));

const formatOf = (text: string): unknown => {
  const json = parseJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined;
  return (json.value as { readonly format?: unknown }).format;
};

const readText = (text: string): Result<Incoming, IncomingProblem> => {
  const file = readFile(text);
  if (file.ok) return ok(heroesOf(file.value));
  const format = formatOf(text);
  if (format === backupFormat) return ok({ kind: 'backup', text });
  return typeof format === 'string' && !format.startsWith('pipsmith/')
    ? err({ from: 'other' })
    : err({ from: 'file', why: file.error });
};

const readCode = (text: string): Result<Incoming, IncomingProblem> => {
  const files = codesIn(text).map(decode);
  const found = files.flatMap((file) => (file.ok ? [file.value] : []));
  const [first, ...more] = found;
  if (first !== undefined)
    return ok(more.length === 0 ? heroesOf(first) : { kind: 'several', each: found.map(heroesOf) });
  const page = linkedPage(text);
  if (page !== undefined) return err({ from: 'page', page });
  const why = files.flatMap((file) => (file.ok ? [] : [file.error]))[0] ?? brokenIn(text);
  return err(why === undefined ? { from: 'other' } : { from: 'code', why });
};

/**
 * Reads a dropped file or a pasted text: a hero or party file, a share code or a link with one, or a backup.
 * @param content the text, or the bytes of a file. Any content may be asked about.
 * @throws NotOpened for a game that is not open: run it within `opening`
 */
export const readIncoming = (content: string | Uint8Array): Result<Incoming, IncomingProblem> => {
  const decoded = typeof content === 'string' ? ok(content) : decodeText(content);
  if (!decoded.ok) return err({ from: 'file', why: { problem: 'not-text', path: [], ...decoded.error } });
  const text = decoded.value.replace(/^\uFEFF/, '');
  if (text.trim() === '') return err({ from: 'nothing' });
  if (beginsAsBackup(text)) return ok({ kind: 'backup', text });
  if (/^\s*[{["]/.test(text)) return readText(text);
  const inChat = text.includes('{') ? readFile(text) : undefined;
  if (inChat?.ok) return ok(heroesOf(inChat.value));
  return inChat && inChat.error.problem !== 'not-json' && inChat.error.problem !== 'file-too-large'
    ? err({ from: 'file', why: inChat.error })
    : readCode(text);
};
