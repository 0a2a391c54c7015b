import type { Effect } from '../../skills/effects/effect';
import type { NamedEffect } from '../../skills/effects/named';
import type { Flow } from './flow';
import type { Game } from './game';
import type { EffectContext } from './use';

export type Act = Extract<Effect, { readonly act: string }>;

/** How an act is played, by its name; those that ask nothing give no course of events. */
export type ActPlay<Name extends Act['act'] = Act['act']> = (
  game: Game,
  act: Extract<Act, { act: Name }>,
  context: EffectContext,
) => Flow | undefined;

/** How an effect of its own is played, in each line in which it stands. */
export type NamedPlay = (game: Game, effect: NamedEffect, context: EffectContext) => Flow | undefined;
