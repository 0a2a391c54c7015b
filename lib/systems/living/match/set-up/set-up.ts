import { emptyDeck } from '../../../../match/deck';
import { oncePer } from '../../../../once-per';
import {
  besides,
  heightAt,
  prepare,
  unit,
  type Ground,
  type Point,
  type Table,
} from '../../../../table/table';
import type { Follower } from '../../sheet/follower';
import type { HeroDraft } from '../../sheet/hero';
import { findScenario } from '../../scenarios/index';
import type { CornerId } from '../../../../skirmish/map/corners';
import { rulesOf, type Scenario } from '../../scenarios/scenario';
import { profileOfBeast } from '../named/shape-shift';
import { newFigure, profileOfFollower, profileOfHero } from '../state/begin';
import type { Figure } from '../state/figure';
import { scenarioOf } from '../scenarios/scenario';
import type { Profile } from '../state/profile';
import type { Setting, Situation } from '../state/situation';

/** One hero of a match: player, team and place. */
export interface Entrant {
  readonly hero: HeroDraft;
  readonly player: number;
  readonly team: number;
  readonly at: Point;
  /** He begins on the back of his first pet. */
  readonly isMounted?: boolean;
}

/** Set-up of a match; missing parts follow the scenario. */
export interface Setup {
  readonly table: Table;
  readonly scenario: string;
  readonly mostPhases: number;
  readonly homes?: readonly CornerId[];
  readonly goal?: number;
  readonly isPlaced?: boolean;
}

const homesOf = (scenario: Scenario | undefined): readonly CornerId[] =>
  scenario?.homes.map(({ corner }) => corner) ?? [];

const goalOf = (scenario: Scenario | undefined): number =>
  scenario?.victory.by === 'points' ? scenario.victory.usual : 0;

/** Figures and sheets of a match as they come onto the table, one after the other. */
class Muster {
  readonly figures: Figure[] = [];
  readonly sheets: Profile[] = [];
  private readonly ground: Ground;

  constructor(table: Table) {
    this.ground = prepare(table);
  }

  /** Puts a figure down; a hero counts as its own hero. */
  add(
    kind: Figure['kind'],
    sheet: Profile,
    place: { readonly owner: number; readonly team: number; readonly hero?: number; readonly at: Point },
  ): Figure {
    this.sheets.push(sheet);
    const id = this.figures.length;
    const of = { ...place, hero: place.hero ?? id };
    const figure = newFigure(id, kind, this.sheets.length - 1, sheet.dice, of);
    figure.height = heightAt(this.ground, place.at);
    this.figures.push(figure);
    return figure;
  }

  /** The card of a hero's other shape, which knows the hero's card, and the other way round. */
  addShape({ sheet: at }: Figure, beast: Follower): void {
    const own = this.sheets[at];
    if (!own) return;
    this.sheets[at] = { ...own, shape: this.sheets.length };
    this.sheets.push(profileOfBeast(own, beast, at));
  }

  /** A follower beside its hero: base to base, or as near as there is room. */
  follow(kind: 'pet' | 'daemon', sheet: Profile, { id: hero, owner, team, at }: Figure): Figure {
    const blocking = this.figures.map((figure) => figure.at).filter((each) => each !== at);
    const place = besides(this.ground, at, { passable: [], blocking }, 4 * unit);
    return this.add(kind, sheet, { owner, team, hero, at: place ?? at });
  }
}

const bestMagic = ({ sides }: Profile): number => Math.max(...sides.magic);

/** A daemon that is there from the start counts as summoned with the best Magic face (ruling 16). */
const followerProfile = (follower: Follower, hero: Profile): Profile =>
  profileOfFollower(follower, follower.kind === 'daemon' ? bestMagic(hero) : 5);

/** Read once for all matches of a series, so that values computed for a card are reused. */
const cardOf = oncePer((hero: HeroDraft): Profile => profileOfHero(hero, false));
const cardInSnow = oncePer((hero: HeroDraft): Profile => profileOfHero(hero, true));

const enter = (muster: Muster, entrant: Entrant, isSnowfall: boolean): void => {
  const { hero, player: owner, team, at } = entrant;
  const sheet = isSnowfall ? cardInSnow(hero) : cardOf(hero);
  const figure = muster.add('hero', sheet, { owner, team, at });
  if (isSnowfall) return;
  const beast = hero.followers.find(({ kind }) => kind === 'beast-shape');
  if (beast) muster.addShape(figure, beast);
  for (const follower of hero.followers) {
    if (follower.kind === 'beast-shape') continue;
    const card = followerProfile(follower, sheet);
    if (card.dice === 0) continue;
    const brought = muster.follow(follower.kind, card, figure);
    const mounts = entrant.isMounted === true && follower.kind === 'pet' && figure.mount < 0;
    if (!mounts) continue;
    figure.mount = brought.id;
    brought.rider = figure.id;
    brought.at = figure.at;
  }
};

/** The first situation of a match: heroes where they start, followers beside them; no card has been drawn. */
export const beginWith = (entrants: readonly Entrant[], setup: Setup): Situation => {
  const found = findScenario(setup.scenario);
  const scenario = found?.kind === 'scenario' ? found : undefined;
  const setting: Setting = {
    table: setup.table,
    scenario: setup.scenario,
    teams: entrants.map(({ team }) => team),
    homes: setup.homes ?? homesOf(scenario),
    goal: setup.goal ?? goalOf(scenario),
    mostPhases: setup.mostPhases,
    ...(setup.isPlaced === true && { isPlaced: true }),
  };
  const muster = new Muster(setup.table);
  const isSnowfall = found !== undefined && rulesOf(found, 'snow').length > 0;
  for (const entrant of entrants) enter(muster, entrant, isSnowfall);
  const pieces = scenarioOf({ setting })
    .pieces(setting)
    .map((piece, at) => ({ ...piece, key: at + 1 }));
  return {
    setting,
    sheets: muster.sheets,
    extra: [],
    figures: muster.figures,
    stage: 'phase',
    phase: 0,
    deck: emptyDeck,
    discard: [],
    turn: -1,
    acting: -1,
    reactors: [],
    pieces,
    scores: [],
    isSuddenDeath: false,
    outcome: undefined,
    lastKey: pieces.length,
  };
};
