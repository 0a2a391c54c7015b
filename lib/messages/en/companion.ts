import { capital, count, list, numbered } from '@/lib/language/en';

/** "phase", "phases": what a game calls its rounds. */
interface RoundWords {
  readonly one: string;
  readonly many: string;
}

const clock = (seconds: number): string => {
  const whole = Math.abs(Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** What the companion of a game night says, whatever the game. */
export const companion = {
  title: 'Game night',
  description:
    'The companion at a real table: a phone keeps count, the order of turns and the score of Whack & Slaughter.',
  introduction:
    'For the real table, on a phone that lies between you: it keeps count, the order of turns and the score, and says what the rules ask for now.',
  loading: 'The game night is being opened.',
  begun: {
    title: 'Game nights on this device',
    resume: (name: string): string => `Go on with ${name}`,
    remove: (name: string): string => `Throw ${name} away`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  name: (names: readonly string[]): string => list(names),
  setUp: {
    title: 'A new game night',
    party: 'A party of this device',
    noParty: (nouns: string): string => `Choose one, or the ${nouns} below`,
    /** What those at the table are called: "Hero 1", "Dragon". */
    sheets: (nouns: readonly string[]): readonly string[] => numbered(nouns).map(capital),
    team: (name: string): string => `Team of ${name}`,
    add: (noun: string): string => `One more ${noun}`,
    remove: (name: string): string => `Without ${name}`,
    scenario: 'Scenario',
    noScenario: 'None: we agree at the table',
    goal: (points: string): string => `${points} that win`,
    begin: 'Begin the game night',
    none: (game: string): string => `There is no companion for ${game} yet.`,
    otherGame: (name: string, game: string): string =>
      `${name} plays by other rules than ${game}. Bring figures of one game to the table.`,
    bad: (nth: number, why: string): string => `Number ${nth} cannot be read. ${why}`,
    tooLong: (name: string): string =>
      `${name} has texts that are too long to be sent along. Shorten the notes first.`,
    tooMany: (most: number): string => `${most} at most sit at one table; the others were left out.`,
  },
  round: (n: number, { one }: RoundWords): string => `${capital(one)} ${n}`,
  beforeRound: 'Before the first card',
  now: 'Now',
  steps: 'The order of a turn',
  beginRound: {
    shuffled: (n: number, { one }: RoundWords): string => `Shuffle: ${one} ${n}`,
    rolled: (n: number, { one }: RoundWords): string =>
      n === 1 ? 'Roll the order of turns' : `Begin ${one} ${n}`,
    alternating: (n: number, { one }: RoundWords): string => `Roll initiative: ${one} ${n}`,
  },
  top: (name: string): string => `Top card: ${name}`,
  next: (name: string): string => `${name} is next`,
  chooses: (team: string): string => `${team} chooses whom to activate.`,
  beginTurn: (name: string): string => `Begin the turn of ${name}`,
  outOfOrder: 'Somebody else is next',
  join: (name: string): string => `${name} acts along`,
  turnOf: (name: string): string => `The turn of ${name}`,
  endTurn: (name: string): string => `End the turn of ${name}`,
  endRound: ({ one }: RoundWords): string => `End the ${one}`,
  roundOver: (n: number, { one }: RoundWords): string => `${capital(one)} ${n} is over.`,
  lastRound: ({ one }: RoundWords): string => `That was the last ${one}: the match is over.`,
  allDone: 'Everybody had a turn.',
  actions: 'Actions',
  action: (nth: number): string => `Action ${nth} is used`,
  toDo: 'To do now',
  about: (name: string, text: string): string => `${name}: ${text}`,
  done: 'Done',
  doneWith: (text: string): string => `Done: ${text}`,
  skip: 'Skip',
  skipped: (text: string): string => `Skip: ${text}`,
  deck: {
    title: 'Order of turns',
    had: 'had the turn',
    has: 'has the turn',
    comes: 'to come',
    top: 'on top of the deck',
    waits: 'comes with the next shuffle',
  },
  rolled: (team: string, roll: number): string => `${team} rolled ${roll}`,
  first: (team: string): string => `${team} chooses first`,
  scores: {
    title: 'Score',
    of: (points: number, goal: number): string => (goal > 0 ? `${points} of ${goal}` : String(points)),
    more: (team: string): string => `A point more for ${team}`,
    less: (team: string): string => `A point less for ${team}`,
    wins: (team: string): string => `${team} has reached what wins.`,
    pieceMore: (name: string): string => `${name}: one more`,
    pieceLess: (name: string): string => `${name}: one less`,
    rules: (scenario: string): string => `The rules of ${scenario}`,
  },
  team: (nth: number): string => `Team ${nth}`,
  teamOf: (nth: number, names: readonly string[]): string =>
    names.length === 1 ? (names[0] ?? '') : `Team ${nth} (${list(names)})`,
  figures: 'At the table',
  cardOf: (name: string, card: string): string => `${name}: ${card}`,
  rolls: {
    for: (name: string, what: string): string => `${what} for ${name}`,
    result: (name: string): string => `Rolled for ${name}`,
    face: (face: number, dice: number): string => `${count(dice, 'die', 'dice')} with a ${face}`,
    times: (dice: number): string => `× ${dice}`,
  },
  of: (value: number, most: number): string => `${value} of ${most}`,
  less: (what: string, name: string): string => `${name}: ${what} one less`,
  more: (what: string, name: string): string => `${name}: ${what} one more`,
  counterLess: (counter: string, name: string): string => `Take ${counter} off ${name}`,
  counterMore: (counter: string, name: string): string => `One more ${counter} for ${name}`,
  addCounter: 'Counter',
  addCounterFor: (name: string): string => `Counter for ${name}`,
  give: '+1',
  giveOne: (counter: string): string => `+1 ${counter}`,
  allCounters: 'All counters of the game',
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  card: 'On the card',
  comes: (name: string, of: string): string => `${name} of ${of} comes`,
  later: 'Who comes during the match',
  leaves: (name: string): string => `${name} leaves the table`,
  undo: 'Undo',
  undone: (steps: number): string => `Taken back. ${count(steps, 'step')} more can be.`,
  timer: {
    title: 'Timer',
    start: 'Start',
    stop: 'Stop',
    reset: 'Reset',
    named: (what: string): string => `${what} the timer`,
    minutes: 'Minutes',
    minutesOf: ({ one }: RoundWords): string => `Minutes for a ${one}, without which the timer counts up`,
    left: (seconds: number): string => clock(seconds),
    over: (seconds: number): string => `+${clock(seconds)}`,
    up: 'Time is up.',
  },
  send: {
    open: 'Send',
    title: 'To another phone',
    why: 'Scan this code with the other phone, or send it the link: it goes on there as it stands here. Afterwards the two count apart.',
    picture: 'The QR code of this game night',
    noCode: 'This is too much for a QR code that a phone could read. Send the link.',
    local:
      'This address is known to this device alone: open Pipsmith at an address that the other phone reaches, too.',
    cannot: 'It cannot be sent: a hero has texts that are too long for a link. Shorten them in the builder.',
  },
  settings: {
    open: 'Settings',
    title: 'What you use',
    why: 'What your group does not use is hidden. Nothing of it is lost.',
    parts: {
      deck: 'The order of turns as a list',
      actions: 'Ticking off actions',
      hints: 'What holds for a figure now',
      scores: 'The score',
      timer: 'The timer',
    },
    allCounters: 'Offer all counters of the game, not only those of these figures',
    another: 'Another game night',
  },
  close: 'Close',
  awake: {
    on: 'The screen stays on while this page is open.',
    off: 'This browser cannot keep the screen on. Set your phone so that it takes longer to go dark.',
  },
  keeping: {
    kept: 'Kept on this device, up to the last tap.',
    now: 'The last tap is being kept.',
    'not-kept': 'This game night is not kept: the browser’s storage does not take it.',
    gone: 'This game night was thrown away elsewhere, and is not kept any more.',
  },
  problem: {
    cannot: (why: string): string => `This game night cannot be opened. ${why}`,
    gone: 'It is not on this device any more.',
    noNight: 'The link holds no game night, or a part of it was lost on the way. Have it sent again.',
    noCompanion: (system: string): string =>
      `It is of the game “${system}”, for which this Pipsmith has no companion.`,
    badSheet: (nth: number, why: string): string => `Figure ${nth} of it cannot be read. ${why}`,
    unknown: (name: string): string =>
      `It names “${name}”, which this Pipsmith does not know. Perhaps it was sent by a newer one.`,
    again: 'Begin a game night',
  },
};
