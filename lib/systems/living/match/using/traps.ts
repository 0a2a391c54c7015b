import type { Effect, Lasting } from '../../skills/effects/effect';
import { worth } from '../values/count';
import { settle } from '../life/falls';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, type ActPlay } from '../state/match-context';
import { isGroup } from '../../skills/effects/terms';
import { addModifier } from '../lasting/modifiers';
import type { Piece } from '../state/situation';
import { newUse } from '../state/new-use';
import { whoIs } from './targets';
import { addPiece } from '../lasting/trap';
import type { EffectContext } from '../state/use';
import { trapOf } from '../geometry/sight';

const of = ({ s }: MatchContext, kind: 'trap' | 'cloud'): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === kind);

/** The line that what lies there speaks in, with the Skill pips of its laying. */
const contextOf = (lying: Piece, pips: number): EffectContext | undefined => {
  const found = trapOf(lying);
  if (!found) return undefined;
  const { x, y, figure } = lying;
  const use = newUse(found.skill, { id: figure }, [], { at: { x, y } });
  use.green = pips;
  use.reach = found.rule.reach.fixed;
  return { use, line: 'green', scale: pips, target: figure };
};

/** Effects of a line on those who start a phase there. */
const ofPhase = (effect: Effect): effect is Lasting =>
  'lasting' in effect && isGroup(effect.on) && effect.on.who === 'starts-phase-there';

/** Clouds grow old; then every trap of this phase goes off, in the order of setting (ruling 17 for skills). */
export function* endPhaseOfTraps(match: MatchContext): Flow {
  const { s } = match;
  if (s.pieces.length === 0) return;
  s.pieces = s.pieces.flatMap((each) =>
    each.piece !== 'cloud' ? [each] : each.count > 1 ? [{ ...each, count: each.count - 1 }] : [],
  );
  for (const trap of of(match, 'trap')) {
    s.pieces = s.pieces.filter(({ key }) => key !== trap.key);
    const found = trapOf(trap);
    const context = found && contextOf(trap, trap.count / found.rule.counters.fixed);
    if (!context) continue;
    const { x, y } = trap;
    match.host.emit({ type: 'went-off', figure: trap.figure, skill: context.use.skill.id, at: { x, y } });
    yield* match.play(
      (context.use.skill.green ?? []).filter((effect) => !ofPhase(effect)),
      context,
    );
    yield* settle(match);
  }
}

/** A figure in a cloud as a phase begins suffers it for this phase, and so on until it is out or the cloud has gone. */
export function* beginPhaseInClouds(match: MatchContext): Flow {
  if (match.s.pieces.length === 0) return;
  for (const lying of of(match, 'cloud')) {
    const context = contextOf(lying, lying.count);
    if (!context) continue;
    for (const effect of (context.use.skill.green ?? []).filter(ofPhase))
      for (const id of yield* whoIs(match, effect.on, context))
        addModifier(match, effect, figureOf(match, id), context, { ends: 'phase-ends', of: id, left: 1 });
  }
}

/** A cloud at the trap's place, for this many phases. */
export const cloud: ActPlay<'cloud'> = (match, { phases }, context) => {
  const { use } = context;
  if (use.origin.at) addPiece(match, use, 'cloud', use.origin.at, worth(match, phases, context, use.user));
  return undefined;
};
