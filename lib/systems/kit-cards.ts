/** The door to the cards of the game-night kit, apart from the registry: loaded only where they are printed. */
export { followerCards } from './living/kit/cards/follower-cards';
export { initiativeCards } from './living/kit/cards/initiative-cards';
export { standees } from './living/kit/cards/standees';
export { missionCards, trainingCards } from './living/kit/cards/training-cards';
