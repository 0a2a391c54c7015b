import { capital, count, list, possessive } from '#words/language/words';
import { numbered } from '@/lib/language/apart';

/** "phase", "phases": what a game calls its rounds. */
interface RoundWords {
  readonly one: string;
  readonly many: string;
}

const clock = (seconds: number): string => {
  const whole = Math.abs(Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Sentences of a game night, for every game. */
export const companion = {
  title: 'Game night',
  description:
    'Your phone at the table: it keeps track of damage, turn order and score for Whack & Slaughter.',
  introduction:
    'Put a phone on your table, or use one each. It keeps track of damage, turn order and score, and tells you what comes next.',
  loading: 'Opening the game night …',
  begun: {
    title: 'Game nights on this device',
    resume: (name: string): string => `Resume ${name}`,
    remove: (name: string): string => `Delete ${name}`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  name: (names: readonly string[]): string => list(names),
  setUp: {
    title: 'New game night',
    ways: {
      label: 'How many phones?',
      one: 'One phone for everyone',
      each: 'A phone each',
      oneWhy: 'The phone lies on the table and anyone can tap it. You can still invite other phones later.',
      eachWhy:
        'Choose at least your own heroes here. The others join with a link or QR code and can bring their own. Up to eight phones show the same game night.',
    },
    party: 'Party',
    noParty: (nouns: string): string => `None: choose ${nouns} below`,
    /** Headings for everybody at the table: "Hero 1", "Dragon". */
    sheets: (nouns: readonly string[]): readonly string[] => numbered(nouns).map(capital),
    team: (name: string): string => `${possessive(name)} team`,
    add: (noun: string): string => `Add ${noun}`,
    remove: (name: string): string => `Remove ${name}`,
    scenario: 'Scenario',
    noScenario: 'None: we’ll agree at the table',
    goal: (points: string): string => `${points} to win`,
    alone: 'There’s only one hero so far. Add everybody else’s, so that turns and scores include them all.',
    aloneShared: 'There’s only one hero so far. That’s fine if your friends bring theirs when they join.',
    begin: 'Start game night',
    beginShared: 'Start and invite the others',
    none: (game: string): string => `Game nights for ${game} aren’t available yet.`,
    otherGame: (name: string, game: string): string =>
      `${name} doesn’t belong to ${game}. Choose heroes from the same game.`,
    bad: (nth: number, why: string): string => `Figure ${nth} can’t be read. ${why}`,
    tooLong: (name: string): string => `${name} has too much text. Shorten the notes first.`,
    tooMany: (most: number): string =>
      `A game night holds at most ${most} figures; the others were left out.`,
  },
  round: (n: number, { one }: RoundWords): string => `${capital(one)} ${n}`,
  beforeRound: 'Ready to start',
  now: 'Now',
  steps: 'Turn sequence',
  beginRound: {
    shuffled: (n: number, { one }: RoundWords): string => `Start ${one} ${n}: shuffle the cards`,
    rolled: (n: number, { one }: RoundWords): string =>
      n === 1 ? 'Roll for turn order' : `Start ${one} ${n}`,
    alternating: (n: number, { one }: RoundWords): string => `Roll initiative: ${one} ${n}`,
  },
  top: (name: string): string => `Top card: ${name}`,
  yourTop: (name: string): string => `Your card is on top: ${name}`,
  yourNext: (name: string): string => `You’re next: ${name}`,
  yourTurn: (name: string): string => `Your turn: ${name}`,
  next: (name: string): string => `${name} is next`,
  chooses: (team: string): string => `${team} chooses who acts.`,
  beginTurn: (name: string): string => `Start ${possessive(name)} turn`,
  outOfOrder: 'Someone else is next',
  join: (name: string): string => `${name} acts too`,
  turnOf: (name: string): string => `${possessive(name)} turn`,
  endTurn: (name: string): string => `End ${possessive(name)} turn`,
  endRound: ({ one }: RoundWords): string => `End the ${one}`,
  roundOver: (n: number, { one }: RoundWords): string => `${capital(one)} ${n} is over.`,
  lastRound: ({ one }: RoundWords): string => `That was the last ${one}: the match is over.`,
  allDone: 'Everyone has had a turn.',
  actions: 'Actions',
  action: (nth: number): string => `Action ${nth} is used`,
  toDo: 'Now do this',
  about: (name: string, text: string): string => `${name}: ${text}`,
  done: 'Done',
  doneWith: (text: string): string => `Done: ${text}`,
  skip: 'Skip',
  skipped: (text: string): string => `Skip: ${text}`,
  deck: {
    title: 'Turn order',
    you: 'you',
    /** A turn, with its player if there are several phones. */
    whose: (turn: string, player: string | undefined): string =>
      player === undefined ? turn : `${turn} (${player})`,
    had: 'turn is over',
    has: 'acting now',
    comes: 'still to act',
    top: 'on top of the deck',
    waits: 'joins the next shuffle',
  },
  rolled: (team: string, roll: number): string => `${team} rolled ${roll}`,
  first: (team: string): string => `${team} chooses first`,
  scores: {
    title: 'Score',
    /** On a button: "Score 3 : 2"; of more than two sides only "Score". */
    brief: (points: readonly number[]): string =>
      points.length === 2 ? `Score ${points.join(' : ')}` : 'Score',
    count: 'Count points',
    of: (points: number, goal: number): string => (goal > 0 ? `${points} of ${goal}` : String(points)),
    more: (team: string): string => `Add a point for ${team}`,
    less: (team: string): string => `Remove a point from ${team}`,
    wins: (team: string): string => `${team} has enough points to win.`,
    pieceMore: (name: string): string => `${name}: add one`,
    pieceLess: (name: string): string => `${name}: remove one`,
    rules: (scenario: string): string => `Rules: ${scenario}`,
  },
  team: (nth: number): string => `Team ${nth}`,
  teamOf: (nth: number, names: readonly string[]): string =>
    names.length === 1 ? (names[0] ?? '') : `Team ${nth} (${list(names)})`,
  figures: 'At the table',
  cardOf: (name: string, card: string): string => `${name}: ${card}`,
  rolls: {
    for: (name: string, what: string): string => `${what} for ${name}`,
    result: (name: string): string => `Rolled for ${name}`,
    face: (face: number, dice: number): string => `${count(dice, 'die', 'dice')} showing ${face}`,
    times: (dice: number): string => `× ${dice}`,
  },
  of: (value: number, most: number): string => `${value} of ${most}`,
  less: (what: string, name: string): string => `${name}: one less ${what}`,
  more: (what: string, name: string): string => `${name}: one more ${what}`,
  counterLess: (counter: string, name: string): string => `Remove ${counter} from ${name}`,
  counterMore: (counter: string, name: string): string => `Add ${counter} to ${name}`,
  addCounter: 'Add a counter',
  addCounterFor: (name: string): string => `Add a counter to ${name}`,
  whyCounters:
    'Counters show a figure’s conditions and the effects of skills on it. Pipsmith reminds you when they matter.',
  give: '+1',
  giveOne: (counter: string): string => `+1 ${counter}`,
  allCounters: 'All counters in the game',
  foldAll: 'Collapse all',
  unfoldAll: 'Expand all',
  card: 'Card: die, weapons and skills',
  cardLoading: 'Drawing the card …',
  comes: (name: string, of: string): string => `${possessive(of)} ${name} arrives`,
  later: 'Arriving later',
  leaves: (name: string): string => `${name} leaves the table`,
  undo: 'Undo',
  undone: (steps: number): string => `Undone. You can undo ${count(steps, 'more step')}.`,
  timer: {
    title: 'Timer',
    /** Beside the time. */
    of: ({ one }: RoundWords): string => `Time this ${one}`,
    start: 'Start timer',
    stop: 'Stop timer',
    reset: 'Reset timer',
    short: { start: 'Start', stop: 'Stop', reset: 'Reset' },
    limitOf: ({ one }: RoundWords): string => `Time limit for each ${one}`,
    minutes: (minutes: number): string => (minutes === 0 ? 'No limit' : `${minutes} min`),
    left: (seconds: number): string => clock(seconds),
    over: (seconds: number): string => `+${clock(seconds)}`,
    up: 'Time’s up.',
  },
  share: {
    open: 'Share this night',
    title: 'Share this night',
    titleNew: 'Invite the others',
    why: 'The others join on their own phones. You all see the same game night, and a tap on one changes it on all of them.',
    name: 'Your name',
    nameHint: 'The others see it. You can leave it blank.',
    heroes: 'Which heroes do you play?',
    /** A hero, with the player if there is one. */
    whose: (hero: string, player: string | undefined): string =>
      player === undefined ? hero : `${hero} (${player} plays this one)`,
    undo: 'Once you share, you can’t undo what happened before.',
    may: 'What may the others change?',
    allowed: { all: 'Everything', own: 'Only their own heroes' },
    begin: 'Share this night',
    sends:
      'Heroes, names and taps go through the Pipsmith server, which also rolls the dice. It deletes everything 24 hours after the last tap.',
  },
  send: {
    open: 'Send a copy',
    title: 'Send a copy to another phone',
    instead:
      'Use this to carry on elsewhere: the other phone gets the game night as it is now, and the two don’t update each other.',
    why: 'Scan this code with the other phone, or send it the link. It gets the game night as it is now. After that, the two phones don’t update each other.',
    picture: 'QR code of this game night',
    noCode: 'This game night is too big for a QR code. Send the link instead.',
    local:
      'Pipsmith is running on this device only, so another phone can’t open the link. Open Pipsmith at an address that both phones can reach.',
    cannot: 'This can’t be sent: a hero has too much text for a link. Shorten it in the builder.',
  },
  settings: {
    open: 'Settings',
    title: 'Show on this page',
    why: 'Hide what your group doesn’t use. Nothing is lost.',
    parts: {
      deck: 'Turn order',
      actions: 'Used actions',
      hints: 'Hints for each figure',
      scores: 'Score',
      timer: 'Timer',
    },
    allCounters: 'Offer every counter in the game, not just the ones these figures use',
    another: 'Start another game night',
  },
  close: 'Close',
  awake: {
    on: 'The screen stays on while this page is open.',
    off: 'This browser can’t keep the screen on. Set a longer screen timeout on your phone.',
  },
  keeping: {
    kept: 'Saved on this device.',
    now: 'Saving …',
    'not-kept': 'Not saved: your browser wouldn’t store it.',
    gone: 'This game night was deleted elsewhere and is no longer saved.',
  },
  problem: {
    cannot: (why: string): string => `This game night can’t be opened. ${why}`,
    gone: 'It’s no longer on this device.',
    noNight: 'The link has no game night in it, or part of it is missing. Ask for it again.',
    noCompanion: (system: string): string =>
      `It’s for “${system}”, and Pipsmith doesn’t have game nights for that game.`,
    badSheet: (nth: number, why: string): string => `Figure ${nth} can’t be read. ${why}`,
    unknown: (name: string): string =>
      `It mentions “${name}”, which this Pipsmith doesn’t know. It may come from a newer version.`,
    again: 'Start game night',
  },
};
