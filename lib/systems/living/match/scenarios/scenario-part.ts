import { nothingHappens, type Flow } from '../state/flow';
import type { MatchContext, ScenarioPart, ScenarioPlay } from '../state/match-context';

const nothing = (): undefined => undefined;
const empty: readonly never[] = [];
const none = (): readonly never[] => empty;

/** One after the other, until the match is over. */
const inOrder = <Hook>(
  match: MatchContext,
  hooks: readonly Hook[],
  begin: (hook: Hook) => Flow | undefined,
  from = 0,
): Flow | undefined => {
  for (const [at, hook] of hooks.entries()) {
    if (at < from) continue;
    if (match.s.outcome !== undefined) return undefined;
    const flow = begin(hook);
    if (flow) return goOn(flow, () => inOrder(match, hooks, begin, at + 1));
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
  return (match) => inOrder(match, hooks, (hook) => hook(match));
};

const happeningTo = (
  parts: readonly ScenarioPart[],
  name: 'turnBegins' | 'actionEnds',
): ScenarioPlay['actionEnds'] => {
  const hooks = those(parts, name);
  if (hooks.length === 0) return nothing;
  return (match, figure) => inOrder(match, hooks, (hook) => hook(match, figure));
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
        : (match, figure, points) => inOrder(match, walked, (hook) => hook(match, figure, points)),
    stacked: (match, cards) => first(stacked, (hook) => hook(match, cards)),
    actionsFor: (match, figure, usual) => actionsFor.reduce((now, hook) => hook(match, figure, now), usual),
    actionsOf:
      actionsOf.length === 0 ? none : (match, figure) => actionsOf.flatMap((hook) => hook(match, figure)),
    actingWith:
      actingWith.length === 0 ? none : (match, hero) => actingWith.flatMap((hook) => hook(match, hero)),
    reads: (match, figure, skill) => reads.reduce((now, hook) => hook(match, figure, now), skill),
    allows: (match, figure, action) => allows.every((hook) => hook(match, figure, action)),
    perform: (match, figure, action) => inOrder(match, perform, (hook) => hook(match, figure, action)),
    moveDistance: (match, mover, usual) => moveDistance.reduce((now, hook) => hook(match, mover, now), usual),
    within: (match, figure, region) => within.reduce((now, hook) => hook(match, figure, now), region),
    shot: (match, attack) => {
      for (const hook of shot) hook(match, attack);
    },
    falls: (match, figure) => {
      for (const hook of falls) hook(match, figure);
    },
    spares: (match, figure) => spares.some((hook) => hook(match, figure)),
    nobodyDies: parts.some((part) => part.nobodyDies === true),
    answer: (match, request) => first(answer, (hook) => hook(match, request)),
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
