import { canSee, gapBetween, radius, unit, type Units } from '../../../../table/table';
import type { Effect } from '../../skills/effect';
import { resolve } from '../attack/hit';
import { heightOf, strikeTargets } from '../attack/reach';
import { playColours, playLine } from '../effects/play';
import { saidOf, type Use } from '../effects/use';
import type { Figure } from '../state/figure';
import {
  areFoes,
  choose,
  choosePlace,
  figureOf,
  isTarget,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import { bonusTo, isZero, tauntersOf } from '../lasting/modifiers';
import { areInContact, foesInContact } from '../geometry/placing';
import { onLine, regionOfLines } from '../lasting/lines';
import { chosenOf, spendAttack } from './attacks';

type FiendAttack = Extract<Effect, { act: 'fiend-attack' }>;

const foesOf = (match: MatchContext, fiend: Figure, far: Units): readonly Figure[] => {
  const taunters = tauntersOf(match, fiend);
  return match.s.figures.filter(
    (foe) =>
      isTarget(foe) &&
      areFoes(fiend, foe) &&
      (taunters.length === 0 || taunters.includes(foe.id)) &&
      (areInContact(match, fiend, foe) || gapBetween(fiend.at, foe.at) <= far) &&
      canSee(match.ground, fiend.at, foe.at),
  );
};

function* oneOf(
  match: MatchContext,
  { user, skill }: Use,
  among: readonly Figure[],
): Flow<Figure | undefined> {
  if (among.length === 0) return undefined;
  const about = { about: 'target', figure: user.id, skill: skill.id, nth: 0 } as const;
  const { figure } = yield* choose(
    user.owner,
    about,
    among.map(({ id }) => ({ pick: 'figure' as const, figure: id })),
  );
  return figureOf(match, figure);
}

/** Everybody, friend or foe, on a line that its player draws: in any direction, of any length up to the limit. */
function* breathe(match: MatchContext, use: Use, fiend: Figure, value: number): Flow {
  const length = (saidOf(use, (effect) => (effect.act === 'line' ? effect.of : undefined)) ?? 0) * unit;
  const region = length > 0 ? regionOfLines(match, fiend, radius + length) : undefined;
  if (!region) return;
  const about = { about: 'line', figure: fiend.id, skill: use.skill.id, length, value } as const;
  const end = yield* choosePlace(use.user.owner, about, region);
  for (const target of onLine(match, fiend, end)) resolve(match, { by: fiend, target, harm: 'magic', value });
}

/** The fiend deals what its summoner has rolled; it is its own attack of this turn. */
export function* fiendAttacks(
  match: MatchContext,
  use: Use,
  fiend: Figure,
  { manner, value }: FiendAttack,
): Flow {
  spendAttack(fiend);
  yield* playLine(match, use, use.skill.always ?? [], 1, [fiend]);
  yield* playColours(match, use, [fiend]);
  const av = isZero(fiend, 'AV') ? 0 : Math.max(0, value + bonusTo(fiend, 'AV'));
  switch (manner) {
    case 'melee': {
      const target = yield* oneOf(match, use, strikeTargets(match, fiend));
      if (target) resolve(match, { by: fiend, target, harm: 'melee', value: av });
      return;
    }
    case 'ranged': {
      // Missiles, so what holds for shots holds here: height helps, opponents in contact hinder.
      const said = saidOf(use, (effect) => (effect.act === 'fiend-range' ? effect.by : undefined)) ?? 0;
      const far = (said + bonusTo(fiend, 'range') + heightOf(match, fiend)) * unit;
      const targets = yield* chosenOf(match, use, foesOf(match, fiend, far));
      const left = Math.max(0, av - foesInContact(match, fiend).length);
      for (const target of targets) resolve(match, { by: fiend, target, harm: 'ranged', value: left });
      return;
    }
    case 'breath':
      yield* breathe(match, use, fiend, Math.max(0, value + bonusTo(fiend, 'MAV')));
  }
}
