/** The door to matches, beside the registry: what does not play loads nothing of it. */
export { livingEngine as matchEngine } from './living/match/rules';
export { copySituation } from './living/match/situation';
export { randomMatches, randomPlan, situationOf } from './living/match/testing/random-match';
