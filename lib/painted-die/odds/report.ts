import type { FacesOf } from '../die';
import type { OddsWords } from '#words/painted-die/messages/odds';
import type { AttackOdds } from './attack';
import type { DuelOdds } from './duel';
import type { Fighter, Way } from './encounter';
import { handValues, type HandOdds } from './values';

const hands = [1, 2, 3, 4, 5] as const;
const most = 5;

/** The values that can happen, with their chances. */
const possible = (distribution: readonly number[]) =>
  distribution.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : []));

const asRecord = (distribution: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(possible(distribution).map(({ value, chance }) => [String(value), chance]));

const inJson = <Odds extends AttackOdds>({ spread, ...odds }: Odds, way: string) => ({
  way,
  ...odds,
  spread: asRecord(spread),
});

/** Functions for a report of a game's odds. `More` is what a Hand shows beside its values. */
interface Reporting<Hero, Faces, Mode, Odds, More> {
  readonly handOdds: (faces: Faces, hand: number) => HandOdds;
  /** Further figures of a Hand, as JSON and as lines. */
  readonly more: (faces: Faces, hand: number) => { readonly json: More; readonly lines: readonly string[] };
  readonly attackModeAgainst: (own: Fighter<Hero>, foe: Fighter<Hero>) => Mode;
  readonly attackOdds: (own: Fighter<Hero>, foe: Fighter<Hero>) => Odds;
  readonly duelTable: (
    own: Fighter<Hero>,
    foe: Fighter<Hero>,
    hands: number,
  ) => readonly (readonly DuelOdds[])[];
  readonly words: Pick<OddsWords, 'commandLine'>;
  readonly modeText: (mode: Mode) => string;
}

/**
 * Report of `pipsmith odds` on a hero, with or without an opponent, as JSON and in lines; see docs/command-line.md.
 */
export const oddsReports = <
  Pip extends string,
  Hero extends { readonly name: string; readonly faces: FacesOf<Pip> },
  Mode extends Way,
  Odds extends AttackOdds,
  More extends object,
>({
  handOdds,
  more,
  attackModeAgainst,
  attackOdds,
  duelTable,
  words: { commandLine: say },
  modeText,
}: Reporting<Hero, FacesOf<Pip>, Mode, Odds, More>) => {
  const handsOf = (hero: Hero) =>
    Object.fromEntries(
      hands.map((hand) => {
        const values = handOdds(hero.faces, hand);
        const records = Object.fromEntries(handValues.map((value) => [value, asRecord(values[value])]));
        return [String(hand), { ...records, ...more(hero.faces, hand).json }];
      }),
    );

  const fighterOf = (hero: Hero): Fighter<Hero> => ({ hero, hand: most, cover: false, allies: 0 });

  const meeting = (hero: Hero, opponent: Hero) => {
    const [own, foe] = [fighterOf(hero), fighterOf(opponent)];
    return {
      strike: { way: attackModeAgainst(own, foe), odds: attackOdds(own, foe) },
      answer: { way: attackModeAgainst(foe, own), odds: attackOdds(foe, own) },
      duel: duelTable(own, foe, most)[most - 1]?.[most - 1]?.even ?? { win: 0, lose: 0, draw: 0 },
    };
  };

  const report = (hero: Hero, opponent?: Hero) => {
    const alone = { hands: handsOf(hero) };
    if (opponent === undefined) return alone;
    const { strike, answer, duel } = meeting(hero, opponent);
    const against = {
      name: opponent.name,
      attack: inJson(strike.odds, strike.way.id),
      attacked: inJson(answer.odds, answer.way.id),
      duel,
    };
    return { ...alone, against };
  };

  const handInWords = (hero: Hero, hand: number): string => {
    const odds = handOdds(hero.faces, hand);
    const rolled = handValues.filter((value) => odds[value].length > 1);
    return [
      say.hand(hand),
      ...rolled.map((value) => say.spread(value, possible(odds[value]))),
      ...more(hero.faces, hand).lines,
    ].join('\n');
  };

  const meetingInWords = (hero: Hero, opponent: Hero): string => {
    const { strike, answer, duel } = meeting(hero, opponent);
    return [
      say.attack(hero.name, opponent.name, modeText(strike.way), strike.odds),
      say.attack(opponent.name, hero.name, modeText(answer.way), answer.odds),
      say.duel(hero.name, opponent.name, duel),
    ].join('\n');
  };

  const lines = (hero: Hero, opponent?: Hero): readonly string[] => [
    ...hands.map((hand) => handInWords(hero, hand)),
    ...(opponent ? [meetingInWords(hero, opponent)] : []),
  ];

  return { report, lines };
};
