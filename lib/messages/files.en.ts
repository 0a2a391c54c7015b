import type { OtherEncoding } from '@/lib/file-bytes';
import type { Path } from '@/lib/issue';
import { messagesOf } from '@/lib/systems/document';
import type { FileProblem } from '@/lib/systems/file-problem';
import { gameName } from '@/lib/systems/open';
import { list, terms } from '#words/language/words';

/** A path in a file, the way people write it: `equipment.weapons[0].type`, `faces.6`. */
const placeOf = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');

const at = (path: Path): string => (path.length === 0 ? 'The file' : placeOf(path));

const expected = (type: string): string => {
  switch (type) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'int':
      return 'a whole number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'skill':
      return 'a skill’s id or a custom skill';
    case 'object':
      return 'an object with keys, in braces';
    case 'moment':
      return 'a date and time';
    case 'jpeg':
      return 'a JPEG picture in Base64';
    default:
      return 'something else';
  }
};

/** Noun for the expected values in place of an unknown one, by the last key of its place. */
const noun = (path: Path, system: string | undefined): string => {
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  switch (key) {
    case 'format':
      return 'Pipsmith format';
    case 'version':
      return 'version';
    case 'system':
      return 'game';
    default:
      return (system === undefined ? undefined : messagesOf(system).fileNouns?.[key]) ?? 'value';
  }
};

const notJson = ({ why, line }: Extract<FileProblem, { problem: 'not-json' }>): string => {
  switch (why) {
    case 'empty':
      return 'This isn’t a hero file: it’s empty.';
    case 'ends-early':
      return 'This hero file is incomplete: its JSON ends too early. Copy or download it again.';
    case 'too-deep':
      return 'This isn’t a hero file: its entries are nested too deeply.';
    case 'syntax':
      return `This isn’t a hero file: its text isn’t JSON${line === undefined ? '' : ` (line ${line})`}.`;
  }
};

/** A text in an encoding that Pipsmith can't read. */
const otherEncoding = (encoding: OtherEncoding): string => {
  switch (encoding) {
    case 'latin-1':
      return 'This file isn’t UTF-8: it looks like Latin-1 (Windows-1252). Save it as UTF-8 and try again.';
    case 'utf-32':
      return 'This file is in UTF-32. Save it as UTF-8 and try again.';
    case 'utf-16-without-mark':
      return 'This file looks like UTF-16 without a byte order mark. Save it as UTF-8 and try again.';
  }
};

/** One sentence that says why something isn't a hero file, and names the place. */
const sentence = (problem: FileProblem): string => {
  switch (problem.problem) {
    case 'not-json':
      return notJson(problem);
    case 'not-text':
      return problem.encoding === undefined
        ? 'This isn’t a hero file: there’s no text in it.'
        : otherEncoding(problem.encoding);
    case 'file-too-large':
      return `The file is too large for a hero: ${problem.bytes.toLocaleString('en-GB')} bytes, and the limit is ${problem.limit.toLocaleString('en-GB')}.`;
    case 'missing':
      return `${at(problem.path)} is missing.`;
    case 'wrong-type':
      return `${at(problem.path)} must be ${expected(problem.expected)}.`;
    case 'unknown-value': {
      const what = noun(problem.path, problem.system);
      return `${at(problem.path)}: there is no ${what} “${problem.value}”. Choose ${list(problem.known, 'or')}.`;
    }
    case 'unknown-face':
      return `${at(problem.path.slice(0, -1))}: a die has no ${problem.face}-face. Its faces are 1 to 6.`;
    case 'pip-count':
      return `${at(problem.path)} must be a whole number from 0 to 6.`;
    case 'of-the-game':
      return `${at(problem.path)}: ${(problem.system === undefined ? undefined : messagesOf(problem.system).fileRules?.[problem.rule]) ?? problem.rule}`;
    case 'empty':
      return `${at(problem.path)} can’t be empty.`;
    case 'too-long':
      return `${at(problem.path)} is too long: the limit is ${problem.limit.toLocaleString('en-GB')} characters.`;
    case 'too-many':
      return `${at(problem.path)} has too many entries: the limit is ${problem.limit.toLocaleString('en-GB')}.`;
    case 'too-high':
      return `${at(problem.path)} must be ${problem.limit.toLocaleString('en-GB')} or less.`;
    case 'too-low':
      return `${at(problem.path)} must be ${problem.limit.toLocaleString('en-GB')} or more.`;
    case 'broken-text':
      return `${at(problem.path)} has a broken character in it.`;
    case 'system-not-ready':
      return `${at(problem.path)}: ${terms.product} can’t build heroes for ${gameName(problem.system)} yet.`;
    case 'not-in-parties':
      return `${at(problem.path)}: ${gameName(problem.system)} doesn’t have parties.`;
  }
};

export const files = { sentence, otherEncoding };
