import { begun, capital, count, list, plural, possessive } from '#words/language/words';
import type { RoundWords } from '@/lib/systems/match-part';
import type { LengthSign } from '@/lib/systems/system';
import { forecastText } from '#words/messages/forecast-text';
import { report } from '#words/messages/match-report';
import { playMap, terrainText } from '#words/messages/play-map';
import { far, placeApart, placeGroup, placeMeans, placeText, placeThreats } from '#words/messages/place-text';
import { playStart } from '#words/messages/play-start';
import { rollText } from '#words/messages/roll-text';
import { roundWords } from '#words/messages/round-words';

/** End of the span in which reactions are skipped; where a game calls its rounds turns, a turn gets other words. */
const spanEnd = (span: 'turn' | 'phase', { one }: RoundWords): string => {
  if (span === 'phase') return `this ${one} ends`;
  return one === 'turn' ? 'the acting figure is done' : 'this turn ends';
};

const passesText = (name: string, soFar: number, until: string): string =>
  `${name} skips reactions until ${until}; ${soFar} skipped so far.`;

/** Texts of the play table, and of the page before a match starts there. */
export const play = {
  title: 'Play',
  description:
    'Play a match of Whack & Slaughter in your browser: against the computer or with friends. Or just watch one.',
  introduction:
    'Try a hero before game night: against the computer, or with a friend on this device or online. Or watch the computer play itself.',
  loading: 'Setting up the table …',
  ...playStart,
  /** "Jane against Bito"; with more than two sides, a plain list. */
  names: (sides: readonly string[]): string => {
    const [one, other, ...more] = sides;
    return other === undefined || more.length > 0 ? list(sides) : `${one} against ${other}`;
  },
  map: playMap,
  table: {
    label: 'The table',
    /** Text of the map for screen readers; the list of figures has it all. */
    map: (figures: number): string =>
      `The map from above, with ${count(figures, 'figure')}. The list of figures says where they stand.`,
    /** @param person the player at another device, if known */
    decides: (name: string, by: 'computer' | 'you' | 'other' | 'tab', person = 'Another player'): string =>
      ({
        computer: `${begun(name)}, played by the computer`,
        you: `You decide for ${name}`,
        other: `${person} decides for ${name}`,
        tab: `${begun(name)} decides in the other tab`,
      })[by],
    /** The player who decides: "Gerda (the computer)", "Ann, for Gerda". */
    whose: (
      name: string,
      { isComputer, person }: { readonly isComputer: boolean; readonly person?: string | undefined },
    ): string =>
      isComputer ? `${name} (the computer)` : person === undefined ? name : `${person}, for ${name}`,
    decided: (name: string): string => `${begun(name)} decided here`,
    /** Instead of a question that a computer answers. @param figure undefined where a side decides */
    thinks: (figure: string | undefined, side: string): string =>
      figure === undefined ? `The computer is thinking for ${side} …` : `${begun(figure)} is thinking …`,
    /** While everything is placed for the player; the heading counts what is left. */
    placing: 'Placing …',
    /** Somebody decides in the turn of another. */
    thinksReaction: (figure: string | undefined, side: string): string =>
      `${begun(figure ?? side)} may react …`,
    waits: (figure: string | undefined, side: string): string => `Paused: ${figure ?? side} is next.`,
    /** A hero of this device has just fallen: computers wait. */
    fallen: {
      told: (names: readonly string[]): string =>
        `${list(names)} ${names.length === 1 ? 'has' : 'have'} fallen. Look at what happened, then let the others go on.`,
      goOn: 'Go on',
    },
    /** Where only computers can act. */
    ahead: {
      finish: 'Let the computers finish',
      skip: 'Skip ahead',
      why: 'None of your figures can act now. Pipsmith will ask you as soon as one can.',
      runs: 'The computers are playing on.',
    },
    /** Before the game terms in the options. */
    words: 'What these words mean',
    skillsTold: (names: readonly string[]): string =>
      names.length > 3 ? `What these ${names.length} skills do` : `What they do: ${names.join(', ')}`,
    /** Options that would do little: charges that don't reach, spells on nobody who needs them. */
    inVain: (things: number): string => `Not much use now (${things})`,
    impossible: (things: number): string => `What you can’t do now (${things})`,
    /** On a phone, below the answers that fit on the sheet. */
    moreAnswers: (hidden: number): string => `${hidden} more ↓`,
    reckons: 'Working out the odds …',
    noForecast: 'There are no odds for this: it can go too many ways.',
    forecast: forecastText,
    pass: 'Skip reactions',
    passSpans: {
      action: () => 'Until this action ends',
      concern: () => 'Until my figures are involved',
      turn: (rounds: RoundWords): string => `Until ${spanEnd('turn', rounds)}`,
      phase: (rounds: RoundWords): string => `Until ${spanEnd('phase', rounds)}`,
    },
    passes: {
      action: (name: string, so: number): string => passesText(name, so, 'this action ends'),
      concern: (name: string, so: number): string =>
        passesText(name, so, 'something happens to one of their figures'),
      turn: (name: string, so: number, rounds: RoundWords): string =>
        passesText(name, so, spanEnd('turn', rounds)),
      phase: (name: string, so: number, rounds: RoundWords): string =>
        passesText(name, so, spanEnd('phase', rounds)),
    },
    passEnds: 'Stop skipping',
    /** Before answers that count for all of a side that are asked the same. */
    answerAll: 'Same for all your figures, until this action ends',
    answersAlike: (answer: string): string => `Same for all your figures until this action ends: ${answer}.`,
    known: (name: string): string => `Only ${name} knows this`,
    handOver: {
      between: 'Show a hand-over screen between turns',
      title: (name: string): string => `Hand the device to ${name}`,
      why: (name: string): string => `The next screen is only for ${possessive(name)} player.`,
      alone: (name: string): string => `I’m playing ${name}, and nobody else is looking`,
      show: 'Show it',
      leave: 'Go back without looking',
      back: 'Hide it again',
    },
    aimedAt: (name: string): string => `What you can aim at ${name}:`,
    /** On a large board, where a panel at the figure has them. */
    aimedOn: (name: string): string => `Your choices for ${name} are above.`,
    aimedNot: (name: string): string => `You can’t aim anything at ${name} now.`,
    aimedAll: 'Show everything you can do',
    stuck: 'The computer couldn’t decide. Try again.',
    retry: 'Try again',
    over: 'The match is over',
    missionWon: 'Mission complete!',
    missionOver: 'The mission is over',
    /** For whoever played one side. */
    verdicts: { won: 'You won!', lost: 'You lost' },
    winner: (names: readonly string[], because: string): string =>
      `${capital(list(names))} ${plural(names.length, 'wins', 'win')}: ${because}.`,
    /** @param points theirs first */
    winnerOnPoints: (names: readonly string[], points: readonly number[], because: string): string =>
      `${capital(list(names))} ${plural(names.length, 'wins', 'win')} on points, ${points.join(' to ')}: ${because}.`,
    lost: (because: string): string => `Lost: ${because}.`,
    draw: (because: string): string => `A draw: ${because}.`,
    past: (moment: number, all: number): string => `Step ${moment} of ${all}.`,
    moreOfSkill: 'More',
    lessOfSkill: 'Less',
    wholeSkill: (text: string): string => `${text}: the whole skill`,
    /** The rest of the match. */
    letPlay: 'Let the computer play for me',
    isCopy: 'This is a copy with new dice, from the moment you picked. The old match is still saved.',
    /** After that, in the same place. */
    playAgain: 'I’ll play on',
    /** It stays saved. */
    leaveMatch: 'Leave the match',
    now: 'Back to now',
    asked: 'Your decision',
    ends: 'Or',
    choosePlace: 'Choose a place in the yellow area, or drag your figure there.',
    /** The figure isn't on the board yet, or no figure goes there. */
    choosePlaceFor: 'Choose a place in the yellow area.',
    /** Folded: for the keyboard and screen readers. */
    placeList: 'Choose from a list',
    place: 'Place',
    placeFirst: 'Pick a place …',
    goBack: 'Back: do something else',
    /** Places all of this player's remaining figures. */
    placeAll: 'Place everything for me',
    goThere: 'Go there',
    goTo: (place: string): string => `Go there: ${place}`,
    /** @param way "Move" */
    goBy: (way: string, place: string): string => `${way}: ${place}`,
    /** An action with what goes with it, if anything: "Move with “Take cover!”". */
    doneWith: (action: string, more: string): string => (more === '' ? action : `${action} with ${more}`),
    /** On a phone, below the button that goes there. @param means other facts about the place; may be empty */
    goMeans: (means: string, sign: LengthSign): string =>
      means === '' ? `Or choose the place again. (1${sign} is an inch on a real table.)` : means,
    chosen: (place: string): string => `Chosen: ${place}`,
    building: {
      sheet: 'Build',
      build: 'Build it this way',
      own: 'Your own build',
      change: 'Build it yourself',
      die: 'Pips on each face',
      face: (face: number): string => `${face}-face`,
      skills: 'Skills',
    },
    refused: 'That’s no longer possible. Choose again.',
    rolls: 'Last rolls',
    /** Replaces a sentence that repeats the one of the newer roll. */
    rolledBefore: 'Before that:',
    noRolls: 'No dice on the table.',
    diceShow: 'Show dice',
    diceHide: 'Hide dice',
    ...rollText,
    times: (times: number): string => `× ${times}`,
    cards: (name: string): string => `${possessive(name)} cards`,
    cardDie: (shows: number): string => `its die shows ${shows}`,
    hint: 'What does this mean?',
    hintAimed: 'Choose somebody on the map to see only what you can aim at them.',
    log: 'Log',
    logShow: 'Show log',
    logHide: 'Hide log',
    logKeys: 'Log; arrow keys move through its words and rules',
    ruleSign: '§',
    rule: (line: string): string => `Rule for: ${line}`,
    logAll: 'From the start',
    logRecent: ({ many }: RoundWords): string => `Only recent ${many}`,
    figures: 'Figures',
    life: (dice: number, most: number): string => `${dice} of ${count(most, 'die', 'dice')}`,
    states: { up: '', down: 'unconscious', dead: 'dead' },
    at: (x: number, y: number, sign: LengthSign): string =>
      `${far(x, sign)} from the left, ${far(y, sign)} from the top`,
    team: (nth: number): string => `Team ${nth}`,
    order: 'Turn order',
    /** Before the name of a figure of this player. */
    yours: 'Yours:',
    orderWhen: {
      done: 'turn is over',
      now: 'acting now',
      next: 'acts next',
      deck: 'in the deck',
    },
    orderLeads: { next: 'Next:', deck: 'In the deck:' },
    scores: 'Points',
    /** Before the points of a side. */
    scoredBy: (name: string): string => `${name}:`,
    /** Of many sides, on a phone. */
    scoredBriefly: (name: string, points: number): string => `${name}: ${points}`,
    /** Beside a score that has just changed: "+2". */
    scoreBy: (points: number): string => (points < 0 ? `−${-points}` : `+${points}`),
    /** Follows the name of a side. @param goal 0 where no number of points wins at once */
    score: (points: number, goal: number, { one, many } = { one: 'point', many: 'points' }): string => {
      if (goal <= 0) return ` ${count(points, one, many)}`;
      return points > goal
        ? ` ${count(points, one, many)} (${goal} needed to win)`
        : ` ${points} of ${count(goal, one, many)}`;
    },
    pieces: 'On the table',
    terrain: 'Terrain',
    ...terrainText,
    undo: 'Undo',
    redo: 'Redo',
    first: 'First step',
    previous: 'One step back',
    next: 'One step forward',
    last: 'Last step',
    moment: 'Step',
    /** On a phone: the panel below the board or beside it. */
    tray: {
      label: 'Height of the panel',
      heights: { peek: 'Just the question', half: 'Half the screen', full: 'Whole screen' },
    },
    momentOf: (at: number, all: number): string => `Step ${at} of ${all}`,
    speed: 'Computer speed',
    speeds: { paused: 'Paused', slow: 'Slow', normal: 'Normal', fast: 'Fast', fastest: 'Max' },
    another: 'New match',
    rematch: 'Rematch with new dice',
    kept: 'Saved on this device, up to your last choice.',
    beingKept: 'Saving …',
    notSaved: 'This match isn’t saved: your browser wouldn’t store it.',
    savedElsewhere: 'This match was deleted in another tab, so it’s no longer saved.',
    link: { copy: 'Copy replay link', share: 'Share replay link' },
    linkNote: 'The replay link holds the whole match, dice included, and opens at the step you see.',
    linkNoteRunning:
      'The replay link holds the match so far and opens at the step you see. Future dice and cards aren’t in it, so nobody can look ahead.',
    lookOn: 'You’re watching somebody else’s match. Future dice and cards aren’t in the link.',
    goOn: 'Continue from here with new dice',
    report,
    details: 'More about the table',
  },
  placeText,
  placeGroup,
  placeApart,
  placeMeans,
  placeThreats,
  roundWords,
};
