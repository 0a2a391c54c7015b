import { passDormant } from '../lasting/castings';
import { endAura, leaveDone } from '../lasting/end-aura';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { statement } from '../entries/statements';
import type { Figure, Modifier } from '../state/figure';
import type { Flow } from '../state/flow';
import { actors } from '../state/mounts';
import type { MatchContext } from '../state/match-context';
import type { Attack } from '../state/use';

/**
 * Fires the effects of an attack with weapons that hit, and uses up those for the next attack (ruling 4 for skills).
 */
export function* afterHit(match: MatchContext, attacker: Figure, target: Figure, attack: Attack): Flow {
  const striking = actors(match, attacker);
  const hits = triggerOf('hits', attacker.id, { target: target.id, attack });
  for (const each of striking) {
    yield* fire(match, each, 'hits', hits);
    yield* useUp(match, each);
  }
  yield* fire(
    match,
    target,
    'hit-by-weapons',
    triggerOf('hit-by-weapons', attacker.id, { target: target.id, attack }),
  );
  // Daggers are one attack together: what is for the next one is for all of them.
  if (attack.stated === undefined) for (const each of striking) yield* endNextAttack(match, each);
}

/** An attack that hit is over: what was for it goes. */
export function* endNextAttack(match: MatchContext, attacker: Figure): Flow {
  const left = attacker.modifiers.filter((modifier) => !isSpent(attacker, modifier));
  if (left.length === attacker.modifiers.length) return;
  attacker.modifiers = left;
  yield* leaveDone(match, attacker);
}

/** Effects for only the next attack; those with a duration apply to every attack in that time. */
const isSpent = ({ auras }: Figure, { says, clock, aura: carrier }: Modifier): boolean => {
  const { until, lasting } = statement(says).says;
  if (clock.ends === 'used' && until === 'next-attack') return true;
  return (
    lasting.some((property) => 'for' in property && property.for === 'next-attack') &&
    !(carrier > 0 && auras.some((each) => each.key === carrier && each.clock.ends === 'turn-ends'))
  );
};

/** Takes one attack off effects that last for a number of attacks, with each that hits. */
function* useUp(match: MatchContext, attacker: Figure): Flow {
  for (const { key, clock, dormant } of attacker.auras) {
    if (clock.ends !== 'used') continue;
    if (dormant) passDormant(attacker, key, 'used', attacker.id);
    if (clock.left <= 1) yield* endAura(match, attacker, key, false);
    else
      attacker.auras = attacker.auras.map((each) =>
        each.key === key ? { ...each, clock: { ...clock, left: clock.left - 1 } } : each,
      );
  }
}
