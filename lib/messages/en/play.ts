import { capital, count, list, numbered } from '@/lib/language/en';
import type { RoundWords } from '@/lib/systems/match-part';
import type { LengthSign } from '@/lib/systems/system';
import { forecastText } from './forecast-text';
import { report } from './match-report';
import { far, placeMeans, placeText } from './place-text';
import { roundWords } from './round-words';

/** What lets chances to react go by ends with; where a game calls its rounds turns, a turn is told from them. */
const spanEnd = (span: 'turn' | 'phase', { one }: RoundWords): string => {
  if (span === 'phase') return `this ${one} ends`;
  return one === 'turn' ? 'whoever acts is done' : 'this turn ends';
};

const passesText = (name: string, soFar: number, until: string): string =>
  `${name} lets chances to react go by until ${until}; ${soFar} so far.`;

/** What the rules ask of a piece of terrain. */
interface TerrainAnswers {
  readonly seeThrough: boolean;
  readonly walkThrough: boolean;
  readonly cover: boolean;
  readonly climb: boolean;
}

/** What is said on the play table, and before a match begins there. */
export const play = {
  title: 'Play',
  description:
    'Play a match of Whack & Slaughter in the browser: against the computer, on one device, or watching.',
  introduction:
    'Try a hero before game night: against the computer, with a friend on this device, or watching two computers.',
  loading: 'The table is being set up.',
  setUp: {
    title: 'A new match',
    /** The sheets of a match by what their games call them: "hero 1", "dragon". */
    sides: numbered,
    side: (side: string): string => capital(side),
    player: (side: string): string => `Who plays ${side}`,
    players: {
      person: 'A person at this device',
      random: 'Computer, easy: anything that is allowed',
      greedy: 'Computer, medium: best next action',
      search: 'Computer, hard: thinks ahead',
    },
    team: (names: readonly string[]): string => `Who plays ${list(names)}`,
    sets: {
      title: 'Play a set',
      why: 'Games in which a whole set meets: everybody is there already, and you choose whom you play.',
      begin: (game: string): string => `Play the set of ${game}`,
    },
    rest: 'The rest of the set',
    add: (noun: string): string => `One more ${noun}`,
    remove: (side: string): string => `Without ${side}`,
    allBy: 'All of them are played by',
    asBelow: 'Whoever stands with each',
    parties: {
      title: 'Party against party',
      first: 'First party',
      second: 'Second party',
      none: 'None',
      meet: 'Let them meet',
    },
    scenario: 'Scenario',
    usual: (name: string): string => `As usual: ${name}`,
    map: 'Map',
    ownMaps: 'Maps of this device',
    drawMap: 'Draw a map of your own',
    teams: 'Teams',
    teamKinds: {
      usual: 'As the scenario has it',
      halves: 'The first half against the second',
      turns: 'Two teams, by turns',
      each: 'Everybody for himself',
      parties: 'Each party is a team',
    },
    isOnePerson: 'One person plays all of these: nothing is hidden from one for the other',
    isPlaced: 'Players choose where in their corners their figures begin',
    practice: 'Practice: dice can be taken back as well',
    begin: 'Begin the match',
    noMatches: (game: string): string => `Matches of ${game} cannot be played here yet.`,
    otherGames: (name: string, game: string, nouns: string): string =>
      `${name} plays by other rules than ${game}. Choose ${nouns} of one game.`,
    badLink: (side: string, why: string): string => `${capital(side)} cannot be read from the link. ${why}`,
    rosterShut: 'Your saved heroes cannot be reached now, and this match will not be kept.',
  },
  missions: {
    title: 'New here? Learn it by playing',
    why: 'Four training missions teach the game one step at a time: moving, striking, shooting and magic. You need no hero of your own.',
    begin: (name: string): string => `Begin ${name}`,
    next: (name: string): string => `Next mission: ${name}`,
    again: (name: string): string => `Try ${name} again`,
    goal: 'Your goal',
    how: (mission: string): string => `How ${mission} goes`,
  },
  saved: {
    title: 'Matches on this device',
    none: 'Matches that you begin are kept here by themselves.',
    resume: (name: string): string => `Go on with ${name}`,
    watch: (name: string): string => `Look at ${name} again`,
    remove: (name: string): string => `Throw ${name} away`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    gone: 'This match is not on this device any more.',
    cannot: (why: string): string => `This match cannot be opened. ${why}`,
    noMatch: 'The link or file holds no match, or a part of it was lost on the way.',
    newer: 'It was played by other rules than those of today.',
    again: 'Set a match up anew',
    sameAgain: 'Begin the same match by the rules of today',
  },
  /** Two sides meet; of more, each is for itself. */
  names: (sides: readonly string[]): string => list(sides, sides.length === 2 ? 'against' : 'and'),
  map: {
    bar: 'The map',
    keys: 'The map: arrows move it, plus and minus bring it closer and further, 0 shows all of it',
    closer: 'Closer',
    further: 'Further off',
    whole: 'The whole table',
    tools: { ruler: 'Ruler', ranges: 'Ranges' },
    ends: { from: 'From', to: 'To' },
    aPlace: 'A place on the map',
    rulerHint:
      'Choose two ends here or on the map: figures or places. It measures from base edge to base edge.',
    distance: far,
    dice: (dice: number): string => count(dice, 'die', 'dice'),
    range: (name: string, most: number, sign: LengthSign): string => `${name} ${far(most, sign)}`,
    /** @param between what the rules see between two figures; undefined where an end is a place */
    measured: (
      distance: number,
      between: { readonly sees: boolean; readonly cover: boolean; readonly touches: boolean } | undefined,
      sign: LengthSign,
    ): string => {
      if (!between) return `${far(distance, sign)}.`;
      return `${list([
        between.touches ? 'In base contact' : far(distance, sign),
        between.sees ? 'in sight' : 'not in sight',
        ...(between.cover ? ['in cover'] : []),
      ])}.`;
    },
  },
  table: {
    label: 'The table',
    /** What a reader hears of the map; the list of figures has it all. */
    map: (figures: number): string =>
      `The map from above, with ${count(figures, 'figure')}. The list of figures says where they stand.`,
    decides: (name: string, isComputer: boolean): string =>
      isComputer ? `${name}, played by the computer` : `${name} decides`,
    thinks: 'The computer thinks.',
    skillsTold: (names: readonly string[]): string =>
      names.length > 3 ? `What these ${names.length} skills do` : `What they do: ${names.join(', ')}`,
    impossible: (things: number): string => `Not possible now: ${things}`,
    reckons: 'Its chances are being reckoned.',
    noForecast: 'Its chances cannot be told beforehand.',
    forecast: forecastText,
    pass: 'Let chances to react go by',
    passSpans: {
      action: () => 'Until this action ends',
      concern: () => 'Until it concerns my figures',
      turn: (rounds: RoundWords): string => `Until ${spanEnd('turn', rounds)}`,
      phase: (rounds: RoundWords): string => `Until ${spanEnd('phase', rounds)}`,
    },
    passes: {
      action: (name: string, so: number): string => passesText(name, so, 'this action ends'),
      concern: (name: string, so: number): string =>
        passesText(name, so, 'one of his figures is attacked, hurt or met'),
      turn: (name: string, so: number, rounds: RoundWords): string =>
        passesText(name, so, spanEnd('turn', rounds)),
      phase: (name: string, so: number, rounds: RoundWords): string =>
        passesText(name, so, spanEnd('phase', rounds)),
    },
    passEnds: 'React again',
    known: (name: string): string => `What ${name} alone knows`,
    handOver: {
      title: (name: string): string => `Hand the device to ${name}`,
      why: (name: string): string => `Whoever plays ${name} sees something now that nobody else may see.`,
      alone: (name: string): string => `I play ${name}, and nobody else looks`,
      show: 'Show it',
      leave: 'Back without looking',
      back: 'Seen: hide it again',
    },
    aimedAt: (name: string): string => `What can be aimed at ${name}:`,
    aimedNot: (name: string): string => `Nothing can be aimed at ${name} now.`,
    aimedAll: 'All that can be done',
    stuck: 'The computer could not answer. Try again.',
    retry: 'Try again',
    over: 'The match is over',
    winner: (names: readonly string[], because: string): string =>
      `${capital(list(names))} ${names.length === 1 ? 'wins' : 'win'}: ${because}.`,
    /** @param points theirs first */
    winnerOnPoints: (names: readonly string[], points: readonly number[], because: string): string =>
      `${capital(list(names))} ${names.length === 1 ? 'wins' : 'win'} on points, ${points.join(' to ')}: ${because}.`,
    lost: (because: string): string => `Lost: ${because}.`,
    draw: (because: string): string => `A draw: ${because}.`,
    past: (moment: number, all: number): string => `This is how it stood at moment ${moment} of ${all}.`,
    now: 'Back to now',
    asked: 'What is asked',
    ends: 'Or',
    choosePlace: 'Choose a place on the map, or in this list.',
    place: 'Place',
    goThere: 'Go there',
    goTo: (place: string): string => `Go there: ${place}`,
    chosen: (place: string): string => `Chosen: ${place}`,
    building: {
      sheet: 'How it is built',
      build: 'Build it so',
      own: 'As you have built it',
      change: 'Build it yourself',
      die: 'Pips on each face',
      face: (face: number): string => `${face}-face`,
      skills: 'Skills',
    },
    refused: 'That cannot be chosen any more.',
    rolls: 'Last rolls',
    noRolls: 'No dice lie on the table.',
    sum: (name: string, is: number): string => `${name} ${is}`,
    against: (name: string, is: number): string => `against ${name} ${is}`,
    toBeat: (name: string, is: number): string => `It has to stand against ${name} ${is}.`,
    part: (amount: number, name: string, isFirst: boolean): string => {
      // A DV of 0 is taken off as well.
      const sign = amount < 0 || Object.is(amount, -0) ? '−' : isFirst ? '' : '+';
      return `${sign}${Math.abs(amount)} ${name}`;
    },
    face: (face: number): string => `A die shows its ${face}-face`,
    /** Many dice of a roll, those that show the same as one. */
    faces: (face: number, times: number): string =>
      `${count(times, 'die', 'dice')} ${times === 1 ? 'shows its' : 'show their'} ${face}-face`,
    picked: 'the die that counts',
    times: (times: number): string => `× ${times}`,
    cards: (name: string): string => `Cards of ${name}`,
    cardDie: (shows: number): string => `its die shows ${shows}`,
    hint: 'What does this mean?',
    hintAimed: 'Choose somebody on the map, and only what can be aimed at him is left here.',
    log: 'What happened',
    logKeys: 'What happened, line by line; arrows lead from one line’s rule to the next',
    ruleSign: '§',
    rule: (line: string): string => `The rule of: ${line}`,
    logAll: 'From the beginning',
    logRecent: ({ many }: RoundWords): string => `The last ${many} alone`,
    figures: 'Figures',
    life: (dice: number, most: number): string => `${dice} of ${count(most, 'die', 'dice')}`,
    states: { up: '', down: 'unconscious', dead: 'dead' },
    at: (x: number, y: number): string => `${x.toFixed(1)} from the left, ${y.toFixed(1)} from the top`,
    team: (nth: number): string => `Team ${nth}`,
    order: 'Order of turns',
    orderWhen: {
      done: 'turn is over',
      now: 'on turn',
      next: 'comes next',
      deck: 'in the deck',
    },
    orderLeads: { next: 'Next:', deck: 'In the deck:' },
    scores: 'Points',
    /** @param goal 0 where no number of points wins at once */
    score: (name: string, points: number, goal: number): string =>
      goal > 0 ? `${name}: ${points} of ${goal}` : `${name}: ${points}`,
    pieces: 'On the table',
    terrain: 'Terrain',
    /** @param height undefined where a game knows no heights */
    terrainOf: (
      { name, ...answers }: { readonly name: string } & TerrainAnswers,
      height: number | undefined,
      sign: LengthSign,
    ): string =>
      `${name}${height === undefined ? '' : height > 0 ? `, ${Number(height.toFixed(2))}${sign} high` : ', flat'}: it ${list(
        [
          answers.seeThrough ? 'can be seen through' : 'hides what is behind it',
          `can${answers.walkThrough ? '' : 'not'} be walked through`,
          `gives ${answers.cover ? '' : 'no '}cover`,
          `can${answers.climb ? '' : 'not'} be climbed`,
        ],
      )}.`,
    undo: 'Take back',
    undoNot: 'Nothing can be taken back behind dice.',
    redo: 'Make again',
    first: 'First moment',
    previous: 'One moment back',
    next: 'One moment on',
    last: 'Last moment',
    moment: 'Moment',
    momentOf: (at: number, all: number): string => `Moment ${at} of ${all}`,
    speed: 'Speed of computers',
    speeds: { paused: 'Paused', slow: 'Slow', normal: 'Normal', fast: 'Fast', fastest: 'Max' },
    another: 'Another match',
    rematch: 'The same again, with fresh dice',
    kept: 'Kept on this device, up to the last choice.',
    beingKept: 'The last choice is being kept.',
    notSaved: 'This match is not kept: the browser’s storage does not take it.',
    savedElsewhere: 'This match was thrown away elsewhere, and is not kept any more.',
    linkNote: 'The link holds the whole match, its dice included, and opens at the moment that you see.',
    linkNoteRunning:
      'The link holds the match so far and opens at the moment that you see. Dice and cards to come are drawn anew here and there, so nobody can read them out of it.',
    lookOn: 'You look at a match of others. Their dice and cards to come are not in the link.',
    goOn: 'Go on from here with fresh dice',
    report,
    details: 'More about the table',
  },
  placeText,
  placeMeans,
  roundWords,
};
