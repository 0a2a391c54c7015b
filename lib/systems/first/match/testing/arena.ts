import type { Match } from '../../../../match/engine';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import { unit, type Terrain } from '../../../../table/table';
import { mapSide } from '../../../../skirmish/map/corners';
import type { ScenarioId } from '../../scenarios/scenario';
import { facesFrom } from '../../../../painted-die/die';
import { die, type Face } from '../../sheet/pips';
import type { FaceNumber } from '../../../../dice/face';
import type { SkillId } from '../../skills/ids';
import { sheetFrom } from '../state/sheet';
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
  height: unit,
  seeThrough: true,
  walkThrough: false,
  cover: true,
  climb: true,
  ...more,
});

/** How an option is described: some of its fields, figures by their names. */
export type Wanted = Readonly<Record<string, unknown>>;
/** An answer: an option, a place in #, or a choice as such. */
export type Answer = Wanted | readonly [x: number, y: number];

/** A match in the middle of the first fighter's turn, for tests: dice are given, not rolled. */
export class Arena {
  events: readonly MatchEvent[] = [];
  private match: Match<Situation>;
  private readonly names: readonly string[];

  constructor(
    fighters: Readonly<Record<string, Fighter>>,
    { terrain = [], scenario = 'gang-fight', scores = [0, 0] }: Scene,
  ) {
    this.names = Object.keys(fighters);
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
    const situation: Situation = {
      setting,
      sheets: all.map(({ paint = {}, skills = [] }, id) =>
        sheetFrom(this.names[id] ?? '', facesFrom(die, paint), skills),
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
    this.match = firstEngine.begin(situation, 1).match;
  }

  get s(): Situation {
    return firstEngine.look(this.match);
  }

  get pending(): Request<About, Option> | undefined {
    return firstEngine.pending(this.match);
  }

  /** A figure by its name, or by its number for who came later. */
  the(name: string | number): Figure {
    const figure = this.s.figures[typeof name === 'number' ? name : this.names.indexOf(name)];
    if (!figure) throw new RangeError(`There is no ${name}.`);
    return figure;
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) !== undefined;
  }

  /**
   * Does something, with these faces for all dice that are rolled, and answers what is asked about it.
   * @throws where it is not offered, where dice are left over or are wanting, and where an answer is left over
   */
  act(wanted: Wanted, rolls: readonly (readonly number[])[] = [], ...answers: readonly Answer[]): this {
    const dice = rolls.flat().map((face) => face - 1);
    this.match = { ...this.match, script: { dice } };
    this.events = [];
    this.answer(wanted);
    for (const answer of answers) this.answer(answer);
    const left = firstEngine.leftOver(this.match);
    if (left) throw new Error(`Dice are left over: ${JSON.stringify(left)}`);
    return this;
  }

  /** Answers the pending request. */
  answer(answer: Answer): this {
    const step = firstEngine.apply(this.match, this.choiceOf(answer));
    if (!step.ok) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(step.error)}`);
    this.match = step.value.match;
    this.events = [...this.events, ...step.value.events];
    return this;
  }

  /** Ends turns until it is somebody's. */
  until(name: string): this {
    const { owner } = this.the(name);
    // A turn in which nothing is left to do has ended by itself.
    while (!this.s.outcome && this.pending?.by !== owner) this.act({ pick: 'end' });
    return this;
  }

  private choiceOf(answer: Answer): Choice {
    const { pending } = this;
    if (Array.isArray(answer)) {
      const [x, y] = answer as readonly [number, number];
      return pointOf({ x, y });
    }
    const wanted = answer as Wanted;
    if ('build' in wanted) return { sheet: wanted['build'] as never };
    if ('nth' in wanted && pending) return choicesOf(pending)[Number(wanted['nth'])] ?? -1;
    const found = this.find(wanted);
    if (found !== undefined) return found;
    const options = pending && 'options' in pending ? pending.options : [];
    throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(options)}`);
  }

  private find(wanted: Wanted): number | undefined {
    const { pending } = this;
    if (!pending || !('options' in pending)) return undefined;
    const at = pending.options.findIndex((option) => this.isMeant(option, wanted));
    return at < 0 ? undefined : at;
  }

  /** All given fields match; for an attack, missing fields must be absent. */
  private isMeant(option: Option, wanted: Wanted): boolean {
    const fields = option as unknown as Wanted;
    const isAttack = option.pick === 'strike' || option.pick === 'shoot';
    if (isAttack && (fields['skill'] !== wanted['skill'] || fields['together'] !== wanted['together']))
      return false;
    return Object.entries(wanted).every(([key, value]) => {
      const meant =
        typeof value === 'string' && this.names.includes(value) ? this.names.indexOf(value) : value;
      return fields[key] === meant;
    });
  }
}

export const arena = (fighters: Readonly<Record<string, Fighter>>, scene: Scene = {}): Arena =>
  new Arena(fighters, scene);
