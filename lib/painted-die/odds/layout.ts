import { faceNumbers, type FaceNumber } from '../../dice/face';
import { err, ok, type Result } from '../../result';
import {
  emptyFacesOf,
  paintedOn,
  pipsOnDie,
  pointsOf,
  traitsOn,
  type FacesOf,
  type PipOf,
  type TraitOf,
} from '../die';
import type { Way } from './encounter';
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
import { goalsBy, scoreOf, type GoalOf, type LayoutFigures, type LayoutRules } from './layout-goal';
import { searchLayout, type Core, type Placing } from './layout-search';
import type { Demands } from './worth';

/** One colour of a face of the hero's die set to a number, as an edit of these games. */
interface SetPips<Pip> {
  readonly edit: 'set-pips';
  readonly owner: 'hero';
  readonly face: FaceNumber;
  readonly pip: Pip;
  readonly count: number;
}

export interface LayoutOf<Pip extends string, Mode> {
  readonly faces: FacesOf<Pip>;
  /** How the damage is dealt. */
  readonly mode: Mode;
  readonly figures: LayoutFigures;
  readonly before: LayoutFigures;
  /** Points that bring the goal nothing more. */
  readonly left: number;
  /** From the hero's present die to this one. */
  readonly edits: readonly SetPips<Pip>[];
}

export type LayoutProblem =
  /** Every weight is 0. */
  | { readonly problem: 'no-goal' }
  /** Neither armour nor traits let any pip serve the goal. */
  | { readonly problem: 'nothing-serves' }
  /** Skills, or summoned followers, break rules with any die of these traits. */
  | { readonly problem: 'no-legal-die' };

const masked = (magic: Counts): number =>
  magic.reduce((mask, count, place) => mask + (count > 0 ? 2 ** place : 0), 0);

/** The search for the best die by a game's rules. */
export const layoutsBy = <
  Shield extends string,
  Hero extends { readonly faces: FacesOf<PipOf<Shield>> },
  Mode extends Way,
>(
  rules: LayoutRules<Shield, Hero, Mode>,
) => {
  type Trait = TraitOf<Shield>;
  type Pip = PipOf<Shield>;
  type Faces = FacesOf<Pip>;
  type Goal = GoalOf<Hero, Trait>;
  const { die, shield, capsOf, demandsOf, attackModeAgainst } = rules;
  const { measure, skillStrikes, attackModesFor, relevant } = goalsBy(rules);
  const emptyFaces = emptyFacesOf(die);

  /** The trait that an attack's pips are best bought as, the cheaper one where two do the same. */
  const attackTrait = (mode: Mode, allowed: readonly Trait[]): 'melee' | 'ranged' | undefined =>
    (['melee', 'ranged'] as const).find(
      (trait) => rules.pipsRead(mode).includes(trait) && allowed.includes(trait),
    );

  /** The best die for one way to attack, or none that is legal. `all`: any allowed trait may have pips. */
  const bestFor = (goal: Goal, mode: Mode, points: number, demands: Demands, all: boolean) => {
    const { hero } = goal.own;
    const caps = capsOf(hero).faces;
    const present = hero.faces;
    const figures = measure(goal, mode);
    const bears = relevant(goal, mode);
    const offers = (pip: Pip): boolean => all || bears.has(pip);
    const counts = (trait: Trait, wanted: boolean): readonly Counts[] =>
      wanted && goal.traits.includes(trait)
        ? everyCounts(
            [caps[2][trait], caps[3][trait], caps[4][trait], caps[5][trait], caps[6][trait]],
            Math.floor(points / die.costs[trait]),
          )
        : [noPips];
    const bare = scoreOf(goal, figures(emptyFaces));
    const placing = (trait: Trait, place: Counts, value: number): Placing => ({
      counts: place,
      cost: total(place) * die.costs[trait],
      value,
      distance: apart(place, countsOf<Pip>(present, trait)),
      traits: total(place) > 0 ? 1 : 0,
    });
    const worth = (faces: Faces): number => scoreOf(goal, figures(faces)) - bare;

    const magics = counts('magic', offers('magic') || demands.magicFace > 0).filter(
      (place) => Math.max(...place) >= demands.magicFace,
    );
    const met = rules.defencePips(attackModeAgainst(goal.foe, goal.own));
    const besideMagic = met.includes('magic') && met.includes(shield) && goal.weights.lost > 0;
    const greens = [...paintable, undefined];
    const besideGreen = skillStrikes(goal);
    const cores = magics.flatMap((magic): readonly Core[] => {
      const plain = withCounts<Pip>(emptyFaces, 'magic', magic);
      return greens.map((green, at) => {
        const both = withCounts<Pip>(plain, 'skill', greenCounts(green));
        return {
          ...placing('magic', magic, worth(both)),
          counts: together(magic, greenCounts(green)),
          // The green pip costs nothing and serves skills that the goal does not name: a die without comes last.
          distance:
            apart(magic, countsOf<Pip>(present, 'magic')) +
            apart(greenCounts(green), countsOf<Pip>(present, 'skill')) +
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
      const bareArms = withCounts<Pip>(emptyFaces, 'skill', greenCounts(green));
      const without = worth(bareArms);
      return placings.map((place) =>
        placing(trait, place, worth(withCounts<Pip>(bareArms, trait, place)) - without),
      );
    });
    const shields = counts(shield, offers(shield) || demands.shieldPips > 0).filter(
      (place) => total(place) >= demands.shieldPips,
    );
    const defences = Array.from({ length: besideMagic ? 32 : 1 }, (_, mask) => {
      const lit = paintable.map((_face, place) => (Math.floor(mask / 2 ** place) % 2 === 1 ? 1 : 0));
      const magic: Counts = [lit[0] ?? 0, lit[1] ?? 0, lit[2] ?? 0, lit[3] ?? 0, lit[4] ?? 0];
      const beside = besideMagic ? withCounts<Pip>(emptyFaces, 'magic', magic) : emptyFaces;
      const without = figures(beside).lost;
      return shields.map((place) =>
        placing(
          shield,
          place,
          goal.weights.lost * (without - figures(withCounts<Pip>(beside, shield, place)).lost),
        ),
      );
    });
    const choice = searchLayout({ cores, attacks, defences, points, permits: demands.permits });
    if (choice === undefined) return undefined;
    const magical = withCounts<Pip>(emptyFaces, 'magic', choice.core.magic);
    const skilled = withCounts<Pip>(magical, 'skill', greenCounts(choice.core.green));
    const armed = withCounts<Pip>(skilled, trait, choice.attack.counts);
    return { faces: withCounts<Pip>(armed, shield, choice.defence.counts), gain: choice.value, bears };
  };

  /** Pips of the present die that the goal does not ask about stay where points and room are left. */
  const kept = (
    goal: Goal,
    faces: Faces,
    bears: ReadonlySet<Pip>,
    points: number,
    demands: Demands,
  ): Faces => {
    const present = goal.own.hero.faces;
    const caps = capsOf(goal.own.hero).faces;
    let found = faces;
    for (const trait of die.traits) {
      if (bears.has(trait) || !goal.traits.includes(trait) || pipsOnDie<Pip>(found, trait) > 0) continue;
      if (demands.permits[traitsOn(die, found).length + 1] !== true) continue;
      for (const face of [...paintable].reverse()) {
        const affordable = Math.floor((points - pointsOf(die, found)) / die.costs[trait]);
        const count = Math.min(
          present[face][trait],
          caps[face][trait],
          face - paintedOn(die, found[face]),
          Math.max(0, affordable),
        );
        found = { ...found, [face]: { ...found[face], [trait]: count } };
      }
    }
    return found;
  };

  const editsBetween = (from: Faces, to: Faces): readonly SetPips<Pip>[] => {
    const changes = faceNumbers.flatMap((face) =>
      die.pips
        .filter((pip) => from[face][pip] !== to[face][pip])
        .map((pip) => ({ face, pip, count: to[face][pip], by: to[face][pip] - from[face][pip] })),
    );
    return [...changes]
      .sort((a, b) => a.by - b.by)
      .map(({ face, pip, count }) => ({ edit: 'set-pips', owner: 'hero', face, pip, count }));
  };

  /** The figures of the present die, with the best of these ways. */
  const presentFigures = (goal: Goal, modes: readonly Mode[]): LayoutFigures => {
    const [first = attackModeAgainst(goal.own, goal.foe), ...more] = modes;
    const figuresWith = (mode: Mode): LayoutFigures => measure(goal, mode)(goal.own.hero.faces);
    return more
      .map(figuresWith)
      .reduce(
        (best, other) => (scoreOf(goal, other) > scoreOf(goal, best) + 1e-11 ? other : best),
        figuresWith(first),
      );
  };

  /**
   * The best legal die for a hero's armour, traits and goal: the true best, found by branch and bound over every die
   * within the rules. The opponent attacks as against the present die. Without a given way to attack, the best weapon
   * counts.
   * @param points budget, 0 to 20
   */
  const bestLayout = (goal: Goal, points = rules.budget): Result<LayoutOf<Pip, Mode>, LayoutProblem> => {
    const { weights, own, skill } = goal;
    if (weights.damage <= 0 && weights.lost <= 0 && weights.skill <= 0) return err({ problem: 'no-goal' });
    const candidates = attackModesFor(goal);
    const learned = weights.skill > 0 && !('green' in skill) ? rules.withSkill(own.hero, skill) : own.hero;
    const demands = demandsOf(learned);
    const search = (mode: Mode) =>
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
      left: points - pointsOf(die, best.faces),
      edits: editsBetween(own.hero.faces, best.faces),
    });
  };

  return { bestLayout };
};
