import { words } from '@/lib/messages/index';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import { err, ok, type Result } from '@/lib/result';
import type { HeroDraft } from '@/lib/systems/index';
import {
  attackOdds,
  duelTable,
  dummies,
  handOdds,
  handValues,
  wayAgainst,
  type AttackOdds,
  type Fighter,
} from '@/lib/systems/odds';
import { parseArguments } from './arguments';
import { heroesOf, readHeroFile } from './input';
import { refuse, resultJson, show, tell, wrongCall, type Command } from './terminal';
import { visibleIn } from './visible';

const hands = [1, 2, 3, 4, 5] as const;
const most = 5;
const say = oddsWords.commandLine;

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

const inJson = ({ spread, ...odds }: AttackOdds, way: string) => ({
  way,
  ...odds,
  spread: asRecord(spread),
});

const meeting = (hero: HeroDraft, opponent: HeroDraft) => {
  const [own, foe] = [fighterOf(hero), fighterOf(opponent)];
  return {
    strike: { way: wayAgainst(own, foe), odds: attackOdds(own, foe) },
    answer: { way: wayAgainst(foe, own), odds: attackOdds(foe, own) },
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
    say.attack(hero.name, opponent.name, oddsWords.way(strike.way), strike.odds),
    say.attack(opponent.name, hero.name, oddsWords.way(answer.way), answer.odds),
    say.duel(hero.name, opponent.name, duel),
  ].join('\n');
};

const inWords = (hero: HeroDraft, opponent: HeroDraft | undefined): string =>
  [
    hero.name,
    ...hands.map((hand) => handInWords(hero, hand)),
    ...(opponent ? [meetingInWords(hero, opponent)] : []),
  ].join('\n');

/** `dummy-heavy-shield` names an armour dummy, anything else a file. */
const opponentOf = async (name: string): Promise<Result<HeroDraft, string>> => {
  if (name.startsWith('dummy-') && !name.includes('.')) {
    const all = dummies(oddsWords.dummy);
    const found = all.find(({ id }) => `dummy-${id}` === name);
    if (found) return ok(found.hero);
    return err(
      say.unknownDummy(
        name,
        all.map(({ id }) => `dummy-${id}`),
      ),
    );
  }
  const read = await readHeroFile(name);
  if (!read.ok) return read;
  return read.value.kind === 'hero' ? ok(read.value.hero) : err(say.opponentIsParty(name));
};

/** Exact odds per Hand of 1 to 5 dice, and against an opponent; contract "Command line". */
export const odds: Command = async (args) => {
  const parsed = parseArguments(args, { json: { type: 'boolean' } });
  if (!parsed.ok) return wrongCall('odds', parsed.error);
  const [file, against, ...more] = parsed.value.operands;
  if (file === undefined) return wrongCall('odds', words.commandLine.fileMissing);
  if (more.length > 0) return wrongCall('odds', say.oneOpponent);
  if (file === '-' && against === '-') return wrongCall('odds', words.commandLine.oneStandardInput);
  const read = await readHeroFile(file);
  if (!read.ok) return refuse(read.error);
  const opponent = against === undefined ? undefined : await opponentOf(against);
  if (opponent?.ok === false) return refuse(opponent.error);
  const heroes = heroesOf(read.value);
  if (parsed.value.has('json')) {
    const reports = heroes.map((hero) => reportOf(hero, opponent?.value));
    resultJson(read.value.kind === 'hero' ? reports[0] : reports);
  } else if (heroes.length === 0) {
    tell(words.commandLine.emptyParty);
  } else {
    for (const hero of heroes) show(inWords(visibleIn(hero), visibleIn(opponent?.value)));
  }
  return 0;
};
