import type { Effect } from '../../skills/effects/effect';
import { harm } from './acts-harm';
import { holds, waitFor } from './checks';
import { conditionActs } from './acts-conditions';
import { help } from './acts-help';
import { motion } from './acts-motion';
import { order } from './acts-order';
import type { Flow } from '../state/flow';
import { figureOf, choose, type MatchContext, type Act, type ActPlay } from '../state/match-context';
import { playNamed } from '../named/named';
import { namedActs } from '../named/named-acts';
import { summon } from '../followers/summons';
import type { EffectContext } from '../state/use';

import { layLasting } from './lasting';

type Plays = { readonly [Name in Act['act']]: ActPlay<Name> };

const plays: Plays = { ...harm, ...help, ...conditionActs, ...motion, ...order, summon, ...namedActs };

/** Carries out effects of an entry, one after the other. Parameters say how a skill is used and were read before. */
export function* playEffects(match: MatchContext, effects: readonly Effect[], context: EffectContext): Flow {
  for (const effect of effects) {
    if ('parameter' in effect) continue;
    if ('named' in effect) {
      const flow = playNamed(match, effect, context);
      if (flow) yield* flow;
    } else if ('when' in effect) {
      if (holds(match, effect, context)) yield* playEffects(match, effect.then, context);
      else waitFor(match, effect, context);
    } else if ('choose' in effect) {
      const user = figureOf(match, context.use.user);
      const { value } = yield* choose(
        user.owner,
        { about: 'effect', figure: user.id, skill: context.use.skill.id },
        effect.choose.map((_, index) => ({ pick: 'value' as const, value: index })),
      );
      yield* playEffects(match, effect.choose.slice(value, value + 1), context);
    } else if ('lasting' in effect) yield* layLasting(match, effect, context);
    else {
      const flow = playAct(match, effect, context);
      if (flow) yield* flow;
    }
  }
}

const playAct = (match: MatchContext, act: Act, context: EffectContext): Flow | undefined => {
  // The table has a play for each name, of that name's act; the compiler cannot follow one name through both.
  const play = plays[act.act] as ActPlay;
  return play(match, act, context);
};
