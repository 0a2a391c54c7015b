/** The door to a hero's cards, apart from the registry: a page that shows the hero first loads their drawing after it. */
export { cards } from './living/cards/cards';
/** Cards to be filled in by hand. */
export { blankCards } from './living/kit/cards/blank-cards';
