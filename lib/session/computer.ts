import { stir } from '../match/chance';
import type { Fork } from '../match/course';
import type { Match } from '../match/engine';
import { playOut } from '../match/players';
import type { Choice } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { playerOf, type Clock } from '../simulation/players';
import type { Situation } from '../systems/match-part';
import { partOf } from '../systems/open';
import type { Forecast } from '../match/forecast';
import { after, startOf, turned, type Moment } from './moments';
import { easyPlayer } from './easy-player';
import { computerOf, type Seat } from './session';

/** Decisions that computers are to make. */
export interface ComputerOrder extends Moment {
  readonly seats: readonly Seat[];
  /** This many decisions at most, one after the other, from 1. */
  readonly most: number;
}

/** ms after which a computer begins no further decision of an order. */
const longest = 100;

/** A computer at a table: it keeps the match that it was asked about last, so that only what is new is played again. */
export class Computer {
  #table = '';
  #choices: readonly Choice[] = [];
  #forks: readonly Fork[] = [];
  #match: Match<Situation> | undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Answers of computers until a person is asked, a little time is over, or there are enough; empty where no computer
   * is asked.
   * @throws RangeError for choices that do not fit, NotOpened
   */
  choose({ seats, most, ...moment }: ComputerOrder): readonly Choice[] {
    const { encounter, choices } = moment;
    const { system } = encounter;
    const { engine, hide, judge } = matchPartOf(system);
    const end = this.#clock() + longest;
    const made: Choice[] = [];
    let match = this.#arrive(moment);
    do {
      const by = engine.pending(match)?.by;
      const seat = by === undefined ? undefined : computerOf(seats[by]);
      if (by === undefined || seat === undefined) break;
      const player = seat.plays === 'random' ? easyPlayer(judge) : playerOf(system, seat, this.#clock);
      const players = Array.from({ length: by + 1 }, () => player);
      const at = choices.length + made.length;
      const seed = stir(stir(encounter.seed, 7), at) >>> 0;
      const played = playOut(engine, match, players, { seed, limit: 1, hide });
      made.push(...played.choices);
      match = turned(moment, played.match, at + 1);
    } while (made.length < most && this.#clock() < end);
    this.#choices = [...choices, ...made];
    this.#match = match;
    return made;
  }

  /**
   * Forecast of an option of the open request; undefined if there is none.
   * @throws RangeError for choices that do not fit, NotOpened
   */
  forecast(moment: Moment, option: number): Forecast | undefined {
    const match = this.#arrive(moment);
    return partOf(moment.encounter.system, 'play')?.forecast?.(match, option);
  }

  /** The match as it stands then. */
  #arrive(moment: Moment): Match<Situation> {
    const { table, choices, forks } = moment;
    const reached = this.#choices.length;
    const before = (all: readonly Fork[]): string => JSON.stringify(all.filter(({ at }) => at < reached));
    const seedNow = (all: readonly Fork[]): number | undefined => all.find(({ at }) => at === reached)?.seed;
    // In an online match each choice has new dice: the stored moment switches to them.
    const turns = seedNow(forks) !== seedNow(this.#forks);
    const isSame =
      this.#table === table &&
      before(this.#forks) === before(forks) &&
      !(turns && seedNow(forks) === undefined) &&
      reached <= choices.length &&
      this.#choices.every((choice, at) => JSON.stringify(choice) === JSON.stringify(choices[at]));
    let made = isSame && this.#match ? reached : 0;
    let match = made > 0 && this.#match ? this.#match : startOf(moment);
    if (made > 0 && turns) match = turned(moment, match, made);
    for (const choice of choices.slice(made)) match = after(moment, match, choice, (made += 1));
    this.#forks = forks;
    this.#table = table;
    this.#choices = choices;
    this.#match = match;
    return match;
  }
}
