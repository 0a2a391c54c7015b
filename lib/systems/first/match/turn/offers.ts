import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { shotTargets, strikeTargets, supportersOf } from '../attack/reach';
import { skillOf } from '../effects/play';
import { amountOf } from '../../skills/effect';
import { does, needs } from '../effects/use';
import type { Figure } from '../state/figure';
import { canSummon } from '../fiends/summon';
import { profileOf, figureOf, fiendOf, playerOf, type MatchContext } from '../state/match-context';
import { isBarred, isCasting, tauntersOf } from '../lasting/modifiers';
import { movesOf } from '../movement/moves';
import type { Action } from '../state/option';
import { foesInContact } from '../geometry/placing';
import { affectedBy } from '../using/attacks';
import { aimable, readyFiend } from '../using/aim';

const isMet = (match: MatchContext, figure: Figure, skill: Skill): boolean =>
  !(needs(skill, 'stand-still') && figure.thisTurn.moved > 0) &&
  !(needs(skill, 'no-foe-in-contact') && foesInContact(match, figure).length > 0) &&
  !(needs(skill, 'ready-fiend') && !readyFiend(match, figure));

const usable = (match: MatchContext, figure: Figure): readonly Skill[] =>
  profileOf(match, figure)
    .skills.map(skillOf)
    .filter((skill) => !isBarred(figure, skill.id) && isMet(match, figure, skill));

/** Units that a roll may add to a range. */
const mostReach = (skill: Skill, dice: number): number =>
  skill.green.reduce(
    (sum, effect) =>
      effect.act === 'change' && effect.value === 'range' && effect.whom === 'you'
        ? sum + amountOf(effect.by, dice) * unit
        : sum,
    0,
  );

/** Attacks of one kind: without any skill, with each that goes with it, and together with others. */
const attacks = (
  match: MatchContext,
  figure: Figure,
  skills: readonly Skill[],
  pick: 'strike' | 'shoot',
): readonly Action[] => {
  const near = pick === 'strike' ? strikeTargets(match, figure) : shotTargets(match, figure);
  const found: Action[] = [];
  const kind = pick === 'strike' ? 'melee' : 'ranged';
  const own = skills.filter(({ use }) => use === kind || use === 'survival');
  for (const { id: target } of near) found.push({ pick, figure: figure.id, target });
  for (const skill of own) {
    if (skill.use === 'survival' && affectedBy(match, figure, skill).length === 0) continue;
    const more = pick === 'shoot' ? mostReach(skill, figure.dice) : 0;
    const targets = more > 0 ? shotTargets(match, figure, more) : near;
    for (const { id: target } of targets) found.push({ pick, figure: figure.id, target, skill: skill.id });
  }
  for (const target of near)
    if (supportersOf(match, figure, target, pick).length > 0)
      found.push({ pick, figure: figure.id, target: target.id, together: true });
  return found;
};

/** Whether a spell could affect anybody, however the dice fall. */
const hasAim = (match: MatchContext, figure: Figure, skill: Skill): boolean => {
  if (does(skill, 'summon')) return canSummon(match, figure);
  if (skill.target === 'your-fiend')
    return fiendOf(match, figure) !== undefined && aimableAtMost(match, figure, skill);
  return aimableAtMost(match, figure, skill);
};

const aimableAtMost = (match: MatchContext, figure: Figure, skill: Skill): boolean => {
  const radius = does(skill, 'radius') ? profileOf(match, figure).bestMagic * unit : undefined;
  const reach = does(skill, 'reach') ? figure.dice * unit : 0;
  return aimable(match, figure, skill, { reach, ...(radius !== undefined && { radius }) }).length > 0;
};

const isOffered = (match: MatchContext, figure: Figure, skill: Skill): boolean => {
  const { mayWalk, moved, hasAttacked, hasHurried } = figure.thisTurn;
  const isStill = figure.thisTurn.isStill || isCasting(figure);
  switch (skill.use) {
    case 'melee':
    case 'ranged':
      return false;
    case 'charge':
      return !isStill && mayWalk && moved === 0 && !hasAttacked;
    case 'survival':
      return !hasAttacked && affectedBy(match, figure, skill).length > 0;
    case 'movement':
      return !isStill && !hasHurried && !(does(skill, 'zero') && hasAttacked);
    case 'spell':
      return !hasAttacked && hasAim(match, figure, skill);
  }
};

/** All that a character can do now. */
const actionsOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  if (figure.life !== 'up' || figure.kind === 'trap') return [];
  // A character just put on the table only moves; a fiend not even that.
  if (figure.isNew) return movesOf(match, figure);
  const skills = usable(match, figure);
  const found: Action[] = [...movesOf(match, figure)];
  if (!figure.thisTurn.hasAttacked) {
    found.push(...attacks(match, figure, skills, 'strike'));
    found.push(...attacks(match, figure, skills, 'shoot'));
  }
  for (const skill of skills)
    if (isOffered(match, figure, skill)) found.push({ pick: 'use', figure: figure.id, skill: skill.id });
  return found;
};

/** An attack that a taunted figure has to make, unless it spends it on a spell or a skill. */
const isForced = (match: MatchContext, action: Action): boolean =>
  (action.pick === 'strike' || action.pick === 'shoot') &&
  tauntersOf(match, figureOf(match, action.figure)).length > 0;

/**
 * Everything that the player whose turn it is can do with their characters, including ending the turn; not
 * while somebody who is taunted can attack the taunter without moving (chapter "Skill list", Taunt).
 */
export const offersOf = (match: MatchContext): readonly Action[] => {
  const player = playerOf(match.s);
  const found: Action[] = [];
  for (const figure of match.s.figures) if (figure.owner === player) found.push(...actionsOf(match, figure));
  return found.some((action) => isForced(match, action)) ? found : [...found, { pick: 'end' }];
};
