import { readFile } from 'node:fs/promises';
import { balanceMessages as say } from '#words/messages/balance';
import { commandLineMessages } from '@/lib/messages/command-line';
import { parsedLine } from '@/lib/match/plain-data';
import { err, ok, type Result } from '@/lib/result';
import {
  closeSkills,
  counted,
  emptyBalance,
  readBalance,
  writeBalance,
  type Balance,
  type BalanceHead,
} from '@/lib/simulation/balance/balance-file';
import {
  ordersOf,
  matchesOfExchange,
  type BalanceOrder,
  type BalanceTerms,
  type Exchange,
} from '@/lib/simulation/balance/plan';
import { matchPartOf } from '@/lib/simulation/contest';
import type { MatchOrder, SeriesProblem } from '@/lib/simulation/play-series';
import type { BalancePart, SkillRivals } from '@/lib/systems/balance-part';
import { ranked } from '@/lib/systems/skill-figures';
import { gameName, hasPart, open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { oneOperand, parseArguments, type Arguments } from './arguments';
import { codeOf, failure, openOutput, writeOutput } from './output';
import { playAll } from './play-all';
import { progress } from './progress';
import { numberOf, playerName, playingOptions, readSeries } from './series-call';
import { refuse, resultJson, show, notify, wrongCall, type Command } from './terminal';

const options = {
  ...playingOptions,
  matches: { type: 'string', short: 'n' },
  close: { type: 'string' },
  school: { type: 'string' },
  output: { type: 'string', short: 'o' },
  json: { type: 'boolean' },
} as const;

/** Matches of each skill. */
const matches = { usual: 40, least: matchesOfExchange, most: 1_000_000 };
/** The same, of those near the ends of the list; none more unless asked for. */
const closeMatches = { ...matches, usual: 0, least: 0 };
/** Further rounds have separate numbers, and so different sheets and dice. */
const firstClose = 1_000_000;

interface Call {
  readonly part: BalancePart;
  readonly rivals: readonly SkillRivals[];
  readonly terms: BalanceTerms;
  readonly head: BalanceHead;
  readonly rounds: number;
  /** Matches of each skill near the ends of the list. */
  readonly close: number;
  readonly threads: number | undefined;
  readonly file: string | undefined;
}

const callOf = (call: Arguments, system: SystemId, part: BalancePart): Result<Call, string> => {
  const { rulesVersion, usualScenario } = matchPartOf(system);
  const read = readSeries(call, system, usualScenario(2, undefined), 'greedy');
  if (!read.ok) return read;
  const count = numberOf(call, 'matches', matches);
  if (!count.ok) return count;
  const close = numberOf(call, 'close', closeMatches);
  if (!close.ok) return close;
  const { seed, map, players, threads } = read.value;
  const [player, ...more] = players;
  if (!player || more.length > 0) return err(say.onePlayer);
  const school = call.value('school');
  const rivals = part.rivals.filter(({ id }) => school === undefined || id === school);
  if (school !== undefined && rivals.length === 0)
    return err(
      say.badSchool(
        school,
        part.rivals.map(({ id }) => id),
      ),
    );
  const scenario = call.has('scenario') ? read.value.scenario : undefined;
  return ok({
    part,
    rivals,
    terms: { system, seed, player, scenario, map },
    head: { rules: rulesVersion, player: playerName(player), scenario: scenario ?? '', map, seed },
    rounds: Math.ceil(count.value / matchesOfExchange),
    close: close.value,
    threads,
    file: call.value('output'),
  });
};

/** Earlier contents of the file; an error is a sentence. */
const before = async ({ file, head }: Call, target: string | undefined): Promise<Result<Balance, string>> => {
  if (file === undefined || target === undefined) return ok(emptyBalance(head));
  try {
    const text = await readFile(target, 'utf8');
    const read = readBalance(parsedLine(text), head);
    return read.ok ? read : err(say.fault(file, read.error));
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? ok(emptyBalance(head)) : err(failure(file, error));
  }
};

const problemOf = (problem: SeriesProblem, names: (id: MatchOrder) => readonly [string, string]): string => {
  switch (problem.problem) {
    case 'broke-off':
      return say.brokeOff(...names(problem.order), problem.detail);
    case 'workers-lost':
      return say.threadsLost(problem.detail);
    case 'stopped':
      return say.stopped;
  }
};

/** The next round: of all skills first, then of those near the ends of the list; undefined when all is played. */
const nextRound = (call: Call, balance: Balance): readonly BalanceOrder[] | undefined => {
  const { part, rivals, terms } = call;
  if (balance.rounds < call.rounds) return ordersOf(part, rivals, terms, balance.rounds);
  const close = closeSkills(balance, call.close);
  const known = rivals.some(({ skills }) => skills.some((id) => close.has(id)));
  return known ? ordersOf(part, rivals, terms, firstClose + balance.closeRounds, close) : undefined;
};

/** Points of its first skill from a match of an exchange: a draw is half a win, and what the other skill wins it loses. */
const pointsOf = ({ of, team }: BalanceOrder, winner: number | null): number => {
  const won = winner === null ? 0.5 : Number(winner === team);
  return of === 'one' ? won : 1 - won;
};

/** Plays a round and counts it; nothing of it counts where a match is missing. */
const playRound = async (
  call: Call,
  balance: Balance,
  orders: readonly BalanceOrder[],
  signal: AbortSignal,
): Promise<Result<Balance, string>> => {
  const winners = new Map<MatchOrder, number | null>();
  const end = await playAll(orders, {
    threads: call.threads,
    signal,
    lost: () => undefined,
    played: (order, match) => void winners.set(order, match.winner),
  });
  if (!end.ok)
    return err(
      problemOf(end.error, (order) => {
        const found = orders.find((each) => each === order);
        return [found?.exchange.one ?? '', found?.exchange.other ?? ''];
      }),
    );
  const points = new Map<Exchange, number>();
  for (const order of orders)
    points.set(
      order.exchange,
      (points.get(order.exchange) ?? 0) + pointsOf(order, winners.get(order) ?? null),
    );
  const added = [...points].reduce((sum, [{ one, other }, own]) => counted(sum, [one, other], own), balance);
  return ok(
    balance.rounds < call.rounds
      ? { ...added, rounds: balance.rounds + 1 }
      : { ...added, closeRounds: balance.closeRounds + 1 },
  );
};

/** The rivals: name and school by id. */
const namesOf = async (
  system: SystemId,
  { rivals }: Call,
): Promise<ReadonlyMap<string, readonly [string, string]>> => {
  await open([system], 'skills');
  const names = new Map(partOf(system, 'skills')?.map(({ id, name }) => [id, name]));
  return new Map(
    rivals.flatMap(({ name, skills }) => skills.map((id) => [id, [names.get(id) ?? id, name]] as const)),
  );
};

const report = async (call: Call, balance: Balance, isJson: boolean): Promise<void> => {
  const { system, seed } = call.terms;
  const names = await namesOf(system, call);
  const rows = ranked(balance.skills).flatMap((row) => {
    const [name, school] = names.get(row.id) ?? [];
    return name === undefined || school === undefined ? [] : [{ ...row, name, school }];
  });
  const never = [...names].filter(([id]) => !Object.hasOwn(balance.skills, id)).map(([, [name]]) => name);
  if (isJson) {
    resultJson({ ...balance, skills: rows, never });
    return;
  }
  show(say.heading(gameName(system), balance.matches, call.head.player, seed));
  if (rows.length > 0) show(say.table(rows));
  if (never.length > 0 && balance.rounds > 0) show(say.never(never));
};

/** Holds the skills of a game against each other: the same sheet with one skill in place of another. */
export const balance: Command = async (args) => {
  const games = systemIds;
  const operand = oneOperand(parseArguments(args, options), say.gameMissing(games), say.oneGame);
  if (!operand.ok) return wrongCall('balance', operand.error);
  const { operand: system } = operand.value;
  if (!systemIds.includes(system))
    return wrongCall('balance', commandLineMessages.badSystem(system, systemIds));
  await open([system]);
  if (!hasPart(system, 'balance') || !hasPart(system, 'match'))
    return refuse(say.noBalance(gameName(system)));
  await open([system], 'balance', 'match');
  const part = partOf(system, 'balance');
  if (!part) return refuse(say.noBalance(gameName(system)));
  const read = callOf(operand.value, system, part);
  if (!read.ok) return wrongCall('balance', read.error);
  const call = read.value;
  const target = call.file === undefined ? undefined : await openOutput(call.file, []);
  if (target?.ok === false) return refuse(target.error);
  const found = await before(call, target?.value);
  if (!found.ok) return refuse(found.error);
  let now = found.value;
  if (now.matches > 0) notify(say.goesOn(now.matches));

  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const bar = progress(Math.max(0, call.rounds - now.rounds), (done, all, secondsLeft) =>
    done < all ? say.progress(done, all, secondsLeft) : say.closeProgress(closeSkills(now, call.close).size),
  );
  let problem: string | undefined;
  for (;;) {
    const orders = problem === undefined ? nextRound(call, now) : undefined;
    if (!orders) break;
    const round = await playRound(call, now, orders, stop.signal);
    if (!round.ok) {
      problem = round.error;
      continue;
    }
    now = round.value;
    bar.step();
    if (call.file === undefined || target === undefined) continue;
    const written = await writeOutput(call.file, target.value, new TextEncoder().encode(writeBalance(now)));
    if (!written.ok) problem = written.error;
  }
  process.off('SIGINT', interrupt);
  bar.end();
  await report(call, now, operand.value.has('json'));
  if (call.file !== undefined && problem === undefined)
    notify(say.written(call.file, Object.keys(now.skills).length));
  if (problem !== undefined) notify(problem);
  return problem === undefined ? 0 : 2;
};
