import { capital, count, list } from '@/lib/language/en';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "today, 14:05", "3 May 2026"; the text itself where it is no moment. */
const moment = (iso: string, now: Date): string => {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return iso;
  const [date, today] = [day.format(then), day.format(now)];
  return date === today ? `today, ${time.format(then)}` : date;
};

const heroes = (n: number): string => count(n, 'hero', 'heroes');

/** "Jane", "Jane and Bito", "5 heroes": a long list of names would be read by nobody. */
const who = (names: readonly string[]): string => (names.length > 3 ? heroes(names.length) : list(names));

/** The sentences of "My heroes" and of the parties. */
export const myHeroes = {
  heading: 'My heroes',
  opening: 'Opening your heroes',
  heroes,
  tally: (shown: number, all: number): string => (shown === all ? heroes(all) : `${shown} of ${heroes(all)}`),
  search: 'Search',
  searchHint: 'Name, title, school, tag or skill',
  kind: 'School',
  anyKind: 'Any',
  tag: 'Tag',
  anyTag: 'Any',
  sort: 'Order',
  sorts: { changed: 'Last changed first', name: 'By name' },
  noneFound: 'No hero of yours fits this search.',
  showAll: 'Show all',
  more: 'Show more',
  build: 'Build a hero',
  undo: (step: string): string => `Undo: ${step}`,
  redo: (step: string): string => `Redo: ${step}`,
  nothingToUndo: 'Undo',
  nothingToRedo: 'Redo',
  undone: (step: string): string => `Undone: ${step}.`,
  redone: (step: string): string => `Done again: ${step}.`,
  undoNow: 'Undo',
  addAgain: 'Add a second one',
  close: 'Close',
  hero: {
    tick: (name: string): string => `Tick ${name}`,
    changed: (iso: string, now: Date): string => `Changed ${moment(iso, now)}`,
    noKind: 'No school yet',
    tags: (name: string): string => `Tags of ${name}`,
    actions: (name: string): string => `What to do with ${name}`,
    open: 'Open in the builder',
    duplicate: 'Duplicate',
    copyLink: 'Copy link',
    print: 'Print',
    play: 'Play a match',
    table: 'Take to the table',
    download: 'Download file',
    editTags: 'Tags',
    remove: 'Delete',
  },
  done: {
    deleted: (names: readonly string[]): string => `Deleted ${who(names)}.`,
    duplicated: (names: readonly string[]): string => `Duplicated ${who(names)}.`,
    brought: (names: readonly string[]): string =>
      names.length === 0 ? 'There was no hero in it.' : `Added ${who(names)}.`,
    here: (names: readonly string[]): string =>
      `You have ${who(names)} already, just as ${names.length === 1 ? 'it comes' : 'they come'} in.`,
    tagged: (names: readonly string[]): string => `Tags of ${who(names)} changed.`,
    copied: (name: string): string => `Link of ${name} copied.`,
    denied: (name: string): string =>
      `Your browser did not let the link of ${name} be copied. Here it is to copy by hand:`,
    backedUp: 'The backup file is in your downloads.',
    restored: (n: number, parties: number, matches: number, nights: number): string =>
      n + parties + matches + nights === 0
        ? 'Everything of this backup is here already.'
        : `Restored ${list([...(n > 0 ? [heroes(n)] : []), ...(parties > 0 ? [count(parties, 'party', 'parties')] : []), ...(matches > 0 ? [count(matches, 'match', 'matches')] : []), ...(nights > 0 ? [count(nights, 'game night')] : [])])}.`,
    kept: 'Your browser will keep your heroes for good.',
    notKept: 'Your browser does not promise it. A backup file is the safe way.',
    partyMade: (name: string): string => `Made the party ${name}.`,
    partyDeleted: (name: string): string => `Deleted the party ${name}.`,
  },
  link: 'Link',
  picked: {
    heading: 'Ticked heroes',
    tally: (n: number): string => `${n} ticked`,
    all: (n: number): string => `Tick all ${n}`,
    none: 'Untick',
    party: 'Make a party',
    print: 'Print',
    tags: 'Tags',
    download: 'Download',
    remove: 'Delete',
    alone: (game: string): string => `${capital(game)} is played without parties.`,
    tooMany: (limit: number): string =>
      `A party has ${limit} heroes at most. Untick some, or make a backup: it holds any number.`,
  },
  tags: {
    heading: (names: readonly string[]): string => `Tags of ${who(names)}`,
    hint: 'A word of your own, such as “campaign” or “to paint”. Then show only the heroes that have it.',
    field: 'New tag',
    add: 'Add',
    remove: (tag: string): string => `Take away the tag ${tag}`,
    some: (tag: string, n: number, of: number): string => `${tag} (${n} of ${of})`,
    none: 'No tags yet.',
    known: 'Tags of other heroes',
    done: 'Done',
    longest: (limit: number): string => `A tag has ${limit} characters at most.`,
  },
  add: {
    heading: 'Add a hero',
    headingFirst: 'You have heroes already?',
    hint: 'Drop a file anywhere on this page, paste with Ctrl-V, or use this field.',
    field: 'File, code or link',
    placeholder: 'https://… or a code',
    button: 'Add',
    files: 'Choose files',
    drop: 'Let go to add what is in the files',
    inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
    busy: 'Reading',
  },
  party: {
    heading: 'Parties',
    lead: 'Heroes that fight side by side, in your order.',
    all: 'All parties',
    make: 'New party',
    nameless: 'New party',
    none: 'No party yet. Tick heroes among yours and choose “Make a party”, or begin with an empty one.',
    noHeroes: 'No heroes in it yet.',
    name: 'Name',
    nameMissing: 'A party needs a name.',
    members: 'In this party',
    others: 'Add from your heroes',
    noOthers: 'All your heroes are in it.',
    noneYet: 'You have no heroes yet. Build one first.',
    up: (name: string): string => `${name} one place up`,
    down: (name: string): string => `${name} one place down`,
    drag: (name: string): string => `Drag ${name} to another place`,
    moved: (name: string, place: number, of: number): string => `${name} is now ${place} of ${of}.`,
    out: (name: string): string => `Take ${name} out of the party`,
    into: (name: string): string => `Add ${name}`,
    addedTo: (name: string): string => `${name} is in the party.`,
    takenOut: (name: string): string => `${name} is out of the party.`,
    full: (limit: number): string => `A party has ${limit} heroes at most.`,
    noLink: (limit: number): string => `A link carries ${limit} heroes at most. Download the file instead.`,
    copyLink: 'Copy link',
    print: 'Print',
    play: 'Play a match',
    table: 'Take to the table',
    download: 'Download party file',
    remove: 'Delete party',
    gone: 'This party is not on this device. Perhaps it was deleted.',
    back: 'All parties',
    saved: 'Saved on this device',
    opening: 'Opening your parties',
    tally: (n: number, of: number): string => `${n} of at most ${of}`,
  },
  backup: {
    heading: 'Backup',
    hint: 'One file with everything: heroes, parties, tags and photos. Keep it somewhere else than on this device; on another phone or computer it brings all of them there.',
    make: 'Back up everything',
    restore: 'Restore a backup',
    making: 'Making the backup',
    file: 'pipsmith-backup',
    last: (iso: string, now: Date): string => `Last backup: ${moment(iso, now)}`,
    never: 'No backup yet',
    changedSince: (n: number): string => `${heroes(n)} changed since`,
    remindFirst: (n: number): string =>
      `You have ${heroes(n)} here and no backup. Clearing the browser's data would take them with it.`,
    remindChanged: (n: number): string => `${heroes(n)} changed since your last backup.`,
    later: 'Later',
  },
  storage: {
    persisted: 'Kept on this device for good.',
    fleeting: 'The browser may clear this page when its disk runs short.',
    unknown: 'This browser does not say how long it keeps your heroes.',
    ask: 'Ask to keep them',
  },
  trouble: {
    heading: 'Not saved',
    shut: 'Your heroes could not be opened',
    notReadAgain: 'Your heroes could not be read again',
    build: 'Build without saving',
    download: 'Download what was not saved',
    retry: 'Try again',
    goodCopy: 'Download the last good copy',
    noGoodCopy: 'There is no older copy on this device.',
    file: 'not-saved',
  },
  unreadable: {
    heading: 'Could not be read',
    hint: 'These were saved here and cannot be read any more. They stay as they are, and a backup holds them too.',
    download: 'Download text',
    remove: 'Delete',
    name: (of: 'hero' | 'party', name: string, n: number): string => {
      if (name === '') return `Row ${n}`;
      return of === 'hero' ? name : `The party ${name}`;
    },
    file: 'unreadable',
  },
};
