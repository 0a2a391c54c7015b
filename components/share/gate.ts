import { codeFrom, codesIn, decode, heroPath, partyPath, type CodeProblem } from '@/lib/share/index';

/** Decision on an address before anything of its page is sent. */
export type Gate =
  | { readonly gate: 'open' }
  /** The page says what is wrong with the code, under status 404. */
  | { readonly gate: 'missing'; readonly problem: CodeProblem['problem'] }
  /** The same hero or party under its right address. */
  | { readonly gate: 'elsewhere'; readonly path: string };

const open: Gate = { gate: 'open' };

/** Percent-encoding undone where it is sound; otherwise the text as it came. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The codes of a text that has more than one; none where it has one or none. */
export const severalIn = (pasted: string | undefined): readonly string[] => {
  const codes = pasted === undefined ? [] : codesIn(pasted);
  return codes.length > 1 ? codes : [];
};

/**
 * Judges /hero, /party and the addresses one step below them; everything else is open. `pasted` is what a player
 * pasted into the code field, a whole link perhaps.
 * @throws NotOpened for a game that is not open: run it within `opening`
 */
export const gateOf = (path: string, pasted: string | undefined): Gate => {
  const [, kind, code = ''] = /^\/(hero|party)(?:\/([^/]*))?\/?$/i.exec(path) ?? [];
  if (kind === undefined) return open;
  // The page offers each of several links.
  if (code === '' && kind === 'hero' && severalIn(pasted).length > 0) return open;
  const text = codeFrom(code === '' ? (pasted ?? '') : decoded(code));
  const found = decode(text);
  const right = (found.ok && found.value.kind === 'party' ? partyPath : heroPath)(text);
  if (!found.ok) {
    const isPasted = code === '' && text !== '';
    const small = kind.toLowerCase();
    // Pages have small letters: a link that somebody typed in capitals is sent to its page, which says what is wrong.
    return isPasted || (kind !== small && text !== '')
      ? { gate: 'elsewhere', path: `/${small}/${encodeURIComponent(text)}` }
      : { gate: 'missing', problem: found.error.problem };
  }
  return path === right ? open : { gate: 'elsewhere', path: right };
};
