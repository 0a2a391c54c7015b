/** The door to matches, beside the registry: what does not play loads nothing of it. */
import type { Step } from '../match/engine';
import type { MatchEvent } from './living/match/event';
import type { Situation } from './living/match/situation';

export { livingEngine as matchEngine, rulesVersion } from './living/match/rules';
export { copySituation } from './living/match/situation';
export type { Situation } from './living/match/situation';
export type { Figure } from './living/match/figure';
export type { MatchEvent } from './living/match/event';
export type { About, Option } from './living/match/option';
export type { Condition } from './living/skills/effects/terms';
export { broughtSkills } from './living/skills/brought';
export { setUp, type MatchPlan, type PlanIssue } from './living/match/plan';
export { hiddenFrom } from './living/match/players/hidden';
export { livingJudge as matchJudge } from './living/match/players/judge';
export { findMap, maps } from './living/maps/maps';
export { randomMap } from './living/maps/random';
export { cornerIds } from './living/scenarios/place';
export { randomMatches, randomPlan, situationOf } from './living/match/random-match';

/** What a choice brought in a match of the Living Rulebook. */
export type MatchStep = Step<Situation, MatchEvent>;
