import { nothingHappens, type Flow } from '../state/flow';
import type { Game, ScenarioPart, ScenarioPlay } from '../state/game';

const nothing = (): undefined => undefined;
const empty: readonly never[] = [];
const none = (): readonly never[] => empty;

/** One after the other, until the match is over. */
const inOrder = <Hook>(
  game: Game,
  hooks: readonly Hook[],
  begin: (hook: Hook) => Flow | undefined,
  from = 0,
): Flow | undefined => {
  for (const [at, hook] of hooks.entries()) {
    if (at < from) continue;
    if (game.s.outcome !== undefined) return undefined;
    const flow = begin(hook);
    if (flow) return goOn(flow, () => inOrder(game, hooks, begin, at + 1));
  }
  return undefined;
};

/** Most parts happen at once; what may ask is played before the others go on. */
function* goOn(flow: Flow, others: () => Flow | undefined): Flow {
  yield* flow;
  yield* others() ?? nothingHappens;
}

/** The parts of one name that there are. */
const those = <Name extends keyof ScenarioPart>(
  parts: readonly ScenarioPart[],
  name: Name,
): readonly NonNullable<ScenarioPart[Name]>[] => parts.flatMap((part) => part[name] ?? []);

type Happening = 'phaseBegins' | 'phaseEnds' | 'turnEnds';

const happening = (parts: readonly ScenarioPart[], name: Happening): ScenarioPlay[Happening] => {
  const hooks = those(parts, name);
  if (hooks.length === 0) return nothing;
  return (game) => inOrder(game, hooks, (hook) => hook(game));
};

const happeningTo = (
  parts: readonly ScenarioPart[],
  name: 'turnBegins' | 'actionEnds',
): ScenarioPlay['actionEnds'] => {
  const hooks = those(parts, name);
  if (hooks.length === 0) return nothing;
  return (game, figure) => inOrder(game, hooks, (hook) => hook(game, figure));
};

/** A scenario made of parts, which take their turns in this order. */
export const playOf = (parts: readonly ScenarioPart[]): ScenarioPlay => {
  const walked = those(parts, 'walked');
  const stacked = those(parts, 'stacked');
  const actionsFor = those(parts, 'actionsFor');
  const actionsOf = those(parts, 'actionsOf');
  const actingWith = those(parts, 'actingWith');
  const reads = those(parts, 'reads');
  const allows = those(parts, 'allows');
  const perform = those(parts, 'perform');
  const moveDistance = those(parts, 'moveDistance');
  const within = those(parts, 'within');
  const shot = those(parts, 'shot');
  const falls = those(parts, 'falls');
  const spares = those(parts, 'spares');
  const answer = those(parts, 'answer');
  return {
    pieces: (setting) => parts.flatMap((part) => part.pieces?.(setting) ?? []),
    phaseBegins: happening(parts, 'phaseBegins'),
    phaseEnds: happening(parts, 'phaseEnds'),
    turnBegins: happeningTo(parts, 'turnBegins'),
    turnEnds: happening(parts, 'turnEnds'),
    actionEnds: happeningTo(parts, 'actionEnds'),
    walked:
      walked.length === 0
        ? nothing
        : (game, figure, points) => inOrder(game, walked, (hook) => hook(game, figure, points)),
    stacked: (game, cards) => first(stacked, (hook) => hook(game, cards)),
    actionsFor: (game, figure, usual) => actionsFor.reduce((now, hook) => hook(game, figure, now), usual),
    actionsOf:
      actionsOf.length === 0 ? none : (game, figure) => actionsOf.flatMap((hook) => hook(game, figure)),
    actingWith:
      actingWith.length === 0 ? none : (game, hero) => actingWith.flatMap((hook) => hook(game, hero)),
    reads: (game, figure, skill) => reads.reduce((now, hook) => hook(game, figure, now), skill),
    allows: (game, figure, action) => allows.every((hook) => hook(game, figure, action)),
    perform: (game, figure, action) => inOrder(game, perform, (hook) => hook(game, figure, action)),
    moveDistance: (game, mover, usual) => moveDistance.reduce((now, hook) => hook(game, mover, now), usual),
    within: (game, figure, region) => within.reduce((now, hook) => hook(game, figure, now), region),
    shot: (game, attack) => {
      for (const hook of shot) hook(game, attack);
    },
    falls: (game, figure) => {
      for (const hook of falls) hook(game, figure);
    },
    spares: (game, figure) => spares.some((hook) => hook(game, figure)),
    nobodyDies: parts.some((part) => part.nobodyDies === true),
    answer: (game, request) => first(answer, (hook) => hook(game, request)),
  };
};

/** The first answer that there is. */
const first = <Hook, Answer>(
  hooks: readonly Hook[],
  ask: (hook: Hook) => Answer | undefined,
): Answer | undefined => {
  for (const hook of hooks) {
    const answer = ask(hook);
    if (answer !== undefined) return answer;
  }
  return undefined;
};
