import { findSkill } from '../../skills/index';
import { endingsOf } from '../entries/duration';
import type { Aura, Figure, FigureId } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import { choose, figureOf, type MatchContext } from '../state/match-context';
import type { Action } from '../state/option';
import { endAura } from '../lasting/end-aura';
import { leavesBy } from '../entries/riding';

type Dismissal = Extract<Action, { pick: 'dismiss' }>;

/** A spirit that its summoner can send away, or a spell that its caster can end at will. */
const isAtWill = (aura: Aura): boolean => {
  if (aura.kind === 'loa') return leavesBy(aura, 'dismissed-by-caster');
  const skill = findSkill(aura.skill);
  return skill !== undefined && endingsOf(skill).includes('you-end-it');
};

/** Effects on a figure that a player's Heroes can end at will: it takes no action. */
export const dismissals = (match: MatchContext, owner: number): readonly Dismissal[] => {
  if (owner < 0) return [];
  let found: Dismissal[] | undefined;
  for (const bearer of match.s.figures)
    for (const aura of bearer.auras) {
      if (!isAtWill(aura)) continue;
      const { owner: by, life } = figureOf(match, aura.by);
      if (by !== owner || life !== 'up') continue;
      (found ??= []).push({ pick: 'dismiss', of: bearer.id, aura: aura.key });
    }
  return found ?? [];
};

export const dismiss = (match: MatchContext, { of, aura }: Dismissal): Flow =>
  endAura(match, figureOf(match, of), aura, true);

/**
 * Asks those who can end something at will, before another player's action: any time is the time to do so.
 * @returns whether something has ended; undefined where nothing could
 */
export const mayDismiss = (match: MatchContext, figure: Figure): Flow<boolean | undefined> =>
  match.s.figures.every(({ auras }) => auras.length === 0) ? nothingHappens : askToDismiss(match, figure);

function* askToDismiss(match: MatchContext, figure: Figure): Flow<boolean> {
  const summoners = new Map<number, FigureId>();
  for (const { auras } of match.s.figures)
    for (const aura of auras) {
      const { owner } = figureOf(match, aura.by);
      if (owner >= 0 && owner !== figure.owner && !summoners.has(owner) && isAtWill(aura))
        summoners.set(owner, aura.by);
    }
  let hasLeft = false;
  for (const [owner, by] of summoners) {
    for (let able = dismissals(match, owner); able.length > 0; able = dismissals(match, owner)) {
      const about = { about: 'answer', figure: by, to: figure.id, skill: '' } as const;
      const chosen = yield* choose(owner, about, [{ pick: 'done' as const }, ...able]);
      if (chosen.pick === 'done') break;
      yield* dismiss(match, chosen);
      hasLeft = true;
    }
  }
  return hasLeft;
}
