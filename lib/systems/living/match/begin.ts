import type { Point, Table } from '../../../table/table';
import * as table from '../../../table/table';
import type { HeroDraft } from '../hero';
import type { Follower } from '../follower';
import { noDeeds, type Figure, type FigureKind } from './figure';
import { sidesByPip, type Sheet } from './sheet';
import type { Situation } from './situation';

/** One hero of a match: who plays him, for which team, and where he stands. */
export interface Entrant {
  readonly hero: HeroDraft;
  readonly player: number;
  readonly team: number;
  readonly at: Point;
}

const idsOf = (skills: HeroDraft['skills']): readonly string[] =>
  skills.filter((skill) => typeof skill === 'string');

export const sheetOfHero = (hero: HeroDraft, isSnowfall: boolean): Sheet => ({
  name: hero.name,
  title: hero.title,
  sides: sidesByPip(hero.faces),
  weapons: hero.equipment.weapons,
  skills: isSnowfall ? hero.snowfall.skills : idsOf(hero.skills),
  isMagical: false,
  dice: 5,
});

export const sheetOfFollower = (follower: Follower, dice = 5): Sheet => ({
  name: follower.name ?? '',
  title: '',
  sides: sidesByPip(follower.faces),
  weapons: follower.weapons,
  skills: follower.skills,
  ability: follower.ability,
  isMagical: follower.magical,
  dice,
});

/** A figure with nothing on it. */
export const newFigure = (
  id: number,
  kind: FigureKind,
  sheet: number,
  dice: number,
  place: { readonly owner: number; readonly team: number; readonly hero: number; readonly at: Point },
): Figure => ({
  id,
  kind,
  sheet,
  owner: place.owner,
  team: place.team,
  hero: place.hero,
  at: place.at,
  height: 0,
  life: 'up',
  fallen: 0,
  hand: dice,
  pool: dice,
  poolSeen: dice,
  isWasted: false,
  isLost: false,
  conditions: [],
  marks: [],
  charms: [],
  barred: [],
  granted: [],
  actions: 0,
  delays: 0,
  isActing: false,
  isFlying: false,
  isRecovering: false,
  wasHurt: false,
  alight: 0,
  reloads: [],
  isSpent: false,
  deeds: noDeeds,
  before: noDeeds,
  usedUp: [],
  mount: -1,
  rider: -1,
});

/** # a pet stands from its hero at the start: base to base. */
const beside = (at: Point, nth: number): Point => {
  const around = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const [x, y] = around[nth % around.length] ?? [1, 0];
  const step = table.unit * (1 + Math.floor(nth / around.length));
  return { x: at.x + x * step, y: at.y + y * step };
};

/**
 * The first situation of a match: heroes where they start, pets beside them; no card has been drawn.
 * @param mostPhases after so many phases a match is a draw
 */
export const beginWith = (
  entrants: readonly Entrant[],
  setting: { readonly table: Table; readonly scenario: string; readonly mostPhases: number },
): Situation => {
  const sheets: Sheet[] = [];
  const figures: Figure[] = [];
  const isSnowfall = setting.scenario === 'snowfall';
  for (const { hero, player, team, at } of entrants) {
    const id = figures.length;
    sheets.push(sheetOfHero(hero, isSnowfall));
    figures.push(newFigure(id, 'hero', sheets.length - 1, 5, { owner: player, team, hero: id, at }));
    if (isSnowfall) continue;
    hero.followers
      .filter(({ kind }) => kind === 'pet')
      .forEach((pet, nth) => {
        sheets.push(sheetOfFollower(pet));
        figures.push(
          newFigure(figures.length, 'pet', sheets.length - 1, 5, {
            owner: player,
            team,
            hero: id,
            at: beside(at, nth),
          }),
        );
      });
  }
  return {
    setting: { ...setting, teams: entrants.map(({ team }) => team) },
    sheets,
    extra: [],
    figures,
    stage: 'phase',
    phase: 0,
    deck: [],
    discard: [],
    turn: -1,
    acting: -1,
    reactors: [],
    pieces: [],
    scores: [],
    isSuddenDeath: false,
    outcome: undefined,
    lastKey: 0,
  };
};
