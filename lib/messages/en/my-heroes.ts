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
  trait: 'Trait',
  anyTrait: 'Any',
  filters: (n: number): string => (n === 0 ? 'Filters' : `Filters (${n})`),
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
  undoElsewhere: (step: string): string => `The last step was on My heroes: ${step}. Undo it all the same?`,
  redoElsewhere: (step: string): string => `The step to redo is on My heroes: ${step}. Redo it there.`,
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
    versions: 'Versions',
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
    restored: (of: {
      readonly heroes: number;
      readonly parties: number;
      readonly matches: number;
      readonly nights: number;
      readonly maps: number;
      readonly versions: number;
    }): string => {
      const parts = [
        ...(of.heroes > 0 ? [heroes(of.heroes)] : []),
        ...(of.parties > 0 ? [count(of.parties, 'party', 'parties')] : []),
        ...(of.matches > 0 ? [count(of.matches, 'match', 'matches')] : []),
        ...(of.versions > 0 ? [count(of.versions, 'version')] : []),
        ...(of.nights > 0 ? [count(of.nights, 'game night')] : []),
        ...(of.maps > 0 ? [count(of.maps, 'map')] : []),
      ];
      return parts.length === 0 ? 'Everything of this backup is here already.' : `Restored ${list(parts)}.`;
    },
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
    compare: 'Compare',
    tags: 'Tags',
    download: 'Download',
    remove: 'Delete',
    alone: (game: string): string => `${capital(game)} is played without parties.`,
    tooMany: (limit: number): string =>
      `A party has ${limit} heroes at most. Untick some, or make a backup: it holds any number.`,
  },
  compare: {
    heading: (one: string, other: string): string => `${one} and ${other}`,
    loading: 'Laying them side by side',
    points: 'Points',
    only: (name: string): string => `Only ${name}`,
    both: 'Both',
    nothing: 'Nothing',
    same: 'They are the same, but for their names.',
    close: 'Close',
  },
  versions: {
    heading: (name: string): string => `Versions of ${name}`,
    hint: (most: number): string =>
      `A version is kept when you print or share a hero, or by the button below; the last ${most} stay.`,
    keep: 'Keep this version',
    kept: (name: string): string => `Kept ${name} as a version.`,
    isKept: 'The newest version is just that already.',
    none: 'No version is kept yet.',
    loading: 'Looking for versions',
    now: 'Now',
    why: { asked: 'Kept', print: 'Printed', share: 'Shared', replaced: 'Replaced' },
    at: (why: string, iso: string, now: Date): string => `${why} ${moment(iso, now)}`,
    compare: 'Compare with now',
    asNow: 'Just as now',
    back: 'Go back to it',
    wentBack: (name: string): string =>
      `${name} is the earlier version again. What stood there is the newest version.`,
    remove: (version: string): string => `Delete the version: ${version}`,
    unreadable: 'This version cannot be read any more.',
    removeUnreadable: 'Delete it',
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
    noneYet: 'You have no heroes yet.',
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
  transfer: {
    open: 'To another device',
    heading: 'To another device',
    way: 'Send or receive',
    ways: { send: 'Send from here', receive: 'Receive here' },
    loading: 'Making the codes',
    hint: 'Open this on the other device too, choose “Receive here”, and hold its camera before these codes, one after another.',
    left: 'Codes carry heroes, parties, tags and versions. Photos, matches, game nights and maps come along in the backup file.',
    tooMuch: (codes: number): string =>
      `All of this would take ${codes} codes. Take the backup file to the other device instead.`,
    nothing: 'There is nothing to send yet.',
    code: (nth: number, of: number): string => `Code ${nth} of ${of}`,
    next: 'Next code',
    previous: 'Previous code',
    turn: 'Turn by themselves',
    file: 'By file',
    make: 'Make the backup file',
    openFile: 'Open a backup file',
    camera: 'Read codes with the camera',
    stop: 'Stop the camera',
    pictures: 'Open pictures of the codes',
    noCamera: 'The camera cannot be used here. Allow it, or take the backup file.',
    noReader: 'What reads the codes could not be loaded. Try again with a network, or take the backup file.',
    aim: 'Hold the camera before the codes of the other device.',
    progress: (read: number, of: number): string => `${read} of ${of} codes read.`,
    missing: (numbers: readonly number[]): string =>
      `Still missing: ${numbers.length > 8 ? `${list(numbers.slice(0, 8).map(String))} and ${numbers.length - 8} more` : list(numbers.map(String))}.`,
    problems: {
      stranger: 'This is no code of a transfer.',
      'other-row': 'This code belongs to another transfer. Begin again to read that one.',
      'broken-whole': 'All codes are read, and do not fit together. Begin again.',
    },
    damaged: (nth: number | undefined): string =>
      nth === undefined
        ? 'A code is damaged and was not taken. Read it again.'
        : `Code ${nth} is damaged and was not taken. Read it again.`,
    noCode: (file: string): string => `${file}: no code was found in this picture.`,
    again: 'Begin again',
    came: 'All codes are read. Close this to see what was added.',
    close: 'Close',
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
