import { plural } from '#words/language/words';
import { terms } from '#words/systems/draco/messages/terms';

/** Figures and dice left at the end of a match. */
interface AtEnd {
  readonly dragon: string;
  /** Dice of the dragon. */
  readonly dice: number;
  /** Slayers alive, and all of them. */
  readonly alive: number;
  readonly slayers: number;
  readonly pile: number;
}

/** How a match ended: "The slayers win: Eryam is slain in initiative pile 7, and 3 of 4 slayers are alive." */
export const endText = (because: string, { dragon, dice, alive, slayers, pile }: AtEnd): string => {
  switch (because) {
    case 'slain':
      return `The slayers win: ${dragon} is slain in initiative pile ${pile}, and ${alive} of ${slayers} slayers ${plural(alive, 'is', 'are')} alive.`;
    case 'all-dead':
      return `${dragon} wins with ${terms.dice(dice)} left: the last slayer falls in initiative pile ${pile}.`;
    default:
      return `A draw: initiative pile ${pile} is used up, ${dragon} has ${terms.dice(dice)} left, and ${alive} of ${slayers} slayers ${plural(alive, 'is', 'are')} alive.`;
  }
};
