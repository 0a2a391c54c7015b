import type { Ending } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import type { Clock, Figure, FigureId } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import type { Game } from '../state/game';
import { poolsOf, seePool } from '../values/hand';
import { passDormant } from './castings';
import { expireCovered } from './covering';
import { endingsOf } from '../entries/endings';
import { endCharm } from './marks';
import { statement } from '../entries/statements';
import { tick, ticked } from './ticking';

/** Lets a moment pass for all that lies on a figure but charms, which have an end to be played. */
const passFor = (figure: Figure, ends: Clock['ends'], of: FigureId): void => {
  figure.marks = ticked(figure.marks, ends, of);
  figure.barred = ticked(figure.barred, ends, of);
  figure.granted = ticked(figure.granted, ends, of);
  if (figure.owed) figure.owed = ticked(figure.owed, ends, of);
};

/** Lets a moment of a figure pass: what was to end with it ends, on whoever bears it; the oldest first. */
export const pass = (game: Game, ends: Clock['ends'], of: FigureId): Flow => {
  if (game.s.figures.some(({ charms }) => charms.length > 0)) return passCharms(game, ends, of);
  for (const figure of game.s.figures) passFor(figure, ends, of);
  const poolIn = poolsOf(game);
  for (const figure of game.s.figures) seePool(game, figure, poolIn(figure));
  return nothingHappens;
};

function* passCharms(game: Game, ends: Clock['ends'], of: FigureId): Flow {
  for (const figure of game.s.figures) {
    for (const { key, clock, covers, dormant } of figure.charms) {
      if (dormant) passDormant(figure, key, ends, of);
      const left = tick(clock, ends, of);
      // What it covers is older and has lost its counter first.
      if (left === undefined && covers) yield* expireCovered(game, figure);
      if (left === undefined) yield* endCharm(game, figure, key, false);
      else if (left !== clock)
        figure.charms = figure.charms.map((each) => (each.key === key ? { ...each, clock: left } : each));
    }
    if (figure.charms.length > 0 && figure.charms.some(({ covers }) => covers))
      yield* expireCovered(game, figure);
    passFor(figure, ends, of);
    seePool(game, figure);
  }
}

/** Endings that look at whoever bears an effect, and those that look at whoever caused it. */
const ofCause: ReadonlySet<Ending> = new Set([
  'you-end-it',
  'you-move',
  'you-use-skill',
  'you-fall-unconscious',
]);

const spares = (): boolean => false;

const isFreeOfAll = ({ charms, marks }: Figure): boolean => charms.length === 0 && marks.length === 0;

/** Ends what this happening ends before its time. `skillOf` finds the skill of a charm. */
export const happen = (
  game: Game,
  figure: Figure,
  ending: Ending,
  skillOf: (id: string) => Skill | undefined,
  isSpared: (key: number) => boolean = spares,
): Flow => {
  const isByCause = ofCause.has(ending);
  if (isByCause ? game.s.figures.every(isFreeOfAll) : isFreeOfAll(figure)) return nothingHappens;
  return endThose(game, figure, ending, skillOf, isSpared, isByCause);
};

function* endThose(
  game: Game,
  figure: Figure,
  ending: Ending,
  skillOf: (id: string) => Skill | undefined,
  isSpared: (key: number) => boolean,
  isByCause: boolean,
): Flow {
  for (const bearer of isByCause ? game.s.figures : [figure]) {
    for (const { key, by, skill } of bearer.charms) {
      if ((isByCause && by !== figure.id) || isSpared(key)) continue;
      const entry = skillOf(skill);
      if (entry && endingsOf(entry).includes(ending)) yield* endCharm(game, bearer, key, true);
    }
    if (bearer.marks.length === 0) continue;
    const left = bearer.marks.filter(
      ({ key, by, says }) =>
        (isByCause && by !== figure.id) ||
        isSpared(key) ||
        statement(says).says.or?.includes(ending) !== true,
    );
    if (left.length === bearer.marks.length) continue;
    bearer.marks = left;
    seePool(game, bearer);
  }
}
