import type { Match } from '../../../../match/engine';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import { unit, type Terrain } from '../../../../table/table';
import { mapSide } from '../../scenarios/place';
import type { ScenarioId } from '../../scenarios/scenario';
import type { Rank } from '../../sheet/rank';
import { newFighter, type ShooterClass } from '../../sheet/warband';
import type { RoleId } from '../../skills/roles';
import { cardOf } from '../card';
import type { MatchEvent } from '../event';
import { newFigure, type Figure } from '../figure';
import type { About, Option } from '../option';
import { pointOf } from '../places/spawn';
import { warbandEngine } from '../rules';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Situation } from '../situation';

/** Somebody on the table: where in inches, what he is and has; with a melee weapon unless it is said. */
export interface Entrant {
  readonly at: readonly [x: number, y: number];
  readonly team?: number;
  readonly rank?: Rank;
  readonly stat?: number;
  readonly role?: RoleId;
  readonly melee?: boolean;
  readonly shooter?: ShooterClass;
  readonly shield?: boolean;
  readonly minion?: boolean;
  readonly with?: Partial<Figure>;
}

export interface Scene {
  readonly terrain?: readonly Terrain[];
  readonly scenario?: ScenarioId;
  /** Carrier of the gun of a fire team. */
  readonly gun?: string;
  /** Carrier of the second token. */
  readonly carrier?: string;
  readonly turn?: number;
}

/** Terrain of straight sides, in inches: left, top, wide, deep. */
export const block = (
  [left, top, wide, deep]: readonly [number, number, number, number],
  more: Partial<Terrain> = {},
): Terrain => ({
  id: 'block',
  shape: [
    { x: left, y: top },
    { x: left + wide, y: top },
    { x: left + wide, y: top + deep },
    { x: left, y: top + deep },
  ].map(pointOf),
  height: 2 * unit,
  seeThrough: true,
  walkThrough: false,
  cover: true,
  climb: true,
  ...more,
});

/** How an option is described: some of its fields, figures by their names. */
export type Wanted = Readonly<Record<string, unknown>>;
/** An answer: an option, or a place in inches. */
export type Answer = Wanted | readonly [x: number, y: number];

const figureOf = (name: string, id: number, entrant: Entrant) => {
  const { team = 0, rank = 'rookie', stat = 3, role, melee = true, shooter, shield = false } = entrant;
  const [x, y] = entrant.at;
  const fighter = {
    ...newFighter(rank, 1),
    name,
    stat,
    shield,
    ...(role !== undefined && { role }),
    ...(melee && role !== 'martial-artist' && { melee: 'Sword' }),
    ...(shooter && { shooter: { name: 'Bow', class: shooter } }),
  };
  const figure = newFigure({ id, card: id, team, whole: id, at: pointOf({ x, y }) });
  return { card: cardOf(fighter, entrant.minion === true), figure: { ...figure, ...entrant.with } };
};

/** A match in the middle of its first turn, where the first team is to activate somebody: dice are told, not rolled. */
export class Arena {
  events: readonly MatchEvent[] = [];
  match: Match<Situation>;
  private readonly names: readonly string[];

  constructor(
    entrants: Readonly<Record<string, Entrant>>,
    { terrain = [], scenario = 'carnage', gun, carrier, turn = 1 }: Scene,
  ) {
    this.names = Object.keys(entrants);
    const all = Object.entries(entrants).map(([name, entrant], id) => figureOf(name, id, entrant));
    const setting = {
      table: { width: mapSide * unit, height: mapSide * unit, terrain },
      scenario,
      teams: [0, 1],
      homes: ['south-west', 'north-east'],
      mostTurns: 8,
    } as const;
    const situation: Situation = {
      setting,
      cards: all.map(({ card }) => card),
      figures: all.map(({ figure }) => figure),
      stage: 'activation',
      turn,
      active: 0,
      acting: undefined,
      tokens: scenarioPlays[scenario]
        .tokens(setting)
        .map((token, at) =>
          at === 1 && carrier !== undefined ? { ...token, carrier: this.names.indexOf(carrier) } : token,
        ),
      guns: gun === undefined ? [] : [{ team: 0, carrier: this.names.indexOf(gun), stat: 3 }],
      scores: [0, 0],
      outcome: undefined,
    };
    this.match = warbandEngine.begin(situation, 1).match;
  }

  get s(): Situation {
    return warbandEngine.look(this.match);
  }

  get pending(): Request<About, Option> | undefined {
    return warbandEngine.pending(this.match);
  }

  /** A figure by its name, or by its number for who came later. */
  the(name: string | number): Figure {
    const figure = this.s.figures[typeof name === 'number' ? name : this.names.indexOf(name)];
    if (!figure) throw new RangeError(`There is no ${name}.`);
    return figure;
  }

  /** Events of a kind that have been told. */
  told<Told extends MatchEvent['told']>(told: Told): readonly Extract<MatchEvent, { told: Told }>[] {
    return this.events.filter((event): event is Extract<MatchEvent, { told: Told }> => event.told === told);
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) !== undefined;
  }

  /** Activates a fighter after ending other activations; automatic if nobody else can be activated. */
  on(name: string, more: Wanted = {}): this {
    const id = this.names.indexOf(name);
    const isOn = (): boolean => this.s.acting?.members.some(({ figure }) => figure === id) === true;
    for (let tries = 40; tries > 0 && !isOn(); tries -= 1) {
      const { pending } = this;
      if (pending?.about.about === 'activate') {
        const wanted = { pick: 'activate', figure: name, ...more };
        this.act(this.offers(wanted) ? wanted : { nth: 0 });
      } else this.act({ pick: 'end' });
    }
    if (!isOn()) throw new Error(`${name} cannot be activated.`);
    return this;
  }

  /**
   * Does something, with these faces for the dice that are rolled in turn, and answers what is asked about it.
   * @throws where it is not offered, where dice are left over or are wanting, and where an answer is left over
   */
  act(wanted: Wanted, faces: readonly number[] = [], ...answers: readonly Answer[]): this {
    this.match = { ...this.match, script: { dice: faces.map((face) => face - 1) } };
    this.events = [];
    this.answer(wanted);
    for (const answer of answers) this.answer(answer);
    const left = warbandEngine.leftOver(this.match);
    if (left) throw new Error(`Dice are left over: ${JSON.stringify(left)}`);
    return this;
  }

  /** Answers the pending request. */
  answer(answer: Answer): this {
    const step = warbandEngine.apply(this.match, this.choiceOf(answer));
    if (!step.ok) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(step.error)}`);
    this.match = step.value.match;
    this.events = [...this.events, ...step.value.events];
    return this;
  }

  private choiceOf(answer: Answer): Choice {
    const { pending } = this;
    if (Array.isArray(answer)) {
      const [x, y] = answer as readonly [number, number];
      return pointOf({ x, y });
    }
    const wanted = answer as Wanted;
    if ('nth' in wanted && pending) return choicesOf(pending)[Number(wanted['nth'])] ?? -1;
    const found = this.find(wanted);
    if (found !== undefined) return found;
    const options = pending && 'options' in pending ? pending.options : pending?.about;
    throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(options)}`);
  }

  private find(wanted: Wanted): number | undefined {
    const { pending } = this;
    if (!pending || !('options' in pending)) return undefined;
    const at = pending.options.findIndex((option) => this.isMeant(option, wanted));
    return at < 0 ? undefined : at;
  }

  /** All given fields match; the activated fighter acts alone unless stated. */
  private isMeant(option: Option, wanted: Wanted): boolean {
    const fields = option as unknown as Wanted;
    if (option.pick === 'activate' && fields['with'] !== wanted['with']) return false;
    return Object.entries(wanted).every(([key, value]) => {
      const meant =
        typeof value === 'string' && this.names.includes(value) ? this.names.indexOf(value) : value;
      return fields[key] === meant;
    });
  }
}

export const arena = (entrants: Readonly<Record<string, Entrant>>, scene: Scene = {}): Arena =>
  new Arena(entrants, scene);

/** Entrants by team, with their settings. */
export const own = (x: number, y: number, more: Partial<Entrant> = {}): Entrant => ({ at: [x, y], ...more });
export const foe = (x: number, y: number, more: Partial<Entrant> = {}): Entrant =>
  own(x, y, { team: 1, ...more });
