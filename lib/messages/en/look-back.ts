import { capital, list, percent as percentOf } from '@/lib/language/en';
import type { ToldChoice } from '@/lib/session/report';
import type { LengthSign } from '@/lib/systems/system';
import type { RoundWords } from '@/lib/systems/match-part';
import { answerText } from './match-report';

const percent = (chance: number): string => percentOf(Math.round(chance * 100) / 100);

/** Texts for looking back on a match that is over. */
export const lookBack = {
  moments: 'Best moments',
  momentIn: (phase: number, { one }: RoundWords): string => `${capital(one)} ${phase}`,
  title: 'Looking back',
  winning: 'Who was winning?',
  why: 'The computer works out who was ahead at each turn, and which choices turned the match.',
  start: 'Look back on this match',
  running: 'Looking back …',
  stop: 'Stop',
  broken: 'The computer couldn’t look back on this match. Try again.',
  percent,
  axis: ({ many }: RoundWords): string => `Chance of winning, by ${many}. Tap the chart to go there.`,
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
          `Chance of winning for ${name}: ${list(chances.map(({ phase, chance }) => `${percent(chance)} in ${one} ${phase}`))}.`,
      )
      .join(' '),
  points: 'Choices that turned the match, and what would have been better',
  noPoints: 'No single choice turned this match: nobody ever had a clearly better one.',
  asked: (name: string, phase: number, { one }: RoundWords): string => `${capital(one)} ${phase}, ${name}`,
  chosen: 'Chose',
  better: 'Better',
  answer: (answer: ToldChoice['answer'], sign: LengthSign): string => answerText(answer, sign),
  chances: (was: number, could: number): string =>
    `Chance of winning: ${percent(could)} instead of ${percent(was)}.`,
  show: 'Show on the board',
  playOn: 'Play on differently',
};
