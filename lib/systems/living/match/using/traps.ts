import type { Effect, Lasting } from '../../skills/effects/effect';
import type { ActPlay } from '../state/act-play';
import { worth } from '../values/count';
import { settle } from '../life/falls';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { isGroup } from '../entries/group';
import { mark } from '../lasting/marks';
import type { Piece } from '../state/situation';
import { newUse } from '../state/new-use';
import { whoIs } from './targets';
import { addPiece } from '../lasting/trap';
import type { Line } from '../state/use';
import { trapOf } from '../geometry/trap-reach';

const of = ({ s }: Game, kind: 'trap' | 'cloud'): readonly Piece[] =>
  s.pieces.filter(({ piece }) => piece === kind);

/** The line that what lies there speaks in, with the Skill pips of its laying. */
const lineOf = (game: Game, lying: Piece, pips: number): Line | undefined => {
  const found = trapOf(lying);
  if (!found) return undefined;
  const { x, y, figure } = lying;
  const use = { ...newUse(found.skill, figureOf(game, figure), []), green: pips, at: { x, y } };
  return { use: { ...use, reach: found.rule.reach.word }, line: 'green', scale: pips, target: figure };
};

/** What of a line holds for those who begin a phase there. */
const ofPhase = (effect: Effect): effect is Lasting =>
  'lasting' in effect && isGroup(effect.on) && effect.on.who === 'starts-phase-there';

/** Clouds grow old; then every trap of this phase goes off, in the order of setting (ruling 17 for skills). */
export function* endPhaseOfTraps(game: Game): Flow {
  const { s } = game;
  if (s.pieces.length === 0) return;
  s.pieces = s.pieces.flatMap((each) =>
    each.piece !== 'cloud' ? [each] : each.count > 1 ? [{ ...each, count: each.count - 1 }] : [],
  );
  for (const trap of of(game, 'trap')) {
    s.pieces = s.pieces.filter(({ key }) => key !== trap.key);
    const found = trapOf(trap);
    const line = found && lineOf(game, trap, trap.count / found.rule.counters.word);
    if (!line) continue;
    const { x, y } = trap;
    game.host.tell({ told: 'went-off', figure: trap.figure, skill: line.use.skill.id, at: { x, y } });
    yield* game.play(
      (line.use.skill.green ?? []).filter((effect) => !ofPhase(effect)),
      line,
    );
    yield* settle(game);
  }
}

/** Whoever begins a phase in a cloud suffers it for this phase, and so until the one in which he is out or it has gone. */
export function* beginPhaseInClouds(game: Game): Flow {
  if (game.s.pieces.length === 0) return;
  for (const lying of of(game, 'cloud')) {
    const line = lineOf(game, lying, lying.count);
    if (!line) continue;
    for (const effect of (line.use.skill.green ?? []).filter(ofPhase))
      for (const id of yield* whoIs(game, effect.on, line))
        mark(game, effect, figureOf(game, id), line, { ends: 'phase-ends', of: id, left: 1 });
  }
}

/** A cloud where the trap lay, for so many phases. */
export const cloud: ActPlay<'cloud'> = (game, { phases }, line) => {
  const { use } = line;
  if (use.at) addPiece(game, use, 'cloud', use.at, worth(game, phases, line, use.user));
  return undefined;
};
