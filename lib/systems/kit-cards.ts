/** The door to the cards of the game-night kit, apart from the registry: loaded only where they are printed. */
export { followerCards } from './living/kit/cards/follower-cards';
export { initiativeCards } from './living/kit/cards/initiative-cards';
export { missionStandees, standees } from './living/kit/cards/standees';
export { missionCards, trainingCards } from './living/kit/cards/training-cards';
export type { CreatureKind } from './living/kit/cards/creatures';
export type { FollowerNeed } from './living/kit/cards/follower-needs';
export type { CastText, KitCardLabels, KitCardOptions } from './living/kit/cards/kit-labels';
export type { DummyId, MissionId } from './living/kit/cards/training-cast';
