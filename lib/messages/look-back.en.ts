import { capital, list, percent as percentOf } from '#words/language/words';
import type { ToldChoice } from '@/lib/session/report';
import type { LengthSign } from '@/lib/systems/system';
import type { Reasons } from '@/lib/session/better-choice';
import type { RoundWords } from '@/lib/systems/match-part';
import { far, waysText } from '#words/messages/place-text';
import { answerText } from '#words/messages/match-report';

const percent = (chance: number): string => percentOf(Math.round(chance * 100) / 100);

/** Never 0 or 100 %: before the end nobody has won or lost for certain. */
const chanceText = (chance: number): string => {
  if (chance > 0.99) return 'over 99\u00a0%';
  if (chance < 0.01) return 'under 1\u00a0%';
  return percent(chance);
};

/** Texts for looking back on a match that is over. */
export const lookBack = {
  moments: 'Best moments',
  momentIn: (phase: number, { one }: RoundWords): string => `${capital(one)} ${phase}`,
  title: 'Looking back',
  winning: 'Who was winning?',
  why: 'The computer plays on from each turn many times. It shows how often each side wins, and which choices turned the match.',
  start: 'Work out who was winning',
  running: 'Looking back …',
  findsLine: 'First: who was winning. That takes a few seconds.',
  findsChoices: 'Now: which choices turned the match. That takes up to a minute.',
  stop: 'Stop',
  broken: 'The computer couldn’t look back on this match. Try again.',
  percent,
  axis: ({ one }: RoundWords): string =>
    `Chance of winning, ${one} by ${one}: how often each side wins when the computer plays on from there. Choose a point on the chart to see it on the board.`,
  /** For those who don’t see the chart. */
  chart: (
    teams: readonly {
      readonly name: string;
      readonly chances: readonly { readonly phase: number; readonly chance: number }[];
    }[],
    { one }: RoundWords,
  ): string =>
    teams
      .map(
        ({ name, chances }) =>
          `Chance of winning for ${name}: ${list(chances.map(({ phase, chance }) => `${chanceText(chance)} in ${one} ${phase}`))}.`,
      )
      .join(' '),
  points: 'Choices that turned the match, and what would have been better',
  noPoints: 'No choice turned this match: nobody ever had a clearly better one. What the dice did is above.',
  /** Turns in which the chances changed most. */
  jumps: 'Where the match turned',
  jump: (name: string, was: number, became: number): string =>
    `${name}: ${chanceText(was)} before, ${chanceText(became)} after.`,
  asked: (name: string, phase: number, { one }: RoundWords): string => `${capital(one)} ${phase}, ${name}`,
  answer: (answer: ToldChoice['answer'], sign: LengthSign): string => answerText(answer, sign),
  chances: (was: number, could: number): string =>
    `Wins ${chanceText(could)} of the time instead of ${chanceText(was)}.`,
  /** Why a choice would have been better, where that can be told; a sentence each. */
  reasons: ({ spared, goal, cover }: Reasons): readonly string[] => [
    ...spared.map(({ names, ways }) => `There ${list(names)} couldn’t ${waysText(ways)} you.`),
    ...(goal === undefined ? [] : [`It leads into ${goal}.`]),
    ...(cover.length === 0 ? [] : [`It has cover from ${list(cover)}.`]),
  ],
  show: 'Show on the board',
  /** Of a moment, whose text is beside it. */
  showBriefly: 'Show',
  showMoment: (moment: string): string => `Show this moment: ${moment}`,
  /** @param nth from 1 */
  pointOf: (nth: number, all: number): string => `Turning point ${nth} of ${all}`,
  before: 'Previous turning point',
  after: 'Next turning point',
  replay: { start: 'Watch from the start', on: 'Play', off: 'Pause', title: 'Replay' },
  onBoard: 'On the board',
  marks: { chosen: 'Chose', better: 'Better' },
  playOn: 'Try another choice',
  copies: 'That starts a copy with new dice. This match stays as it is.',
  /** A place so near that its distance and direction would say the same. @param away # */
  nearBy: (away: number, sign: LengthSign): string =>
    `${far(away, sign)} from there: see the ring on the board`,
};
