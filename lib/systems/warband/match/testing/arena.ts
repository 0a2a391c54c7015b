import { Arena as SkirmishArena, blockOf, type Wanted } from '../../../../skirmish/testing/arena';
import { unit, type Terrain } from '../../../../table/table';
import { mapSide } from '../../../../skirmish/map/corners';
import type { ScenarioId } from '../../scenarios/scenario';
import type { Rank } from '../../sheet/rank';
import { newFighter, type ShooterClass } from '../../sheet/warband';
import type { RoleId } from '../../skills/roles';
import { cardOf } from '../state/card';
import type { MatchEvent } from '../state/event';
import { newFigure, type Figure } from '../state/figure';
import type { About, Option } from '../state/option';
import { pointOf } from '../../../../skirmish/map/places';
import { warbandEngine } from '../rules';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Situation } from '../state/situation';

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
export const block = blockOf(2);

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

const situationOf = (
  entrants: Readonly<Record<string, Entrant>>,
  { terrain = [], scenario = 'carnage', gun, carrier, turn = 1 }: Scene,
): Situation => {
  const names = Object.keys(entrants);
  const all = Object.entries(entrants).map(([name, entrant], id) => figureOf(name, id, entrant));
  const setting = {
    table: { width: mapSide * unit, height: mapSide * unit, terrain },
    scenario,
    teams: [0, 1],
    homes: ['south-west', 'north-east'],
    mostTurns: 8,
  } as const;
  return {
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
        at === 1 && carrier !== undefined ? { ...token, carrier: names.indexOf(carrier) } : token,
      ),
    guns: gun === undefined ? [] : [{ team: 0, carrier: names.indexOf(gun), stat: 3 }],
    scores: [0, 0],
    outcome: undefined,
  };
};

/** A match in the middle of its first turn, where the first team is to activate somebody. */
export class Arena extends SkirmishArena<Situation, Option, MatchEvent, About> {
  constructor(entrants: Readonly<Record<string, Entrant>>, scene: Scene) {
    super(warbandEngine, situationOf(entrants, scene), Object.keys(entrants));
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

  /** The activated fighter acts alone unless stated. */
  protected override isMeant(option: Option, wanted: Wanted): boolean {
    if (option.pick === 'activate' && option.with !== wanted['with']) return false;
    return super.isMeant(option, wanted);
  }
}

export const arena = (entrants: Readonly<Record<string, Entrant>>, scene: Scene = {}): Arena =>
  new Arena(entrants, scene);

/** Entrants by team, with their settings. */
export const own = (x: number, y: number, more: Partial<Entrant> = {}): Entrant => ({ at: [x, y], ...more });
export const foe = (x: number, y: number, more: Partial<Entrant> = {}): Entrant =>
  own(x, y, { team: 1, ...more });
