import type { NamedEffect } from '../../skills/effects/named';
import type { Flow } from './flow';
import type { Game } from './game';
import type { Line } from './use';

/** How an effect of its own is played, in each line in which it stands. */
export type NamedPlay = (game: Game, effect: NamedEffect, line: Line) => Flow | undefined;
