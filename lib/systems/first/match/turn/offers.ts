import { unit } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { shotTargets, strikeTargets, supportersOf } from '../attack/reach';
import { skillOf } from '../effects/play';
import { amountOf } from '../../skills/effect';
import { does, needs } from '../effects/use';
import type { Figure } from '../state/figure';
import { canSummon } from '../fiends/summon';
import { sheetOf, figureOf, fiendOf, playerOf, type Game } from '../state/game';
import { isBarred, isCasting, tauntersOf } from '../lasting/modifiers';
import { movesOf } from '../movement/moves';
import type { Action } from '../state/option';
import { foesInContact } from '../geometry/placing';
import { affectedBy } from '../using/attacks';
import { aimable, readyFiend } from '../using/aim';

const isMet = (game: Game, figure: Figure, skill: Skill): boolean =>
  !(needs(skill, 'stand-still') && figure.thisTurn.moved > 0) &&
  !(needs(skill, 'no-foe-in-contact') && foesInContact(game, figure).length > 0) &&
  !(needs(skill, 'ready-fiend') && !readyFiend(game, figure));

const usable = (game: Game, figure: Figure): readonly Skill[] =>
  sheetOf(game, figure)
    .skills.map(skillOf)
    .filter((skill) => !isBarred(figure, skill.id) && isMet(game, figure, skill));

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
  game: Game,
  figure: Figure,
  skills: readonly Skill[],
  pick: 'strike' | 'shoot',
): readonly Action[] => {
  const near = pick === 'strike' ? strikeTargets(game, figure) : shotTargets(game, figure);
  const found: Action[] = [];
  const kind = pick === 'strike' ? 'melee' : 'ranged';
  const own = skills.filter(({ use }) => use === kind || use === 'survival');
  for (const { id: target } of near) found.push({ pick, figure: figure.id, target });
  for (const skill of own) {
    if (skill.use === 'survival' && affectedBy(game, figure, skill).length === 0) continue;
    const more = pick === 'shoot' ? mostReach(skill, figure.dice) : 0;
    const targets = more > 0 ? shotTargets(game, figure, more) : near;
    for (const { id: target } of targets) found.push({ pick, figure: figure.id, target, skill: skill.id });
  }
  for (const target of near)
    if (supportersOf(game, figure, target, pick).length > 0)
      found.push({ pick, figure: figure.id, target: target.id, together: true });
  return found;
};

/** Whether a spell could affect anybody, however the dice fall. */
const hasAim = (game: Game, figure: Figure, skill: Skill): boolean => {
  if (does(skill, 'summon')) return canSummon(game, figure);
  if (skill.target === 'your-fiend')
    return fiendOf(game, figure) !== undefined && aimableAtMost(game, figure, skill);
  return aimableAtMost(game, figure, skill);
};

const aimableAtMost = (game: Game, figure: Figure, skill: Skill): boolean => {
  const radius = does(skill, 'radius') ? sheetOf(game, figure).bestMagic * unit : undefined;
  const reach = does(skill, 'reach') ? figure.dice * unit : 0;
  return aimable(game, figure, skill, { reach, ...(radius !== undefined && { radius }) }).length > 0;
};

const isOffered = (game: Game, figure: Figure, skill: Skill): boolean => {
  const { mayWalk, moved, hasAttacked, hasHurried } = figure.thisTurn;
  const isStill = figure.thisTurn.isStill || isCasting(figure);
  switch (skill.use) {
    case 'melee':
    case 'ranged':
      return false;
    case 'charge':
      return !isStill && mayWalk && moved === 0 && !hasAttacked;
    case 'survival':
      return !hasAttacked && affectedBy(game, figure, skill).length > 0;
    case 'movement':
      return !isStill && !hasHurried && !(does(skill, 'zero') && hasAttacked);
    case 'spell':
      return !hasAttacked && hasAim(game, figure, skill);
  }
};

/** All that a character can do now. */
const actionsOf = (game: Game, figure: Figure): readonly Action[] => {
  if (figure.life !== 'up' || figure.kind === 'trap') return [];
  // Who has just come onto the table does nothing but move; a fiend not even that.
  if (figure.isNew) return movesOf(game, figure);
  const skills = usable(game, figure);
  const found: Action[] = [...movesOf(game, figure)];
  if (!figure.thisTurn.hasAttacked) {
    found.push(...attacks(game, figure, skills, 'strike'));
    found.push(...attacks(game, figure, skills, 'shoot'));
  }
  for (const skill of skills)
    if (isOffered(game, figure, skill)) found.push({ pick: 'use', figure: figure.id, skill: skill.id });
  return found;
};

/** An attack of somebody who is taunted: he has to make it, unless he spends it on a spell or a skill. */
const isForced = (game: Game, action: Action): boolean =>
  (action.pick === 'strike' || action.pick === 'shoot') &&
  tauntersOf(game, figureOf(game, action.figure)).length > 0;

/**
 * All that the player whose turn it is can do with his characters, and that he ends it; not as long as somebody who is
 * taunted can attack his taunter from where he stands (chapter "Skill list", Taunt).
 */
export const offersOf = (game: Game): readonly Action[] => {
  const player = playerOf(game.s);
  const found: Action[] = [];
  for (const figure of game.s.figures) if (figure.owner === player) found.push(...actionsOf(game, figure));
  return found.some((action) => isForced(game, action)) ? found : [...found, { pick: 'end' }];
};
