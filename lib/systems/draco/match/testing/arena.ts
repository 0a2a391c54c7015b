import type { FaceNumber } from '../../../../dice/face';
import { faceNumbers } from '../../../../dice/face';
import { stackedDeck } from '../../../../match/deck';
import type { Match } from '../../../../match/engine';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import { unit, type Point } from '../../../../table/table';
import type { Symbols } from '../../dice/symbols';
import type { Attack } from '../../sheet/pips';
import type { DragonSkillId } from '../../skills/dragons';
import type { SlayerSkillId } from '../../skills/slayers';
import type { Card, PartCard } from '../card';
import type { MatchEvent } from '../event';
import { newFigure, type Figure } from '../figure';
import type { About, Option } from '../option';
import { dracoEngine } from '../rules';
import type { InitiativeCard, PlaceInRow, Situation } from '../situation';
import { dragonTeam, slayerTeam } from '../../sheet/teams';

/** Figures of every arena: two with daggers, an archer, a priestess and the dragon. */
export const names = ['Cathryn', 'Daeldric', 'Braron', 'Amalica', 'Eryam'] as const;
export type Name = (typeof names)[number];

const dragonId = names.indexOf('Eryam');

/** Symbols by the faces that have any. */
export type On = Readonly<Partial<Record<FaceNumber, number>>>;

const symbols = (on: On): Symbols => faceNumbers.map((face) => on[face] ?? 0);

const attacks: Readonly<Record<Exclude<Name, 'Eryam'>, Attack>> = {
  Cathryn: 'dagger',
  Daeldric: 'dagger',
  Braron: 'bow',
  Amalica: 'magic',
};

/** Test description of somebody; places in inches. */
export interface Entrant {
  readonly at?: readonly [x: number, y: number];
  readonly skills?: readonly SlayerSkillId[];
  readonly with?: Partial<Figure>;
}

/** One of the dragon's cards. */
export interface OwnCard {
  readonly skill?: DragonSkillId;
  readonly daggers?: On;
  readonly shields?: On;
}

export interface Scene {
  readonly who?: Readonly<Partial<Record<Name, Entrant>>>;
  /** Cards that differ from the usual ones, from 0. */
  readonly cards?: Readonly<Record<number, OwnCard>>;
  readonly row?: Readonly<Record<number, Partial<PlaceInRow>>>;
  readonly trees?: readonly (readonly [x: number, y: number])[];
  /** Owner of the turn that begins: a slayer, or the number of a card of the dragon, from 0. */
  readonly turn?: Name | number;
  /** Order of the next turns, the top card first. */
  readonly pile?: readonly (Name | number)[];
  readonly with?: Partial<Pick<Situation, 'piles' | 'discard' | 'waiting' | 'moreDv' | 'spent'>>;
}

/** How an option is described: some of its fields, figures by their names. */
export type Wanted = Readonly<Record<string, unknown>>;
/** An answer: an option, or a place in inches. */
export type Answer = Wanted | readonly [x: number, y: number];

export const place = ([x, y]: readonly [number, number]): Point => ({
  x: Math.round(x * unit),
  y: Math.round(y * unit),
});

/** Far from each other and from her. */
const usualPlaces: Readonly<Record<Name, readonly [number, number]>> = {
  Cathryn: [2, 2],
  Daeldric: [22, 2],
  Braron: [2, 22],
  Amalica: [22, 22],
  Eryam: [12, 12],
};

/** A slayer has 4, 3, 2, 1 symbols to attack on the faces 6 to 3, and 1, 2, 3 shields on 6, 5, 2. */
const slayerCard = (name: Exclude<Name, 'Eryam'>, skills: readonly SlayerSkillId[]): Card => ({
  kind: 'slayer',
  name,
  attack: attacks[name],
  attacks: symbols({ 6: 4, 5: 3, 4: 2, 3: 1 }),
  shields: symbols({ 6: 1, 5: 2, 2: 3 }),
  skills,
});

/** A card of hers has 3 daggers on the 6 and one on the 5, 2 shields on the 6. */
const partCard = ({ skill, daggers = { 6: 3, 5: 1 }, shields = { 6: 2 } }: OwnCard): PartCard => ({
  name: '',
  skill,
  daggers: symbols(daggers),
  shields: symbols(shields),
});

const initiative = (one: Name | number): InitiativeCard =>
  typeof one === 'number' ? { of: 'dragon', card: one } : { of: 'slayer', figure: names.indexOf(one) };

const figureOf = (name: Name, entrant: Entrant): Figure => {
  const id = names.indexOf(name);
  const at = place(entrant.at ?? usualPlaces[name]);
  return { ...newFigure(id, id === dragonId ? dragonTeam : slayerTeam, at), ...entrant.with };
};

const situationIn = ({
  who = {},
  cards = {},
  row = {},
  trees = [],
  turn = 'Cathryn',
  pile = [],
  ...scene
}: Scene): Situation => ({
  setting: {
    cards: names.map((name) =>
      name === 'Eryam'
        ? { kind: 'dragon', name, cards: [0, 1, 2, 3, 4].map((at) => partCard(cards[at] ?? {})) }
        : slayerCard(name, who[name]?.skills ?? []),
    ),
    teams: names.map((name) => (name === 'Eryam' ? dragonTeam : slayerTeam)),
    dragon: dragonId,
    slayers: [0, 1, 2, 3],
    corner: 'south-west',
  },
  figures: names.map((name) => figureOf(name, who[name] ?? {})),
  trees: trees.map(place),
  stage: 'turn',
  toSet: 0,
  piles: 1,
  turns: 0,
  pile: stackedDeck([turn, ...pile].map(initiative)),
  discard: [],
  waiting: [],
  row: [0, 1, 2, 3, 4].map((at) => ({ die: 5, isDown: false, ...row[at] })),
  lastCard: 0,
  moreDv: 0,
  spent: [],
  acting: undefined,
  outcome: undefined,
  ...scene.with,
});

/** A match at the beginning of somebody's turn: dice are told, not rolled. */
export class Arena {
  events: readonly MatchEvent[];
  private match: Match<Situation>;

  /** @param faces of dice that the first upkeep asks for */
  constructor(scene: Scene) {
    const begun = dracoEngine.begin(situationIn(scene), 1);
    this.match = begun.match;
    this.events = begun.events;
  }

  get s(): Situation {
    return dracoEngine.look(this.match);
  }

  /** The current match. */
  get now(): Match<Situation> {
    return this.match;
  }

  get pending(): Request<About, Option> | undefined {
    return dracoEngine.pending(this.match);
  }

  the(name: Name): Figure {
    const figure = this.s.figures[names.indexOf(name)];
    if (!figure) throw new RangeError(`There is no ${name}.`);
    return figure;
  }

  /** Where somebody stands, in inches. */
  at(name: Name): readonly [number, number] {
    const { x, y } = this.the(name).at;
    return [Number((x / unit).toFixed(2)), Number((y / unit).toFixed(2))];
  }

  /** Events of a kind since the last action began. */
  told<Told extends MatchEvent['told']>(told: Told): readonly Extract<MatchEvent, { told: Told }>[] {
    return this.events.filter((event): event is Extract<MatchEvent, { told: Told }> => event.told === told);
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) !== undefined;
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
    const left = dracoEngine.leftOver(this.match)?.dice ?? [];
    if (left.length > 0) throw new Error(`Dice are left over: ${left.join()}`);
    return this;
  }

  /** Answers the pending request. */
  answer(answer: Answer): this {
    const step = dracoEngine.apply(this.match, this.choiceOf(answer));
    if (!step.ok) throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(step.error)}`);
    this.match = step.value.match;
    this.events = [...this.events, ...step.value.events];
    return this;
  }

  private choiceOf(answer: Answer): Choice {
    const { pending } = this;
    if (Array.isArray(answer)) return place(answer as unknown as readonly [number, number]);
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
    const at = pending.options.findIndex((option) =>
      Object.entries(wanted).every(([key, value]) => {
        const meant = names.findIndex((name) => name === value);
        return (option as unknown as Wanted)[key] === (meant < 0 ? value : meant);
      }),
    );
    return at < 0 ? undefined : at;
  }
}

export const arena = (scene: Scene = {}): Arena => new Arena(scene);

/** Faces of this many dice. */
export const times = (count: number, face: number): readonly number[] =>
  Array.from({ length: count }, () => face);
