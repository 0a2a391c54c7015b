import { faceNumbers } from '../../../dice/face';
import { err, ok, type Result } from '../../../result';
import type { Edit } from '../sheet/edit';
import { pipsOnDie } from '../../../pip-hero/die';
import {
  emptyFaces,
  pipCosts,
  pips,
  pipsOnFace,
  pointBudget,
  pointsSpent,
  traits,
  traitsUsed,
  type Faces,
  type Pip,
  type Trait,
} from '../sheet/pips';
import { pipCaps } from '../rules/pip-locks';
import { demandsOf, type Demands } from './demands';
import { attackModeAgainst } from './encounter';
import {
  apart,
  countsOf,
  everyCounts,
  greenCounts,
  noPips,
  paintable,
  together,
  total,
  withCounts,
  type Counts,
} from './layout-counts';
import {
  attackTrait,
  measure,
  relevant,
  scoreOf,
  skillStrikes,
  attackModesFor,
  type LayoutFigures,
  type LayoutGoal,
} from './layout-goal';
import { withSkill } from './layout-skill';
import { searchLayout, type Core, type Placing } from './layout-search';
import type { AttackMode } from './attack-modes';

export interface Layout {
  readonly faces: Faces;
  /** How the damage is dealt. */
  readonly mode: AttackMode;
  readonly figures: LayoutFigures;
  readonly before: LayoutFigures;
  /** Points that bring the goal nothing more. */
  readonly left: number;
  /** From the hero's present die to this one. */
  readonly edits: readonly Edit[];
}

export type LayoutProblem =
  /** Every weight is 0. */
  | { readonly problem: 'no-goal' }
  /** Neither armour nor traits let any pip serve the goal. */
  | { readonly problem: 'nothing-serves' }
  /** Skills or daemon break rules with any die of these traits. */
  | { readonly problem: 'no-legal-die' };

const masked = (magic: Counts): number =>
  magic.reduce((mask, count, place) => mask + (count > 0 ? 2 ** place : 0), 0);

/** The best die for one way to attack, or none that is legal. `all`: any allowed trait may have pips. */
const bestFor = (goal: LayoutGoal, mode: AttackMode, points: number, demands: Demands, all: boolean) => {
  const { hero } = goal.own;
  const caps = pipCaps(hero, 'hero').faces;
  const present = hero.faces;
  const figures = measure(goal, mode);
  const bears = relevant(goal, mode);
  const offers = (pip: Pip): boolean => all || bears.has(pip);
  const counts = (trait: Trait, wanted: boolean): readonly Counts[] =>
    wanted && goal.traits.includes(trait)
      ? everyCounts(
          [caps[2][trait], caps[3][trait], caps[4][trait], caps[5][trait], caps[6][trait]],
          Math.floor(points / pipCosts[trait]),
        )
      : [noPips];
  const bare = scoreOf(goal, figures(emptyFaces));
  const placing = (trait: Trait, place: Counts, value: number): Placing => ({
    counts: place,
    cost: total(place) * pipCosts[trait],
    value,
    distance: apart(place, countsOf(present, trait)),
    traits: total(place) > 0 ? 1 : 0,
  });
  const worth = (faces: Faces): number => scoreOf(goal, figures(faces)) - bare;

  const magics = counts('magic', offers('magic') || demands.magicFace > 0).filter(
    (place) => Math.max(...place) >= demands.magicFace,
  );
  const besideMagic = attackModeAgainst(goal.foe, goal.own).kind === 'projectile' && goal.weights.lost > 0;
  const greens = [...paintable, undefined];
  const besideGreen = skillStrikes(goal);
  const cores = magics.flatMap((magic): readonly Core[] => {
    const plain = withCounts(emptyFaces, 'magic', magic);
    return greens.map((green, at) => {
      const both = withCounts(plain, 'skill', greenCounts(green));
      return {
        ...placing('magic', magic, worth(both)),
        counts: together(magic, greenCounts(green)),
        // The green pip costs nothing and serves skills that the goal does not name: a die without comes last.
        distance:
          apart(magic, countsOf(present, 'magic')) +
          apart(greenCounts(green), countsOf(present, 'skill')) +
          (green === undefined ? 20 : 0),
        magic,
        green,
        beside: besideMagic ? masked(magic) : 0,
        arms: besideGreen ? at : 0,
      };
    });
  });
  const trait = attackTrait(mode, goal.traits) ?? (goal.traits.includes('melee') ? 'melee' : 'ranged');
  const placings = counts(trait, offers(trait));
  const attacks = (besideGreen ? greens : [undefined]).map((green) => {
    const bareArms = withCounts(emptyFaces, 'skill', greenCounts(green));
    const without = worth(bareArms);
    return placings.map((place) =>
      placing(trait, place, worth(withCounts(bareArms, trait, place)) - without),
    );
  });
  const shields = counts('defence', offers('defence'));
  const defences = Array.from({ length: besideMagic ? 32 : 1 }, (_, mask) => {
    const lit = paintable.map((_face, place) => (Math.floor(mask / 2 ** place) % 2 === 1 ? 1 : 0));
    const magic: Counts = [lit[0] ?? 0, lit[1] ?? 0, lit[2] ?? 0, lit[3] ?? 0, lit[4] ?? 0];
    const beside = besideMagic ? withCounts(emptyFaces, 'magic', magic) : emptyFaces;
    const without = figures(beside).lost;
    return shields.map((place) =>
      placing(
        'defence',
        place,
        goal.weights.lost * (without - figures(withCounts(beside, 'defence', place)).lost),
      ),
    );
  });
  const choice = searchLayout({ cores, attacks, defences, points, permits: demands.permits });
  if (choice === undefined) return undefined;
  const magical = withCounts(emptyFaces, 'magic', choice.core.magic);
  const skilled = withCounts(magical, 'skill', greenCounts(choice.core.green));
  const armed = withCounts(skilled, trait, choice.attack.counts);
  return { faces: withCounts(armed, 'defence', choice.defence.counts), gain: choice.value, bears };
};

/** Pips of the present die that the goal does not ask about stay where points and room are left. */
const kept = (
  goal: LayoutGoal,
  faces: Faces,
  bears: ReadonlySet<Pip>,
  points: number,
  demands: Demands,
): Faces => {
  const present = goal.own.hero.faces;
  const caps = pipCaps(goal.own.hero, 'hero').faces;
  let die = faces;
  for (const trait of traits) {
    if (bears.has(trait) || !goal.traits.includes(trait) || pipsOnDie(die, trait) > 0) continue;
    if (demands.permits[traitsUsed(die).length + 1] !== true) continue;
    for (const face of [...paintable].reverse()) {
      const affordable = Math.floor((points - pointsSpent(die)) / pipCosts[trait]);
      const count = Math.min(
        present[face][trait],
        caps[face][trait],
        face - pipsOnFace(die[face]),
        Math.max(0, affordable),
      );
      die = { ...die, [face]: { ...die[face], [trait]: count } };
    }
  }
  return die;
};

const editsBetween = (from: Faces, to: Faces): readonly Edit[] => {
  const changes = faceNumbers.flatMap((face) =>
    pips
      .filter((pip) => from[face][pip] !== to[face][pip])
      .map((pip) => ({ face, pip, count: to[face][pip], by: to[face][pip] - from[face][pip] })),
  );
  return [...changes]
    .sort((a, b) => a.by - b.by)
    .map(({ face, pip, count }) => ({ edit: 'set-pips', owner: 'hero', face, pip, count }));
};

/** The figures of the present die, with the best of these ways. */
const presentFigures = (goal: LayoutGoal, modes: readonly AttackMode[]): LayoutFigures => {
  const [first = attackModeAgainst(goal.own, goal.foe), ...more] = modes;
  const figuresWith = (mode: AttackMode): LayoutFigures => measure(goal, mode)(goal.own.hero.faces);
  return more
    .map(figuresWith)
    .reduce(
      (best, other) => (scoreOf(goal, other) > scoreOf(goal, best) + 1e-11 ? other : best),
      figuresWith(first),
    );
};

/**
 * The best legal die for a hero's armour, traits and goal: the true best, found by branch and bound over every die
 * within the rules. The opponent attacks as he would the present die. Without a way asked for, the best weapon counts.
 * @param points budget, 0 to 20
 */
export const bestLayout = (goal: LayoutGoal, points = pointBudget): Result<Layout, LayoutProblem> => {
  const { weights, own, skill } = goal;
  if (weights.damage <= 0 && weights.lost <= 0 && weights.skill <= 0) return err({ problem: 'no-goal' });
  const candidates = attackModesFor(goal);
  const learned = weights.skill > 0 && !('green' in skill) ? withSkill(own.hero, skill) : own.hero;
  const demands = demandsOf(learned);
  const search = (mode: AttackMode) =>
    bestFor(goal, mode, points, demands, false) ?? bestFor(goal, mode, points, demands, true);
  const found = candidates.flatMap((mode) => {
    const best = search(mode);
    if (best === undefined) return [];
    const faces = kept(goal, best.faces, best.bears, points, demands);
    const figures = measure(goal, mode)(faces);
    return [{ mode, faces, figures, score: scoreOf(goal, figures), gain: best.gain }];
  });
  const [first, ...more] = found;
  if (first === undefined) return err({ problem: 'no-legal-die' });
  const best = more.reduce((one, other) => (other.score > one.score + 1e-11 ? other : one), first);
  if (best.gain <= 1e-11) return err({ problem: 'nothing-serves' });
  return ok({
    faces: best.faces,
    mode: best.mode,
    figures: best.figures,
    before: presentFigures(goal, candidates),
    left: points - pointsSpent(best.faces),
    edits: editsBetween(own.hero.faces, best.faces),
  });
};
