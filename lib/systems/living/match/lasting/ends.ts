import type { Ending } from '../../skills/effects/terms';
import { findSkill } from '../../skills/index';
import type { Clock, Figure, FigureId } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
import { poolsOf, seePool } from '../values/hand';
import { passDormant } from './castings';
import { expireCovered } from './covering';
import { endingsOf } from '../entries/duration';
import { endAura } from './end-aura';
import { statement } from '../entries/statements';
import { tick, ticked } from './clock';

/** Lets a moment pass for all that lies on a figure but auras, which have an end to be played. */
const passFor = (figure: Figure, ends: Clock['ends'], of: FigureId): void => {
  figure.modifiers = ticked(figure.modifiers, ends, of);
  figure.barred = ticked(figure.barred, ends, of);
  figure.granted = ticked(figure.granted, ends, of);
  if (figure.owed) figure.owed = ticked(figure.owed, ends, of);
};

/** Lets a moment of a figure pass: what was to end with it ends, on its bearer; the oldest first. */
export const pass = (match: MatchContext, ends: Clock['ends'], of: FigureId): Flow => {
  if (match.s.figures.some(({ auras }) => auras.length > 0)) return passAuras(match, ends, of);
  for (const figure of match.s.figures) passFor(figure, ends, of);
  const poolIn = poolsOf(match);
  for (const figure of match.s.figures) seePool(match, figure, poolIn(figure));
  return nothingHappens;
};

function* passAuras(match: MatchContext, ends: Clock['ends'], of: FigureId): Flow {
  for (const figure of match.s.figures) {
    for (const { key, clock, covers, dormant } of figure.auras) {
      if (dormant) passDormant(figure, key, ends, of);
      const left = tick(clock, ends, of);
      // The modifier that it covers is older and has lost its counter first.
      if (left === undefined && covers) yield* expireCovered(match, figure);
      if (left === undefined) yield* endAura(match, figure, key, false);
      else if (left !== clock)
        figure.auras = figure.auras.map((each) => (each.key === key ? { ...each, clock: left } : each));
    }
    if (figure.auras.length > 0 && figure.auras.some(({ covers }) => covers))
      yield* expireCovered(match, figure);
    passFor(figure, ends, of);
    seePool(match, figure);
  }
}

/** Endings tied to the bearer, and those tied to the cause. */
const ofCause: ReadonlySet<Ending> = new Set([
  'you-end-it',
  'you-move',
  'you-use-skill',
  'you-fall-unconscious',
]);

const spares = (): boolean => false;

const isFreeOfAll = ({ auras, modifiers }: Figure): boolean => auras.length === 0 && modifiers.length === 0;

/** Ends what this happening ends before its time. */
export const happen = (
  match: MatchContext,
  figure: Figure,
  ending: Ending,
  isSpared: (key: number) => boolean = spares,
): Flow => {
  const isByCause = ofCause.has(ending);
  if (isByCause ? match.s.figures.every(isFreeOfAll) : isFreeOfAll(figure)) return nothingHappens;
  return endThose(match, figure, ending, isSpared, isByCause);
};

function* endThose(
  match: MatchContext,
  figure: Figure,
  ending: Ending,
  isSpared: (key: number) => boolean,
  isByCause: boolean,
): Flow {
  for (const bearer of isByCause ? match.s.figures : [figure]) {
    for (const { key, by, skill } of bearer.auras) {
      if ((isByCause && by !== figure.id) || isSpared(key)) continue;
      const entry = findSkill(skill);
      if (entry && endingsOf(entry).includes(ending)) yield* endAura(match, bearer, key, true);
    }
    if (bearer.modifiers.length === 0) continue;
    const left = bearer.modifiers.filter(
      ({ key, by, says }) =>
        (isByCause && by !== figure.id) ||
        isSpared(key) ||
        statement(says).says.or?.includes(ending) !== true,
    );
    if (left.length === bearer.modifiers.length) continue;
    bearer.modifiers = left;
    seePool(match, bearer);
  }
}
