import { diceOf, stir, type Dice } from './chance';
import type { Engine, Match, Step } from './engine';
import { choicesOf, type Choice, type Request } from './request';

/** Knowledge of a player at a request. */
export interface Turn<Situation, About, Option> {
  /** The player, as requests number them. */
  readonly by: number;
  readonly request: Request<About, Option>;
  /** The table as the player may see it; to look at, until the player has answered. */
  readonly view: () => Situation;
  /** A possible version of his match, to think ahead: hidden things and chance come from `seed`. */
  readonly imagine: (seed: number) => Match<Situation>;
  /** His own dice: they shuffle no deck and turn no roll of the match. */
  readonly dice: Dice;
}

/** A player answers requests. He is asked through the host of the match and is given nothing else. */
export interface Player<Situation, About, Option> {
  readonly choose: (turn: Turn<Situation, About, Option>) => Choice;
}

/**
 * Redraws everything that `player` cannot see: the result looks the same to the player. It may return the same
 * situation.
 */
export type Hide<Situation> = (situation: Situation, player: number, dice: Dice) => Situation;

/** Answers anything that fits: any option, any place of the region, or any of the sheets worth a look. */
export const randomChoice = (request: Request<unknown, unknown>, dice: Dice): Choice => {
  if ('options' in request) return dice(request.options.length);
  if ('region' in request) return request.region.sample(dice);
  const sheets = choicesOf(request);
  return sheets[dice(sheets.length)] ?? 0;
};

export const randomPlayer: Player<unknown, unknown, unknown> = {
  choose: ({ request, dice }) => randomChoice(request, dice),
};

export interface PlayOutOptions<Situation, Event = unknown> {
  /** Seed of the players' own dice; 0 to 2^32 - 1. */
  readonly seed: number;
  /** Choices after which one stops. */
  readonly limit: number;
  /** If absent, only undrawn cards and dice are hidden. */
  readonly hide?: Hide<Situation> | undefined;
  /** Called with every step. */
  readonly each?: (step: Step<Situation, Event>) => void;
}

export interface PlayedOut<Situation> {
  readonly match: Match<Situation>;
  readonly choices: readonly Choice[];
  /** False where the limit came first. */
  readonly isOver: boolean;
}

/** The seat of a player: the same object at every turn, so that asking costs nothing. */
export class Seat<Situation, About, Option> implements Turn<Situation, About, Option> {
  match: Match<Situation>;
  request: Request<About, Option>;
  readonly by: number;
  readonly dice: Dice;
  private readonly engine: Engine<Situation, About, Option, unknown>;
  private readonly hide: Hide<Situation> | undefined;

  constructor(
    engine: Engine<Situation, About, Option, unknown>,
    match: Match<Situation>,
    request: Request<About, Option>,
    { seed, hide }: Pick<PlayOutOptions<Situation>, 'seed' | 'hide'>,
  ) {
    this.engine = engine;
    this.match = match;
    this.request = request;
    this.by = request.by;
    this.dice = diceOf(stir(seed, request.by + 1));
    this.hide = hide;
  }

  readonly view = (): Situation => {
    const table = this.engine.look(this.match);
    return this.hide ? this.hide(table, this.by, diceOf(this.match.made)) : table;
  };

  readonly imagine = (seed: number): Match<Situation> => {
    const fork = this.engine.fork(this.match, stir(seed, 1) >>> 0);
    return this.hide ? { ...fork, base: this.hide(fork.base, this.by, diceOf(stir(seed, 2))) } : fork;
  };
}

/**
 * Plays a match on to its end, or to the limit.
 * @param players by the number that requests give them
 * @throws RangeError for a request to somebody who is not there, and for a player who answers what cannot be
 */
export const playOut = <Situation extends object, About, Option, Event>(
  engine: Engine<Situation, About, Option, Event>,
  from: Match<Situation>,
  players: readonly Player<Situation, About, Option>[],
  options: PlayOutOptions<Situation, Event>,
): PlayedOut<Situation> => {
  const seats: Seat<Situation, About, Option>[] = [];
  const choices: Choice[] = [];
  let match = from;
  for (;;) {
    const request = engine.pending(match);
    if (!request || choices.length >= options.limit) return { match, choices, isOver: !request };
    const player = players[request.by];
    if (!player) throw new RangeError(`Nobody sits at place ${request.by}.`);
    const seat = (seats[request.by] ??= new Seat(engine, match, request, options));
    seat.match = match;
    seat.request = request;
    const chosen = player.choose(seat);
    const step = engine.apply(match, chosen);
    if (!step.ok)
      throw new RangeError(`Player ${request.by} chose ${JSON.stringify(chosen)}: ${step.error.refused}.`);
    choices.push(step.value.choice);
    options.each?.(step.value);
    match = step.value.match;
  }
};
