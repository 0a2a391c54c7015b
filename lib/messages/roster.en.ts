import type { IncomingProblem } from '@/lib/roster/incoming';
import { mostKept } from '@/lib/photo/crop';
import type { RefusedPart, RosterProblem, RosterStep } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import type { FileProblem } from '@/lib/systems/file-problem';
import { count, list } from '#words/language/words';
import { files } from '#words/messages/files';
import { share } from '#words/messages/share';

const heroes = (n: number): string => count(n, 'hero', 'heroes');

/** "Jane", "Jane and Bito", "5 heroes"; a row that cannot be read has no name. */
const who = (names: readonly string[]): string => {
  if (names.length > 3) return heroes(names.length);
  return list(names.map((name) => (name === '' ? 'an unreadable hero' : name)));
};

/** Name of a step after "Undo" and "Redo": "delete Jane". */
const step = (what: RosterStep): string => {
  switch (what.did) {
    case 'delete':
      return `delete ${who(what.names)}`;
    case 'import':
      return `import ${who(what.names)}`;
    case 'duplicate':
      return `duplicate ${who(what.names)}`;
    case 'tag':
      return `tag ${who(what.names)}`;
    case 'restore':
      return 'restore a backup';
    case 'party':
      return `change the party ${what.name}`;
    case 'delete-party':
      return `delete ${what.name === '' ? 'an unreadable party' : `the party ${what.name}`}`;
  }
};

/** Why the roster refused a request, and what to do about it. */
const problem = (what: RosterProblem): string => {
  switch (what.problem) {
    case 'unavailable':
      return 'Pipsmith can’t save in this browser: it’s a private window, or storage is switched off. Download what you build before you close the page.';
    case 'full':
      return 'This device is out of storage. Download anything unsaved, free up some disk space and try again.';
    case 'no-answer':
      return 'Your browser’s storage isn’t answering, so nothing is being saved: download what you build. Another Pipsmith tab may be busy with it. Close that tab and try again, or restart the browser.';
    case 'blocked':
      return 'An older Pipsmith is open in another tab. Close or reload that tab and try again.';
    case 'newer':
      return 'A newer version of Pipsmith saved your heroes. They’re safe: just reload this page.';
    case 'conflict':
      return `${nameOf(what.theirs.hero)} was changed in another tab in the meantime. Nothing was overwritten: choose which version to keep.`;
    case 'gone':
      return 'This is no longer on this device: it was deleted in the meantime.';
    case 'unreadable':
      return `This hero can’t be read. ${files.sentence(what.why)}`;
    case 'failed':
      return `Your browser couldn’t do this${what.says === '' ? '' : ` (it says: ${what.says})`}. Nothing has changed; reload the page and try again.`;
  }
};

const backupIsNoText = (why: Extract<FileProblem, { problem: 'not-json' }>): string => {
  switch (why.why) {
    case 'empty':
      return 'This backup is empty, so nothing was restored.';
    case 'ends-early':
      return 'This backup ends too early, so nothing was restored. Part of it may be missing; copy it again.';
    case 'too-deep':
    case 'syntax':
      return `This backup is damaged${why.line === undefined ? '' : ` in line ${why.line}`}, so nothing was restored.`;
  }
};

const isFileProblem = (what: RosterProblem | FileProblem): what is FileProblem => 'path' in what;

/** Why a backup could not be restored, and where it is damaged. */
const restore = (what: RosterProblem | FileProblem): string => {
  if (!isFileProblem(what)) return problem(what);
  if (what.problem === 'not-json') return backupIsNoText(what);
  return `The backup has a mistake in it, so nothing was restored. ${files.sentence(what)}`;
};

const pixels = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')}`;

const refusal = (why: RefusedPart['why']): string => {
  if ('path' in why) return files.sentence(why);
  switch (why.problem) {
    case 'photo-size':
      return why.width > mostKept.width || why.height > mostKept.height
        ? `It is ${pixels(why)} pixels; the limit is ${pixels(mostKept)}.`
        : `It is ${pixels(why)} pixels, but the backup gives a different size.`;
    case 'photo-bytes':
      return `It is ${why.bytes.toLocaleString('en-GB')} bytes; the limit is ${why.limit.toLocaleString('en-GB')}.`;
  }
};

/** Which part of a backup was left out, and why. */
const refused = ({ of, name, why }: RefusedPart): string => {
  const part = {
    hero: name === '' ? 'A hero' : name,
    party: name === '' ? 'A party' : `The party ${name}`,
    photo: name === '' ? 'A photo' : `The photo of ${name}`,
    match: name === '' ? 'A match' : `The match ${name}`,
    version: name === '' ? 'A version of a hero' : `A version of ${name}`,
    'game-night': name === '' ? 'A game night' : `The game night ${name}`,
    map: name === '' ? 'A map' : `The map ${name}`,
  }[of];
  return `${part} was left out. ${refusal(why)}`;
};

/** The first few parts that were left out, each with its reason, and how many more there are. */
const leftOut = (parts: readonly RefusedPart[]): readonly string[] => {
  const [first, others] = [parts.slice(0, 5), parts.slice(5)];
  const more = others.length === 0 ? [] : [`${count(others.length, 'more part')} couldn’t be read.`];
  return [...first.map(refused), ...more];
};

/** Why a drop or paste added nothing. */
const incoming = (what: IncomingProblem): string => {
  switch (what.from) {
    case 'nothing':
      return 'There’s nothing here to add. First copy a link, a code or the text of a hero file.';
    case 'other':
      return 'This isn’t a hero. Use a Pipsmith file, or the link or code of a hero or party.';
    case 'file':
      return files.sentence(what.why);
    case 'page':
      return share.otherPage(what.page);
    case 'code':
      return share.problem(what.why);
  }
};

/** Sentences about the heroes saved on this device. Loads no rules. */
export const roster = { step, problem, restore, refused, leftOut, incoming };
