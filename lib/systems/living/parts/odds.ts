import { livingOddsMessages } from '../messages/odds';
import { dummies } from '../odds/dummies';
import { attackOdds, attackModeAgainst, duelTable, type Fighter } from '../odds/encounter';
import type { CriticalOdds } from '../odds/attack';
import { handOdds } from '../odds/values';
import { handValues } from '../../../pip-hero/odds/values';
import type { OddsPart } from '../../system';
import type { HeroDraft } from '../sheet/hero';

const hands = [1, 2, 3, 4, 5] as const;
const most = 5;
const say = livingOddsMessages.commandLine;

/** The values that can happen, with their chances. */
const possible = (distribution: readonly number[]) =>
  distribution.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : []));

const asRecord = (distribution: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(possible(distribution).map(({ value, chance }) => [String(value), chance]));

const handsOf = (hero: HeroDraft) =>
  Object.fromEntries(
    hands.map((hand) => {
      const { critical, ...values } = handOdds(hero.faces, hand);
      const records = Object.fromEntries(handValues.map((value) => [value, asRecord(values[value])]));
      return [String(hand), { ...records, critical }];
    }),
  );

const fighterOf = (hero: HeroDraft): Fighter => ({ hero, hand: most, cover: false, allies: 0 });

const inJson = ({ spread, ...odds }: CriticalOdds, way: string) => ({
  way,
  ...odds,
  spread: asRecord(spread),
});

const meeting = (hero: HeroDraft, opponent: HeroDraft) => {
  const [own, foe] = [fighterOf(hero), fighterOf(opponent)];
  return {
    strike: { way: attackModeAgainst(own, foe), odds: attackOdds(own, foe) },
    answer: { way: attackModeAgainst(foe, own), odds: attackOdds(foe, own) },
    duel: duelTable(own, foe, most)[most - 1]?.[most - 1]?.even ?? { win: 0, lose: 0, draw: 0 },
  };
};

const reportOf = (hero: HeroDraft, opponent: HeroDraft | undefined) => {
  const report = { hands: handsOf(hero) };
  if (opponent === undefined) return report;
  const { strike, answer, duel } = meeting(hero, opponent);
  const against = {
    name: opponent.name,
    attack: inJson(strike.odds, strike.way.id),
    attacked: inJson(answer.odds, answer.way.id),
    duel,
  };
  return { ...report, against };
};

const handInWords = (hero: HeroDraft, hand: number): string => {
  const odds = handOdds(hero.faces, hand);
  const rolled = handValues.filter((value) => odds[value].length > 1);
  return [
    say.hand(hand),
    ...rolled.map((value) => say.spread(value, possible(odds[value]))),
    say.critical(odds.critical.melee, odds.critical.ranged),
  ].join('\n');
};

const meetingInWords = (hero: HeroDraft, opponent: HeroDraft): string => {
  const { strike, answer, duel } = meeting(hero, opponent);
  return [
    say.attack(hero.name, opponent.name, livingOddsMessages.modeText(strike.way), strike.odds),
    say.attack(opponent.name, hero.name, livingOddsMessages.modeText(answer.way), answer.odds),
    say.duel(hero.name, opponent.name, duel),
  ].join('\n');
};

const linesOf = (hero: HeroDraft, opponent: HeroDraft | undefined): readonly string[] => [
  ...hands.map((hand) => handInWords(hero, hand)),
  ...(opponent ? [meetingInWords(hero, opponent)] : []),
];

/** Exact odds of the Living Rulebook. */
export const odds: OddsPart<HeroDraft> = {
  dummies: dummies(livingOddsMessages.dummy).map(({ id, hero }) => ({ id, name: hero.name, sheet: hero })),
  usualDummy: 'medium',
  report: reportOf,
  lines: linesOf,
};
