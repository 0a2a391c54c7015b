import { oddsMessages } from '#words/messages/odds';
import { nameOf } from '@/lib/systems/document';
import { gameName, systemIds } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Mark } from './told-apart';

const say = oddsMessages.choice;

/**
 * Saved sheet in a list: "Jane, Volley (the Living Rulebook)". The game is said once, even where it is the mark.
 * @param isOneGame all of the list are of the same game, which stands beside it
 */
export const optionLabel = (document: SheetDocument, mark: Mark | undefined, isOneGame = false): string => {
  const name = nameOf(document);
  const game = gameName(document.system);
  const saysGame = systemIds.length > 1 && !isOneGame;
  const marked = mark === undefined || (saysGame && mark.text === game) ? name : say.marked(name, mark.text);
  return saysGame ? say.ofGame(marked, game) : marked;
};
