import type { Effect } from '../../skills/effects/effect';
import type { Flow } from './flow';
import type { Game } from './game';
import type { Line } from './use';

export type Act = Extract<Effect, { readonly act: string }>;

/** How an act is played, by its name; those that ask nothing give no course of events. */
export type ActPlay<Name extends Act['act'] = Act['act']> = (
  game: Game,
  act: Extract<Act, { act: Name }>,
  line: Line,
) => Flow | undefined;
