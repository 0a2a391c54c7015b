import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { codeFrom, decode } from '@/lib/share/index';
import { sourceOf, type Source } from './heroes/sources';

/** Request in the address of the print page. */
export interface PrintOrder {
  /** Contents of the codes. */
  readonly sources: readonly Source[];
  /** The ids of heroes and parties that the device keeps. */
  readonly saved: readonly string[];
  readonly savedParties: readonly string[];
  /** The game-night kit, with the scenario if one is named. */
  readonly kit?: { readonly scenario?: string };
  /** One sentence for each code that cannot be opened. */
  readonly problems: readonly string[];
}

/** The query of the address. */
export type PrintQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const all = (asked: string | readonly string[] | undefined): readonly string[] =>
  asked === undefined ? [] : typeof asked === 'string' ? [asked] : asked;

const ids = (asked: string | readonly string[] | undefined): readonly string[] =>
  [...new Set(all(asked).flatMap((one) => one.split(',')))].filter((id) => id !== '');

/**
 * Reads `?hero=CODE` and `?party=CODE`, each any number of times; a code tells itself which of the two it is; and the
 * ids of `?saved=ID,ID` and `?saved-party=ID`, which only the browser can look up. `?kit` asks for the game-night kit,
 * `?kit=king-of-the-hill` for that of a scenario.
 */
export const orderOf = (query: PrintQuery): PrintOrder => {
  const codes = [...all(query['hero']), ...all(query['party'])];
  const sources: Source[] = [];
  const problems: string[] = [];
  codes.forEach((code, index) => {
    const found = decode(codeFrom(code));
    const say = (sentence: string) =>
      problems.push(codes.length === 1 ? sentence : printPageMessages.inLink(index + 1, sentence));
    if (!found.ok) say(messages.share.problem(found.error));
    else if (found.value.kind === 'party' && found.value.party.heroes.length === 0)
      say(printPageMessages.emptyParty);
    else sources.push(sourceOf(`link-${index + 1}`, found.value));
  });
  const [scenario] = all(query['kit']);
  return {
    sources,
    saved: ids(query['saved']),
    savedParties: ids(query['saved-party']),
    ...(scenario !== undefined && { kit: scenario === '' ? {} : { scenario } }),
    problems,
  };
};
