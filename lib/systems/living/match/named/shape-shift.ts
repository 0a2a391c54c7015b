import type { FaceNumber } from '../../../../dice/face';
import type { NamedEffect, NamedId } from '../../skills/effects/named';
import { pipCosts, type Face, die as paintedDie } from '../../sheet/pips';
import { worth } from '../values/count';
import { fitsOn } from '../followers/daemon-layouts';
import type { Flow } from '../state/flow';
import {
  choose,
  figureOf,
  type MatchContext,
  ownProfileAt,
  profileOf,
  type NamedPlay,
} from '../state/match-context';
import { sidesByPip } from '../../../../painted-die/match/roll';
import { facesOf, type Profile } from '../state/profile';
import { powerOn } from '../using/power';
import type { EffectContext } from '../state/use';
import type { Follower } from '../../sheet/follower';
import { findSkill } from '../../skills/index';
import { profileOfFollower } from '../state/begin';
import { land } from '../movement/wings';

const traits = ['defence', 'melee', 'magic'] as const;
type Trait = (typeof traits)[number];
const numbers = [2, 3, 4, 5, 6] as const;

/** A pip of a trait on a face. */
interface Place {
  readonly face: FaceNumber;
  readonly trait: Trait;
}

const places: readonly Place[] = numbers.flatMap((face) => traits.map((trait) => ({ face, trait })));

/** A place as one number: the face first. */
const codeOf = ({ face, trait }: Place): number => (face - 1) * traits.length + traits.indexOf(trait);

const placeAt = (code: number): Place | undefined => places.find((place) => codeOf(place) === code);

/** Picks one of these places; undefined if there is none, or if the player stops. */
function* pickFrom(
  match: MatchContext,
  { use }: EffectContext,
  what: string,
  able: readonly Place[],
  mayStop: boolean,
): Flow<Place | undefined> {
  if (able.length === 0) return undefined;
  const summoner = figureOf(match, use.user);
  const chosen = yield* choose(
    summoner.owner,
    { about: 'number', figure: summoner.id, skill: use.skill.id, what },
    [
      ...able.map((place) => ({ pick: 'value' as const, value: codeOf(place) })),
      ...(mayStop ? [{ pick: 'done' as const }] : []),
    ],
  );
  return chosen.pick === 'done' ? undefined : placeAt(chosen.value);
}

/**
 * Takes up to this many trait pips off one face of the daemon, and buys others for the points that they had cost; none is
 * saved (ruling summoner-shape-shift).
 */
function* shiftShape(match: MatchContext, { figures }: NamedEffect, context: EffectContext): Flow {
  const daemon = figureOf(match, context.target);
  const sheet = profileOf(match, daemon);
  const die: Record<FaceNumber, Face> = { ...facesOf(sheet.sides) };
  const scale = yield* powerOn(match, context.use, daemon);
  const most = worth(match, figures['pips'] ?? 0, { ...context, scale }, daemon.id);
  const change = ({ face, trait }: Place, by: number): void => {
    die[face] = { ...die[face], [trait]: die[face][trait] + by };
  };
  let points = 0;
  let from: FaceNumber | undefined;
  for (let taken = 0; taken < most; taken += 1) {
    const able = places.filter(
      ({ face, trait }) => (from === undefined || face === from) && die[face][trait] > 0,
    );
    const place = yield* pickFrom(match, context, 'cash-in', able, true);
    if (!place) break;
    from = place.face;
    change(place, -1);
    points += pipCosts[place.trait];
  }
  while (points > 0) {
    const able = places.filter(({ face, trait }) => pipCosts[trait] <= points && fitsOn(die, face, trait));
    const place = yield* pickFrom(match, context, 'spend', able, false);
    if (!place) break;
    change(place, 1);
    points -= pipCosts[place.trait];
  }
  const before = ownProfileAt(match, daemon);
  daemon.sheet = match.s.sheets.length;
  match.s.sheets = [...match.s.sheets, { ...sheet, sides: sidesByPip(paintedDie, die), shape: before }];
}

/** Shifts the daemon's shape by the power that is left on it. */
export const shapeShift = (
  match: MatchContext,
  effect: NamedEffect,
  context: EffectContext,
): Flow | undefined => shiftShape(match, effect, context);

const shifts: NamedId = 'shapeshift';

const isShift = (id: string): boolean =>
  (findSkill(id)?.green ?? []).some((effect) => 'named' in effect && effect.named === shifts);

/**
 * The card of a hero in beast shape, with only one of the hero's skills, the one that shifts it (Shapeshift).
 * @param at the place of the hero's own card in the list of sheets
 */
export const profileOfBeast = (hero: Profile, beast: Follower, at: number): Profile => ({
  ...profileOfFollower(beast),
  name: hero.name,
  title: hero.title,
  ...(hero.sex !== undefined && { sex: hero.sex }),
  skills: hero.skills.filter(isShift),
  shape: at,
});

/** Shifts the user's shape: Hand, Dicepool, conditions and all other effects stay (ruling druid-shapeshift). */
export const shiftBeast: NamedPlay = (match, _effect, { use }) => {
  const figure = figureOf(match, use.user);
  const { shape } = profileOf(match, figure);
  if (shape === undefined) return undefined;
  figure.sheet = shape;
  // A figure that flies by its shape comes down with it.
  if (figure.isFlying && figure.mount < 0 && profileOf(match, figure).ability !== 'flight')
    land(match, figure);
  match.host.emit({ type: 'shape', figure: figure.id, sheet: shape });
  return undefined;
};
