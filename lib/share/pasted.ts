import { codeLimit, isSealed, sealedLength, unseal, type CodeProblem } from './envelope';

/** Characters that take no room: chats and word processors put them into links. */
const invisible = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff]/g;

const entities: readonly (readonly [RegExp, string])[] = [
  [/&(?:shy|ZeroWidthSpace);|&#(?:173|8203|8288);|&#x(?:ad|200b|2060);|<wbr ?\/?>/gi, ''],
  [/&#45;|&#x2d;/gi, '-'],
  [/&#95;|&#x5f;|&lowbar;/gi, '_'],
  [/&amp;/gi, '&'],
];

const withoutEntities = (text: string): string =>
  entities.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);

/** ASCII that a redirector wrote as %XX, or as %25XX once more. */
const withoutPercents = (text: string): string => {
  let rest = text;
  for (let times = 0; times < 3; times += 1)
    rest = rest.replace(/%([2-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return rest;
};

/** Quoted-printable of e-mails: soft line breaks, and characters as =XX. */
const withoutQuotedPrintable = (text: string): string =>
  text
    .replace(/=[ \t]*\r?\n(?:[ \t]*>)*[ \t]*/g, '')
    .replace(/=([2-7][\dA-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Links as a mail filter rewrites them: - before the number of a character, _ for /. */
const withoutMailFilter = (text: string): string =>
  text
    .replaceAll('_', '/')
    .replace(/-([2-7][\dA-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const joinedLines = (text: string): string => text.replace(/[ \t]{0,8}[\r\n]+[\s>|]*/g, '');

/** Most characters of a text that is searched in every form; a longer one is searched only as it is. */
const mostForms = 100_000;

/** The pasted text, and what it may have been before it was sent around; the likeliest first. */
const textsIn = (pasted: string): readonly string[] => {
  if (pasted.length > mostForms) return [pasted];
  const clean = pasted
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/[\u2010\u2011\u2212]/g, '-');
  const open = withoutPercents(withoutEntities(clean));
  const unescaped = open.replace(/\\(?=[-_*~`>])/g, '');
  return [
    ...new Set([
      clean,
      open,
      joinedLines(open),
      open.replace(/[\s>|]+/g, ''),
      withoutQuotedPrintable(open),
      joinedLines(withoutQuotedPrintable(open)),
      unescaped,
      joinedLines(unescaped),
      open.replace(/[\u2013\u2014]/g, '--'),
      open.replace(/[\u2013\u2014]/g, '-'),
      withoutMailFilter(clean),
    ]),
  ];
};

/** Codes in a text whose checksum holds, wherever they begin: a code says itself how long it is. */
const soundIn = (text: string): readonly string[] => {
  const codes: string[] = [];
  for (const { 0: run, index } of text.matchAll(/[\w-]{10,}/g)) {
    for (let at = index; at < index + run.length - 9; at += 1) {
      // The letters that a code of today's version begins with; most places are left at once.
      if (!'AQgw'.includes(text.charAt(at))) continue;
      const length = sealedLength(text.slice(at, at + 4));
      if (length === undefined || at + length > index + run.length) continue;
      const code = text.slice(at, at + length);
      if (!isSealed(code)) continue;
      codes.push(code);
      at += length - 1;
    }
  }
  return codes;
};

/** The codes in a pasted text whose checksum holds, each once, in their order. */
export const codesIn = (pasted: string): readonly string[] => {
  const texts = textsIn(pasted);
  const inText = texts.map(soundIn);
  const longest = inText.reduce((most, codes) => (codes.length > most.length ? codes : most), []);
  return [...new Set([...longest, ...inText.flat()])];
};

/** Letters of both cases and digits, and enough of them: no word and no address reads like this by chance. */
const looksLikeCode = (token: string, least: number): boolean =>
  token.length >= least && /[a-z]/.test(token) && /[A-Z]/.test(token) && /\d/.test(token);

const inPlace = /(?:\/(?:hero|party)\/|[?&](?:from|hero|party)=)([\w-]*)/gi;

const problemOf = (token: string): CodeProblem | undefined => {
  const read = unseal(token);
  return read.ok ? undefined : read.error;
};

const saysItsLength = (token: string): boolean => sealedLength(token.slice(0, 4)) !== undefined;

/** A token in prose is only called broken where its beginning is that of a code, or a link stands around it. */
const brokenToken = (text: string): string | undefined => {
  const lone = text.length <= 2 * codeLimit ? /^\W*([\w-]+)\W*$/.exec(text)?.[1] : undefined;
  if (lone !== undefined && ((saysItsLength(lone) && /[A-Z]/.test(lone)) || looksLikeCode(lone, 24)))
    return lone;
  for (const { 1: token = '' } of text.matchAll(inPlace))
    if ((saysItsLength(token) && token.length >= 8) || looksLikeCode(token, 16)) return token;
  for (const { 0: token } of text.matchAll(/[\w-]{16,}/g))
    if (saysItsLength(token) && looksLikeCode(token, 16)) return token;
  return undefined;
};

/**
 * Why the code in a pasted text cannot be read, where there is one whose checksum does not hold; undefined for a text
 * that was never meant as a code. A wrapped code is whole only where its lines come to its length.
 */
export const brokenIn = (pasted: string): CodeProblem | undefined => {
  const clean = pasted.slice(0, mostForms).replace(invisible, '');
  const open = withoutPercents(withoutEntities(clean));
  const tokens = [open, clean, joinedLines(open)].flatMap((text) => brokenToken(text) ?? []);
  const [first, ...more] = tokens;
  if (first === undefined) return undefined;
  const expected = sealedLength(first.slice(0, 4));
  const whole = more.find((token) => token.length === expected && token.startsWith(first));
  return problemOf((whole ?? first).slice(0, codeLimit + 1));
};
