import { bring, creatureProfile, summonedAt } from './bring';
import { giveAimed } from '../life/conditions';
import { worth } from '../values/count';

import { dealDamage } from '../attack/damage';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import type { Action } from '../state/option';
import { sumOf } from '../../../../painted-die/match/roll';
import { roll, sidesFor } from '../values/roll';
import { attackable } from '../values/weapons';
import { inContact } from '../geometry/where';

const dice = 5;

/** This many snowmen beside their builder; each acts once this turn. Chapter "Followers: Snowman". */
export const buildSnowmen: ActPlay<'summon'> = (match, act, context) => {
  const builder = figureOf(match, context.use.user);
  for (let left = worth(match, act.count, context, builder.id); left > 0; left -= 1)
    bring(match, builder, {
      kind: 'snowman',
      sheet: creatureProfile('snowman', dice),
      hand: dice,
      ...summonedAt(match, act, context),
      actions: 1,
    });
  return undefined;
};

/** Actions of a snowman besides moving: it strikes or knocks down an opponent in base contact. */
export const snowmanActions = (match: MatchContext, figure: Figure): readonly Action[] =>
  attackable(match, figure)
    .filter((target) => inContact(figure, target))
    .flatMap(({ id: target }): readonly Action[] => [
      { pick: 'melee', target, weapon: -1 },
      { pick: 'knock-down', target },
    ]);

const pipsOf = (match: MatchContext, figure: Figure, why: string): number =>
  sumOf(sidesFor(match, figure, 'skill'), roll(match, figure, why));

/** An attack of a snowman deals 1 damage for each Skill pip, and nobody has a Defence in the snow. */
export function* strikeAsSnowman(match: MatchContext, figure: Figure, target: Figure): Flow<undefined> {
  match.host.emit({ type: 'attack', figure: figure.id, target: target.id, kind: 'melee' });
  figure.thisTurn = { ...figure.thisTurn, attacked: true };
  yield* dealDamage(match, target, pipsOf(match, figure, 'AV'), { by: figure.id });
}

/** Hard Knock: a Knockdown counter for each Skill pip. */
export const knockDown = (match: MatchContext, figure: Figure, target: Figure): void => {
  giveAimed(match, target, 'knockdown', pipsOf(match, figure, 'knock-down'), figure.id);
};
