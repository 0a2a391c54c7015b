import { capital, count, list, possessive } from '#words/language/words';
import { transfer } from '#words/messages/transfer';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "today, 14:05", "3 May 2026"; anything that isn’t a date stays as it is. */
const moment = (iso: string, now: Date): string => {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return iso;
  const [date, today] = [day.format(then), day.format(now)];
  return date === today ? `today, ${time.format(then)}` : date;
};

const heroes = (n: number): string => count(n, 'hero', 'heroes');

/** "Jane", "Jane and Bito", "5 heroes": nobody would read a long list of names. */
const who = (names: readonly string[]): string => (names.length > 3 ? heroes(names.length) : list(names));

/** The sentences of "My heroes" and of the parties. */
export const myHeroes = {
  heading: 'My heroes',
  opening: 'Opening your heroes …',
  heroes,
  tally: (shown: number, all: number): string => (shown === all ? heroes(all) : `${shown} of ${heroes(all)}`),
  search: 'Search',
  searchHint: 'Name, title, school, tag or skill',
  rules: 'Rules',
  anyRules: 'Any',
  kind: 'School',
  anyKind: 'Any',
  trait: 'Trait',
  anyTrait: 'Any',
  filters: (n: number): string => (n === 0 ? 'Filters' : `Filters (${n})`),
  tag: 'Tag',
  anyTag: 'Any',
  sort: 'Order',
  sorts: { changed: 'Latest changes first', name: 'By name' },
  noneFound: 'None of your heroes match.',
  showAll: 'Show all',
  more: 'Show more',
  build: 'Build a hero',
  undo: (step: string): string => `Undo: ${step}`,
  redo: (step: string): string => `Redo: ${step}`,
  nothingToUndo: 'Undo',
  nothingToRedo: 'Redo',
  undone: (step: string): string => `Undone: ${step}.`,
  redone: (step: string): string => `Redone: ${step}.`,
  undoElsewhere: (step: string): string => `Your last step was on My heroes: ${step}. Undo it anyway?`,
  redoElsewhere: (step: string): string => `The step to redo is on My heroes: ${step}. Redo it there.`,
  undoNow: 'Undo',
  addAgain: 'Add a second one',
  close: 'Close',
  hand: 'Cards',
  card: (name: string): string => `${possessive(name)} card`,
  hero: {
    tick: (name: string): string => `Select ${name}`,
    changed: (iso: string, now: Date): string => `Changed ${moment(iso, now)}`,
    noKind: 'No school yet',
    /** Difference of this hero from another of the same name. */
    differs: (what: string, points?: number): string =>
      points === undefined ? `With ${what}` : `With ${count(points, 'point')} of ${what}`,
    tags: (name: string): string => `${possessive(name)} tags`,
    actions: (name: string): string => `Actions for ${name}`,
    playWith: (name: string): string => `Play ${name}`,
    open: 'Open in the builder',
    duplicate: 'Duplicate',
    versions: 'Versions',
    copyLink: 'Copy link',
    print: 'Print',
    play: 'Play a match',
    table: 'Start game night',
    download: 'Download file',
    editTags: 'Tags',
    remove: 'Delete',
  },
  done: {
    deleted: (names: readonly string[]): string => `Deleted ${who(names)}.`,
    duplicated: (names: readonly string[]): string => `Duplicated ${who(names)}.`,
    brought: (names: readonly string[]): string =>
      names.length === 0 ? 'No heroes found.' : `Added ${who(names)}.`,
    here: (names: readonly string[]): string => `You already have ${who(names)}.`,
    tagged: (names: readonly string[]): string => `Changed ${possessive(who(names))} tags.`,
    copied: (name: string): string => `Link to ${name} copied.`,
    denied: (name: string): string => `Your browser blocked copying. Copy the link to ${name} from here:`,
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
      return parts.length === 0 ? 'You already have everything in this backup.' : `Restored ${list(parts)}.`;
    },
    kept: 'Your browser will keep your heroes permanently.',
    notKept: 'Your browser won’t promise to keep them. Make a backup file to be safe.',
    partyMade: (name: string): string => `Made the party ${name}.`,
    partyDeleted: (name: string): string => `Deleted the party ${name}.`,
  },
  link: 'Link',
  picked: {
    heading: 'Selected heroes',
    tally: (n: number): string => `${n} selected`,
    all: (n: number): string => `Select all ${n}`,
    none: 'Clear selection',
    party: 'Make a party',
    print: 'Print',
    compare: 'Compare',
    tags: 'Tags',
    download: 'Download',
    remove: 'Delete',
    alone: (game: string): string => `${capital(game)} has no parties.`,
    tooMany: (limit: number): string =>
      `A party has at most ${limit} heroes. Select fewer, or make a backup: it holds any number.`,
  },
  compare: {
    heading: (one: string, other: string): string => `${one} and ${other}`,
    loading: 'Comparing …',
    points: 'Points',
    only: (name: string): string => `Only ${name}`,
    both: 'Both',
    nothing: 'Nothing',
    same: 'Only their names differ.',
    close: 'Close',
  },
  versions: {
    heading: (name: string): string => `Versions of ${name}`,
    hint: (most: number): string =>
      `Pipsmith keeps a version whenever you print or share a hero, and when you press the button below. It keeps the last ${most}.`,
    keep: 'Keep this version',
    kept: (name: string): string => `Saved this version of ${name}.`,
    isKept: 'Nothing has changed since the newest version.',
    none: 'No versions yet.',
    loading: 'Loading versions …',
    now: 'Now',
    why: {
      asked: 'Kept',
      print: 'Printed',
      share: 'Shared',
      replaced: 'Replaced',
      link: 'Opened from a link',
    },
    at: (why: string, iso: string, now: Date): string => `${why} ${moment(iso, now)}`,
    compare: 'Compare with now',
    asNow: 'Same as now',
    back: 'Restore',
    wentBack: (name: string): string =>
      `${name} is back to the earlier version. The one you had is at the top of this list.`,
    remove: (version: string): string => `Delete the version: ${version}`,
    unreadable: 'This version can’t be read any more.',
    removeUnreadable: 'Delete it',
  },
  tags: {
    heading: (names: readonly string[]): string => `${possessive(who(names))} tags`,
    hint: 'Enter any word or two, for example “campaign” or “to paint”. You can then show only the heroes with that tag.',
    field: 'New tag',
    add: 'Add',
    remove: (tag: string): string => `Remove the tag ${tag}`,
    some: (tag: string, n: number, of: number): string => `${tag} (${n} of ${of})`,
    none: 'No tags yet.',
    known: 'Other heroes’ tags',
    done: 'Done',
    longest: (limit: number): string => `A tag has at most ${limit} characters.`,
  },
  add: {
    heading: 'Add a hero',
    headingFirst: 'Already have heroes?',
    hint: 'Drop a file anywhere on this page, paste with Ctrl+V, or use this field.',
    field: 'File, code or link',
    placeholder: 'https://… or a code',
    button: 'Add',
    files: 'Choose files',
    drop: 'Drop to add these files',
    inFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
    busy: 'Reading …',
  },
  party: {
    heading: 'Parties',
    lead: 'Heroes who fight side by side, listed in the order you choose.',
    all: 'All parties',
    make: 'New party',
    nameless: 'New party',
    none: 'No parties yet. Make one from your own heroes, samples or friends’ links.',
    noHeroes: 'No heroes in this party yet.',
    name: 'Name',
    nameMissing: 'A party needs a name.',
    members: 'In this party',
    others: 'Add heroes',
    searchHint: 'Name, skill, or a friend’s link',
    findHint: 'Party or hero',
    noPartyFound: 'No party found. Try another word.',
    noneFound: 'No hero found. Try another word, or paste a friend’s link.',
    sample: 'Sample',
    sent: 'From a friend’s link',
    up: (name: string): string => `Move ${name} up`,
    down: (name: string): string => `Move ${name} down`,
    drag: (name: string): string => `Drag ${name} to another place`,
    moved: (name: string, place: number, of: number): string => `${name} is now number ${place} of ${of}.`,
    out: (name: string): string => `Remove ${name} from the party`,
    into: (name: string): string => `Add ${name}`,
    addedTo: (name: string): string => `Added ${name} to the party.`,
    takenOut: (name: string): string => `Removed ${name} from the party.`,
    full: (limit: number): string => `A party has at most ${limit} heroes.`,
    noLink: (limit: number): string => `A link holds at most ${limit} heroes. Download the file instead.`,
    copyLink: 'Copy link',
    print: 'Print',
    printKit: 'Print with game-night kit',
    play: 'Play a match',
    table: 'Start game night',
    download: 'Download party file',
    remove: 'Delete party',
    gone: 'This party isn’t on this device. It may have been deleted.',
    back: 'All parties',
    saved: 'Saved on this device',
    opening: 'Opening your parties …',
    tally: (n: number, of: number): string => `${n} of ${of}`,
  },
  backup: {
    heading: 'Backup',
    hint: 'One file with everything: heroes, parties, tags and photos. Save it somewhere else too. Use it to restore everything on another phone or computer.',
    make: 'Back up everything',
    restore: 'Restore a backup',
    making: 'Making the backup …',
    file: 'pipsmith-backup',
    last: (iso: string, now: Date): string => `Last backup: ${moment(iso, now)}`,
    never: 'No backup yet',
    changedSince: (n: number): string => `${heroes(n)} changed since then`,
    remindFirst: (n: number): string =>
      `You have ${heroes(n)} and no backup. Clearing your browser data would delete them.`,
    remindChanged: (n: number): string => `${heroes(n)} changed since your last backup.`,
    later: 'Later',
  },
  transfer,
  storage: {
    persisted: 'Kept on this device permanently.',
    fleeting: 'Your browser may delete your heroes when it runs out of disk space.',
    unknown: 'This browser doesn’t say how long it keeps your heroes.',
    ask: 'Ask the browser to keep them',
  },
  trouble: {
    heading: 'Not saved',
    shut: 'Your heroes couldn’t be opened',
    notReadAgain: 'Your heroes couldn’t be reloaded',
    build: 'Build without saving',
    download: 'Download what wasn’t saved',
    retry: 'Try again',
    goodCopy: 'Download the last good copy',
    noGoodCopy: 'There is no earlier copy on this device.',
    file: 'not-saved',
  },
  unreadable: {
    heading: 'Unreadable',
    hint: 'These were saved here but can’t be read any more. They stay as they are, and backups include them.',
    download: 'Download text',
    remove: 'Delete',
    name: (of: 'hero' | 'party', name: string, n: number): string => {
      if (name === '') return `Entry ${n}`;
      return of === 'hero' ? name : `The party ${name}`;
    },
    file: 'unreadable',
  },
};
