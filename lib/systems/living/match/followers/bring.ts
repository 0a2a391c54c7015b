import { die } from '../../sheet/pips';
import * as table from '../../../../table/table';
import { newFigure } from '../state/begin';
import type { Figure, FigureKind } from '../state/figure';
import { figureOf, type Act, type MatchContext } from '../state/match-context';
import type { EffectContext } from '../state/use';
import { sidesByPip } from '../../../../painted-die/match/roll';
import type { Profile } from '../state/profile';
import { basesFor } from '../geometry/placing';
import { units } from '../geometry/where';
import { creatures, type CreatureKind } from '../../start/creatures';

/** A place for a newcomer: where it is to stand, or the nearest free one; undefined when everything is taken. */
const placeAt = (match: MatchContext, newcomer: Figure, at: table.Point): table.Point | undefined => {
  const bases = basesFor(match, newcomer);
  return table.canStand(match.ground, at, [...bases.passable, ...bases.blocking])
    ? at
    : table.besides(match.ground, at, bases, units(3));
};

/** How a newcomer comes in. */
export interface Coming {
  readonly kind: FigureKind;
  readonly sheet: Profile;
  readonly hand: number;
  /** Its place, or the figure to stand beside. */
  readonly at: table.Point;
  readonly isBeside?: boolean;
  /** Actions that it has in the turn that is under way. */
  readonly actions: number;
}

/**
 * Brings a new figure into the match: it belongs to the hero and acts on the hero's turn, on the current one once the
 * hero has completed their actions. Nothing comes if there is no room.
 */
export const bring = (match: MatchContext, hero: Figure, coming: Coming): Figure | undefined => {
  const { s } = match;
  const { kind, sheet, hand, at, isBeside = false, actions } = coming;
  const place = { owner: hero.owner, team: hero.team, hero: hero.id, at };
  const fresh = newFigure(s.figures.length, kind, s.sheets.length, sheet.dice, place);
  const room = isBeside
    ? table.besides(match.ground, at, basesFor(match, fresh), units(3))
    : placeAt(match, fresh, at);
  if (!room) return undefined;
  fresh.at = room;
  fresh.height = table.heightAt(match.ground, room);
  fresh.hand = Math.min(hand, sheet.dice);
  if (s.turn === hero.id) {
    fresh.actions = actions;
    fresh.isActing = true;
    fresh.isNew = true;
  }
  s.sheets = [...s.sheets, sheet];
  s.figures.push(fresh);
  match.host.emit({ type: 'came', figure: fresh.id, by: hero.id });
  return fresh;
};

/** Places for summoned figures: in contact with the user, or at the target. */
export const summonedAt = (
  match: MatchContext,
  { at }: Extract<Act, { act: 'summon' }>,
  { use, target }: EffectContext,
): Pick<Coming, 'at' | 'isBeside'> =>
  at === 'contact'
    ? { at: figureOf(match, use.user).at, isBeside: true }
    : { at: figureOf(match, target).at };

/** The card of a follower that a skill makes during the match. */
export const creatureProfile = (kind: CreatureKind, dice: number): Profile => ({
  name: '',
  title: '',
  sides: sidesByPip(die, creatures[kind].faces),
  weapons: [],
  skills: [],
  isMagical: false,
  dice,
});
