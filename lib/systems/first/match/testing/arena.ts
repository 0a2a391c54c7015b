import { Arena as SkirmishArena, blockOf, type Wanted } from '../../../../skirmish/testing/arena';
import { unit, type Terrain } from '../../../../table/table';
import { mapSide } from '../../../../skirmish/map/corners';
import type { ScenarioId } from '../../scenarios/scenario';
import { facesFrom } from '../../../../painted-die/die';
import { die, type Face } from '../../sheet/pips';
import type { FaceNumber } from '../../../../dice/face';
import type { SkillId } from '../../skills/ids';
import { profileFrom } from '../state/profile';
import type { MatchEvent } from '../state/event';
import { newFigure, type Figure } from '../state/figure';
import { pointOf } from '../../../../skirmish/map/places';
import type { About, Option } from '../state/option';
import { firstEngine } from '../rules';
import { scenarioPlays } from '../scenarios/scenario-of';
import type { Situation } from '../state/situation';

/** Pips by face; missing faces are blank. */
export type Paint = Partial<Record<FaceNumber, Partial<Face>>>;

/** A figure on the table: place in #, die and skills. */
export interface Fighter {
  readonly at: readonly [x: number, y: number];
  readonly team?: number;
  readonly player?: number;
  readonly paint?: Paint;
  readonly skills?: readonly SkillId[];
  readonly with?: Partial<Figure>;
}

export interface Scene {
  readonly terrain?: readonly Terrain[];
  readonly scenario?: ScenarioId;
  /** Points by team so far. */
  readonly scores?: readonly number[];
}

/** Terrain of straight sides, in #: left, top, wide, deep. */
export const block = blockOf(1);

const situationOf = (
  fighters: Readonly<Record<string, Fighter>>,
  { terrain = [], scenario = 'gang-fight', scores = [0, 0] }: Scene,
): Situation => {
  const names = Object.keys(fighters);
  const all = Object.values(fighters);
  const teams = all.map(({ team = 0 }) => team);
  const players = all.map(({ player, team = 0 }) => player ?? team);
  const setting = {
    table: { width: mapSide * unit, height: mapSide * unit, terrain },
    scenario,
    teams,
    players,
    homes: ['south-west', 'north-east'],
    goal: scenario === 'king-of-the-hill' ? 20 : 3,
    mostRounds: 50,
  } as const;
  const figures = all.map(({ at: [x, y], with: more }, id) => ({
    ...newFigure({
      id,
      kind: 'hero',
      sheet: id,
      owner: players[id] ?? 0,
      team: teams[id] ?? 0,
      hero: id,
      at: pointOf({ x, y }),
      life: 'up',
      dice: 5,
    }),
    ...more,
  }));
  return {
    setting,
    sheets: all.map(({ paint = {}, skills = [] }, id) =>
      profileFrom(names[id] ?? '', facesFrom(die, paint), skills),
    ),
    figures,
    stage: 'acting',
    round: 1,
    order: [...new Set(players)],
    turn: 0,
    tokens: scenarioPlays[scenario].tokens(setting),
    scores,
    outcome: undefined,
  };
};

/** A match in the middle of the first fighter's turn, for tests: dice are given, not rolled. */
export class Arena extends SkirmishArena<Situation, Option, MatchEvent, About> {
  constructor(fighters: Readonly<Record<string, Fighter>>, scene: Scene) {
    super(firstEngine, situationOf(fighters, scene), Object.keys(fighters));
  }

  /** Ends turns until it is somebody's. */
  until(name: string): this {
    const { owner } = this.the(name);
    // A turn in which nothing is left to do has ended by itself.
    while (!this.s.outcome && this.pending?.by !== owner) this.act({ pick: 'end' });
    return this;
  }

  /** For an attack, missing fields must be absent. */
  protected override isMeant(option: Option, wanted: Wanted): boolean {
    const fields = option as Wanted;
    const isAttack = option.pick === 'strike' || option.pick === 'shoot';
    if (isAttack && (fields['skill'] !== wanted['skill'] || fields['together'] !== wanted['together']))
      return false;
    return super.isMeant(option, wanted);
  }
}

export const arena = (fighters: Readonly<Record<string, Fighter>>, scene: Scene = {}): Arena =>
  new Arena(fighters, scene);
