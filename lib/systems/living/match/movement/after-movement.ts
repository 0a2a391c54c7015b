import type { Skill } from '../../skills/school';
import type { Figure } from '../figure';
import { sheetOf, type Flow, type Game } from '../game';
import { knownSkills } from '../using/learnt';
import type { Sheet } from '../sheet';
import { afterUse, announce, newUse, rollAndCarryOut } from '../using/skills';

const ofSheets = new WeakMap<Sheet, readonly Skill[]>();

/** What a figure has that is used after each movement action, whether it likes to or not. */
const ownSkills = (game: Game, figure: Figure): readonly Skill[] => {
  const sheet = sheetOf(game, figure);
  let found = ofSheets.get(sheet);
  if (!found) {
    found = knownSkills(game, figure).filter(({ requires }) => requires?.includes('after-each-movement'));
    ofSheets.set(sheet, found);
  }
  return found;
};

/** A movement action is over: what comes after each of them happens. */
export function* afterMovementAction(game: Game, figure: Figure): Flow {
  for (const skill of ownSkills(game, figure)) {
    if (figure.life !== 'up' || figure.hand <= 0) return;
    if (figure.barred.some(({ skill: barred }) => barred === '' || barred === skill.id)) continue;
    const use = newUse(skill, figure, [figure.id]);
    yield* rollAndCarryOut(game, figure, use, yield* announce(game, figure, use));
    yield* afterUse(game, use);
  }
}
