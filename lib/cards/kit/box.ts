import { defaultCardSize, type Card } from '../card';
import { drawTuckBox } from '../pieces/tuck-box';

/** The words of the box for the cards of an evening, in the reader's language. */
export interface BoxWords {
  readonly name: string;
  /** On its front: "Heroes". */
  readonly title: string;
  /** On the flap that takes glue. */
  readonly glue: string;
}

/**
 * A box to cut, fold and glue for cards in their sleeves.
 *
 * @param owners whose cards are in it
 * @param cards how many there are
 * @param emblem a path in a box of 512 x 512
 */
export const boxFor = (
  owners: readonly { readonly name: string }[],
  cards: number,
  emblem: string,
  words: BoxWords,
): Card => {
  const names = owners.map(({ name }) => name).filter((name) => name !== '');
  return drawTuckBox({ ...words, id: 'tuck-box', names: names.join(' · '), emblem }, defaultCardSize, cards);
};
