import { oncePer } from '../../../../once-per';
import { canSee, gapBetween, unit, type Point } from '../../../../table/table';
import { isRangedKind, meleeKindOf, type Weapon } from '../../sheet/armoury';
import { rangedFacts } from '../../reference/equipment';
import { countersOf, type Figure } from '../state/figure';
import { sheetOf, type Game } from '../state/game';
import { knownSkills } from '../using/learnt';
import type { Sides } from '../../../../dice/odds';
import type { Sheet } from '../state/sheet';
import { bonusTo } from '../values/values';
import { countersOn } from '../values/weapons';
import { chanceOfAny, expectedOf, meanBest } from '../../../../pip-hero/match/exchange';
import { walkBetween } from '../../../../table/walks';
import { promiseOf } from './skill-worth';

/** One way in which a figure can harm another, wherever both stand. */
export interface Arm {
  readonly kind: 'melee' | 'ranged' | 'spell';
  /** Its weapon's place on the card; -1 for fists and spells. */
  readonly weapon: number;
  /** Dice that it takes on average, and the chance of the last one. */
  readonly lost: number;
  readonly fells: number;
  /** # from edge to edge; 0 for base contact. */
  readonly range: number;
  readonly deadZone: number;
}

const thrownSides = oncePer(({ sides: { melee, ranged } }: Sheet): Sides =>
  melee.map((pips, face) => Math.max(pips, ranged[face] ?? 0)),
);

/** A throwing weapon in melee lets Ranged pips serve. */
const meleeSides = (sheet: Sheet, weapon: Weapon | undefined): Sides =>
  weapon?.type === 'throwing' ? thrownSides(sheet) : sheet.sides.melee;

const melee = (game: Game, figure: Figure, target: Figure, guard: number): readonly Arm[] => {
  const sheet = sheetOf(game, figure);
  const bonus = bonusTo(game, figure, 'AV', { attackOn: target });
  const places = sheet.weapons.flatMap((weapon, place) =>
    weapon.type === 'throwing' || meleeKindOf(weapon) !== undefined ? [place] : [],
  );
  return (places.length === 0 ? [-1] : places).map((place) => {
    const attack = meleeSides(sheet, sheet.weapons[place]);
    const { defence } = sheetOf(game, target).sides;
    const come = expectedOf({ attack, dice: figure.hand, bonus, defence, pool: target.hand, guard });
    return { kind: 'melee', weapon: place, ...come, range: 0, deadZone: 0 };
  });
};

const ranged = (game: Game, figure: Figure, target: Figure, guard: number): readonly Arm[] => {
  const sheet = sheetOf(game, figure);
  const own = bonusTo(game, figure, 'RAV', { attackOn: target });
  return sheet.weapons.flatMap((weapon, place): readonly Arm[] => {
    const { type } = weapon;
    const arm = { kind: 'ranged', weapon: place } as const;
    if (type === 'magic')
      return [{ ...arm, lost: 0.3, fells: target.hand === 1 ? 0.3 : 0, range: 5, deadZone: 1 }];
    if (!isRangedKind(type) || (type === 'cannon' && figure.isSpent)) return [];
    const facts = rangedFacts[type];
    const come = expectedOf({
      attack: sheet.sides.ranged,
      dice: figure.hand,
      bonus: own - facts.ravLost,
      defence: sheetOf(game, target).sides.defence,
      pool: target.hand,
      guard,
      more: facts.moreDamage,
    });
    // Whoever has to load first shoots the later for it.
    const pace = 1 / (1 + 0.5 * countersOn(figure, place));
    const range =
      facts.range.of === 'map'
        ? 34
        : facts.range.of === 'die'
          ? facts.range.reach * figure.hand
          : facts.range.reach;
    return [{ ...arm, lost: come.lost * pace, fells: come.fells * pace, range, deadZone: facts.deadZone }];
  });
};

const spells = (game: Game, figure: Figure, target: Figure): readonly Arm[] => {
  const { sides } = sheetOf(game, figure);
  const magic = meanBest(sides.magic, figure.hand);
  return knownSkills(game, figure).flatMap((skill): readonly Arm[] => {
    const { harm, isDefended, needsMagic } = promiseOf(skill);
    if (harm === 0 || skill.class.endsWith('Attack') || skill.target === undefined) return [];
    const works =
      chanceOfAny(sides.skill, figure.hand) * (needsMagic ? chanceOfAny(sides.magic, figure.hand) : 1);
    const guard = isDefended ? 0.6 * meanBest(sheetOf(game, target).sides.magic, target.hand) : 0;
    const lost =
      works *
      Math.min(target.hand, Math.max(0.2, harm * (needsMagic ? Math.max(1, 0.6 * magic) : 1) - guard));
    const range = needsMagic ? 5 * Math.max(1, magic) : 6;
    return [
      { kind: 'spell', weapon: -1, lost, fells: lost >= target.hand ? 0.5 * works : 0, range, deadZone: 0 },
    ];
  });
};

const reckon = (game: Game, figure: Figure, target: Figure): readonly Arm[] => {
  const guard = bonusTo(game, target, 'DV');
  return [
    ...melee(game, figure, target, guard),
    ...ranged(game, figure, target, guard),
    ...spells(game, figure, target),
  ].filter(({ lost }) => lost > 0);
};

const armsOf: (game: Game) => Map<number, readonly Arm[]> = oncePer(() => new Map());

/** All ways in which a figure can harm another; reckoned once for each look at a match. */
export const armsAgainst = (game: Game, figure: Figure, target: Figure): readonly Arm[] => {
  const known = armsOf(game);
  const key = figure.id * 4096 + target.id;
  let arms = known.get(key);
  if (!arms) known.set(key, (arms = reckon(game, figure, target)));
  return arms;
};

/** # of a movement, about. */
export const moveDistanceOf = (game: Game, figure: Figure): number => {
  const mover = game.s.figures[figure.mount] ?? figure;
  return Math.max(0.7, mover.hand - countersOf(mover, 'slowed'));
};

/**
 * How much of an arm counts from a place: all of it where it can be used at once, the less the more movements it takes
 * to get there.
 * @param looks whether it is looked who sees whom, which takes its time
 */
export const nearness = (
  game: Game,
  arm: Arm,
  moveDistance: number,
  at: Point,
  target: Point,
  looks = true,
): number => {
  const gap = gapBetween(at, target) / unit;
  if (arm.kind === 'melee') {
    if (gap <= 0.02) return 1;
    const ways = (walkBetween(game.ground, at, target) / unit - 1) / moveDistance;
    return 2.7 / (3 + Math.max(0, ways));
  }
  if (gap < arm.deadZone) return 0.7;
  const inSight = gap <= arm.range && (!looks || canSee(game.ground, at, target));
  if (inSight) return 1;
  const ways = (walkBetween(game.ground, at, target) / unit - 1 - arm.range) / moveDistance;
  return 2.4 / (3 + Math.max(0.4, ways));
};
