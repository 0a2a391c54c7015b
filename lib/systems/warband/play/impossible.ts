import type { ShooterClass } from '../sheet/warband';
import { has, type SkillId } from '../skills/ask';
import { inchesBetween, reachOf, sees, shotAt, strikeTargets, shotTargets } from '../match/attack/targets';
import { isOnTable, type Figure } from '../match/state/figure';
import { actorOf, figureOf, heldBy, type MatchContext } from '../match/state/match-context';
import { shootersOf } from '../match/life/guns';
import { inchesInSpace } from '../match/places/bases';
import type { Option } from '../match/state/option';
import { aimable, usesOf } from '../match/turn/actions';

/** Something that a fighter could do at other times. */
export type Undone =
  | { readonly pick: 'strike' | 'move' }
  | { readonly pick: 'shoot'; readonly shooter: ShooterClass }
  | { readonly pick: 'use'; readonly skill: SkillId };

/** Why an opponent cannot be aimed at. */
export interface Missed {
  readonly figure: number;
  readonly inches: number;
  readonly because: 'far' | 'near' | 'unseen';
}

export type Why =
  | { readonly why: 'prone' | 'never-attacks' | 'no-weapon' | 'moved' | 'no-target' | 'no-room' }
  | { readonly why: 'missed'; readonly nearest: Missed }
  | { readonly why: 'nobody' };

export interface Impossible {
  readonly figure: number;
  readonly undone: Undone;
  readonly why: Why;
}

/** The nearest opponent, and why they can't be a target. */
const nearestMissed = (
  match: MatchContext,
  figure: Figure,
  because: (other: Figure, inches: number) => Missed['because'],
  measure: (other: Figure) => number = (other) => inchesBetween(figure, other),
): Why => {
  const [nearest] = match.s.figures
    .filter((other) => other.team !== figure.team && isOnTable(other))
    .map((other) => ({ other, inches: measure(other) }))
    .sort((a, b) => a.inches - b.inches);
  if (!nearest) return { why: 'nobody' };
  const { other, inches } = nearest;
  return { why: 'missed', nearest: { figure: other.id, inches, because: because(other, inches) } };
};

const whyNoStrike = (match: MatchContext, figure: Figure): Why | undefined => {
  const reach = reachOf(match, figure);
  if (reach === undefined)
    return { why: has(heldBy(match, figure), 'no-attack') ? 'never-attacks' : 'no-weapon' };
  if (strikeTargets(match, actorOf(figure)).length > 0) return undefined;
  return nearestMissed(
    match,
    figure,
    (_, inches) => (inches > reach ? 'far' : 'unseen'),
    (other) => inchesInSpace(match, figure.at, other.at),
  );
};

const whyNoShot = (match: MatchContext, figure: Figure, kind: ShooterClass): Why | undefined => {
  if (has(heldBy(match, figure), 'no-attack')) return { why: 'never-attacks' };
  if (shotTargets(match, actorOf(figure), kind).length > 0) return undefined;
  return nearestMissed(match, figure, (other, inches) => {
    if (inches < 1) return 'near';
    return shotAt(match, figure, kind, inches) && !sees(match, figure, other) ? 'unseen' : 'far';
  });
};

/** Actions that the acting fighters can't take now, and why, without those among the options. */
export const impossibleFor = (match: MatchContext, options: readonly Option[]): readonly Impossible[] =>
  (match.s.acting?.members ?? []).flatMap(({ figure: id }) => {
    const figure = figureOf(match, id);
    const mine = options.filter((option) => 'figure' in option && option.figure === id);
    const has = (pick: Option['pick']): boolean => mine.some((option) => option.pick === pick);
    // Whoever has no actions left is asked nothing.
    if (mine.length === 0) return [];
    const found = (undone: Undone, why: Why | undefined): readonly Impossible[] =>
      why ? [{ figure: id, undone, why }] : [];
    if (figure.life === 'prone') return found({ pick: 'move' }, { why: 'prone' });
    return [
      ...(has('strike') ? [] : found({ pick: 'strike' }, whyNoStrike(match, figure))),
      ...shootersOf(match, figure).flatMap((shooter) =>
        mine.some((option) => option.pick === 'shoot' && option.shooter === shooter)
          ? []
          : found({ pick: 'shoot', shooter }, whyNoShot(match, figure, shooter)),
      ),
      ...usesOf(match, figure).flatMap(({ of: skill, use }) => {
        if (mine.some((option) => option.pick === 'use' && option.skill === skill)) return [];
        if (use.standsStill && figure.hasMoved) return found({ pick: 'use', skill }, { why: 'moved' });
        const isAimed = use.aim && aimable(match, actorOf(figure), use.aim).length === 0;
        return found({ pick: 'use', skill }, { why: isAimed ? 'no-target' : 'no-room' });
      }),
    ];
  });
