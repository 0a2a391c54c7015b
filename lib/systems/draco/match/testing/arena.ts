import type { FaceNumber } from '../../../../dice/face';
import { faceNumbers } from '../../../../dice/face';
import { stackedDeck } from '../../../../match/deck';
import { pointOf } from '../../../../skirmish/map/places';
import { Arena as SkirmishArena } from '../../../../skirmish/testing/arena';
import { unit } from '../../../../table/table';
import type { Symbols } from '../../dice/symbols';
import type { Attack } from '../../sheet/pips';
import type { DragonSkillId } from '../../skills/dragons';
import type { SlayerSkillId } from '../../skills/slayers';
import type { Card, PartCard } from '../state/card';
import type { MatchEvent } from '../state/event';
import { newFigure, type Figure } from '../state/figure';
import type { About, Option } from '../state/option';
import { dracoEngine } from '../rules';
import type { InitiativeCard, PlaceInRow, Situation } from '../state/situation';
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
  const [x, y] = entrant.at ?? usualPlaces[name];
  const at = pointOf({ x, y });
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
  trees: trees.map(([x, y]) => pointOf({ x, y })),
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

/** A match at the beginning of somebody's turn. */
export class Arena extends SkirmishArena<Situation, Option, MatchEvent, About> {
  constructor(scene: Scene) {
    super(dracoEngine, situationIn(scene), names);
  }

  /** Where somebody stands, in inches. */
  at(name: Name): readonly [number, number] {
    const { x, y } = this.the(name).at;
    return [Number((x / unit).toFixed(2)), Number((y / unit).toFixed(2))];
  }
}

export const arena = (scene: Scene = {}): Arena => new Arena(scene);

/** Faces of this many dice. */
export const times = (count: number, face: number): readonly number[] =>
  Array.from({ length: count }, () => face);
