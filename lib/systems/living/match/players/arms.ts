import { oncePer } from '../../../../once-per';
import { canSee, gapBetween, unit, type Ground, type Point } from '../../../../table/table';
import { isRangedKind, meleeKindOf, type Weapon } from '../../sheet/armoury';
import { rangedFacts } from '../../reference/equipment';
import { countersOf, type Figure } from '../state/figure';
import { profileOf, type MatchContext } from '../state/match-context';
import type { Skill } from '../../skills/school';
import { knownSkills } from '../using/learnt';
import type { Sides } from '../../../../dice/odds';
import type { Profile } from '../state/profile';
import { bonusTo } from '../values/values';
import { countersOn } from '../values/weapons';
import { chanceOfAny, expectedOf, meanBest } from '../../../../painted-die/match/exchange';
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

const thrownSides = oncePer(({ sides: { melee, ranged } }: Profile): Sides =>
  melee.map((pips, face) => Math.max(pips, ranged[face] ?? 0)),
);

/** A throwing weapon in melee lets Ranged pips serve. */
export const meleeSides = (sheet: Profile, weapon: Weapon | undefined): Sides =>
  weapon?.type === 'throwing' ? thrownSides(sheet) : sheet.sides.melee;

const fists: readonly number[] = [-1];

/** Places of weapons that strike in melee; fists for who has none. */
const strikingOf = oncePer(({ weapons }: Profile): readonly number[] => {
  const places = weapons.flatMap((weapon, place) =>
    weapon.type === 'throwing' || meleeKindOf(weapon) !== undefined ? [place] : [],
  );
  return places.length === 0 ? fists : places;
});

/** Arms that do something; what `reckon` finds goes to the end of a list. */
const add = (arms: Arm[], arm: Arm): void => {
  if (arm.lost > 0) arms.push(arm);
};

const melee = (arms: Arm[], match: MatchContext, figure: Figure, target: Figure, guard: number): void => {
  const sheet = profileOf(match, figure);
  const { defence } = profileOf(match, target).sides;
  const bonus = bonusTo(match, figure, 'AV', { attackOn: target });
  for (const weapon of strikingOf(sheet)) {
    const attack = meleeSides(sheet, sheet.weapons[weapon]);
    const { lost, fells } = expectedOf({
      attack,
      dice: figure.hand,
      bonus,
      defence,
      pool: target.hand,
      guard,
    });
    add(arms, { kind: 'melee', weapon, lost, fells, range: 0, deadZone: 0 });
  }
};

const shootingOf = oncePer(({ weapons }: Profile): readonly number[] =>
  weapons.flatMap(({ type }, place) => (type === 'magic' || isRangedKind(type) ? [place] : [])),
);

const ranged = (arms: Arm[], match: MatchContext, figure: Figure, target: Figure, guard: number): void => {
  const profile = profileOf(match, figure);
  const places = shootingOf(profile);
  if (places.length === 0) return;
  const { defence } = profileOf(match, target).sides;
  const own = bonusTo(match, figure, 'RAV', { attackOn: target });
  for (const weapon of places) {
    const type = profile.weapons[weapon]?.type;
    if (type === 'magic')
      add(arms, {
        kind: 'ranged',
        weapon,
        lost: 0.3,
        fells: target.hand === 1 ? 0.3 : 0,
        range: 5,
        deadZone: 1,
      });
    if (type === undefined || !isRangedKind(type) || (type === 'cannon' && figure.isSpent)) continue;
    const facts = rangedFacts[type];
    const { lost, fells } = expectedOf({
      attack: profile.sides.ranged,
      dice: figure.hand,
      bonus: own - facts.ravLost,
      defence,
      pool: target.hand,
      guard,
      more: facts.moreDamage,
    });
    // Whoever has to load first shoots the later for it.
    const pace = 1 / (1 + 0.5 * countersOn(figure, weapon));
    const range =
      facts.range.of === 'map'
        ? 34
        : facts.range.of === 'die'
          ? facts.range.reach * figure.hand
          : facts.range.reach;
    add(arms, {
      kind: 'ranged',
      weapon,
      lost: lost * pace,
      fells: fells * pace,
      range,
      deadZone: facts.deadZone,
    });
  }
};

/** Skills that harm their targets, and go with no attack. */
const harmingOf = oncePer((skills: readonly Skill[]): readonly Skill[] =>
  skills.filter(
    (skill) => promiseOf(skill).harm !== 0 && !skill.class.endsWith('Attack') && skill.target !== undefined,
  ),
);

const spells = (arms: Arm[], match: MatchContext, figure: Figure, target: Figure): void => {
  const skills = harmingOf(knownSkills(match, figure));
  if (skills.length === 0) return;
  const { sides } = profileOf(match, figure);
  const magic = meanBest(sides.magic, figure.hand);
  for (const skill of skills) {
    const { harm, isDefended, needsMagic } = promiseOf(skill);
    const works =
      chanceOfAny(sides.skill, figure.hand) * (needsMagic ? chanceOfAny(sides.magic, figure.hand) : 1);
    const guard = isDefended ? 0.6 * meanBest(profileOf(match, target).sides.magic, target.hand) : 0;
    const lost =
      works *
      Math.min(target.hand, Math.max(0.2, harm * (needsMagic ? Math.max(1, 0.6 * magic) : 1) - guard));
    const range = needsMagic ? 5 * Math.max(1, magic) : 6;
    const fells = lost >= target.hand ? 0.5 * works : 0;
    add(arms, { kind: 'spell', weapon: -1, lost, fells, range, deadZone: 0 });
  }
};

const reckon = (match: MatchContext, figure: Figure, target: Figure): readonly Arm[] => {
  const guard = bonusTo(match, target, 'DV');
  const arms: Arm[] = [];
  melee(arms, match, figure, target, guard);
  ranged(arms, match, figure, target, guard);
  spells(arms, match, figure, target);
  return arms;
};

const armsOf: (match: MatchContext) => Map<number, readonly Arm[]> = oncePer(() => new Map());

/** All ways in which a figure can harm another; reckoned once for each look at a match. */
export const armsAgainst = (match: MatchContext, figure: Figure, target: Figure): readonly Arm[] => {
  const known = armsOf(match);
  const key = figure.id * 4096 + target.id;
  let arms = known.get(key);
  if (!arms) known.set(key, (arms = reckon(match, figure, target)));
  return arms;
};

/** # of a movement, about. */
export const moveDistanceOf = (match: MatchContext, figure: Figure): number => {
  const mover = match.s.figures[figure.mount] ?? figure;
  return Math.max(0.7, mover.hand - countersOf(mover, 'slowed'));
};

/** A way from one place to another, measured once for all arms that it matters to. */
export class Way {
  /** # from edge to edge. */
  readonly gap: number;
  private readonly ground: Ground;
  private readonly at: Point;
  private readonly to: Point;
  private walk: number | undefined;
  private seen: boolean | undefined;

  constructor(ground: Ground, at: Point, to: Point) {
    this.ground = ground;
    this.at = at;
    this.to = to;
    this.gap = gapBetween(at, to) / unit;
  }

  /** # on foot, from edge to edge. */
  get onFoot(): number {
    return (this.walk ??= walkBetween(this.ground, this.at, this.to) / unit - 1);
  }

  get isSeen(): boolean {
    return (this.seen ??= canSee(this.ground, this.at, this.to));
  }
}

/**
 * How much of an arm counts at the end of a way: all of it if it can be used at once, less with every movement it
 * takes to get there.
 * @param looks whether to check who sees whom, which takes time
 */
export const nearness = (
  { kind, range, deadZone }: Arm,
  moveDistance: number,
  way: Way,
  looks = true,
): number => {
  if (kind === 'melee') return way.gap <= 0.02 ? 1 : 2.7 / (3 + Math.max(0, way.onFoot / moveDistance));
  if (way.gap < deadZone) return 0.7;
  if (way.gap <= range && (!looks || way.isSeen)) return 1;
  return 2.4 / (3 + Math.max(0.4, (way.onFoot - range) / moveDistance));
};
