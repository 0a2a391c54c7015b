import { diceOf } from '../chance';
import type { Engine, Match } from '../engine';
import { randomChoice } from '../players';
import type { Choice } from '../request';

/** Every match from the given one to its end (or over `most` choices) with choices at random, and those choices. */
export const walk = <S, E>(
  engine: Engine<S, unknown, unknown, E>,
  from: Match<S>,
  seed: number,
  most = 10_000,
): {
  readonly matches: readonly Match<S>[];
  readonly choices: readonly Choice[];
  readonly events: readonly E[];
} => {
  const dice = diceOf(seed);
  const matches = [from];
  const choices: Choice[] = [];
  const events: E[] = [];
  let match = from;
  for (
    let request = engine.pending(match);
    request && choices.length < most;
    request = engine.pending(match)
  ) {
    const choice = randomChoice(request, dice);
    const step = engine.apply(match, choice);
    if (!step.ok) throw new Error(`${JSON.stringify(choice)} was refused.`);
    match = step.value.match;
    choices.push(choice);
    matches.push(match);
    events.push(...step.value.events);
  }
  return { matches, choices, events };
};
