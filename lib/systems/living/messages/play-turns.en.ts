import { possessive } from '#words/language/words';

/** Endings of a turn that ran out of actions, by its last action. */
export const turnOver = {
  charge: () => 'The charge took both actions, so the turn ends.',
  recover: () => 'That takes both actions, so the turn ends.',
  other: (name: string) => `That ends ${possessive(name)} turn.`,
} as const;

/** A turn ended by choice, with something left to do. */
export const endsEarly = (name: string): string => `${name} ends the turn early.`;

/** Somebody is done, but a follower or the hero of the same turn isn’t. */
export const doneFor = (name: string): string => `${name} does nothing more this turn.`;

/** The same where nothing was done before. */
export const idleFor = 'does nothing this turn';

/** When cards are shuffled for the first time in a match. */
export const newOrder = 'Phase 2 starts: the cards are shuffled, so the turns come in a new order.';
