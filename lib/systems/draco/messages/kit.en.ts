import { creditsWords } from '#words/cards/messages/kit';
import { counters, figures, plan, ruler, tracks, trees } from '#words/systems/draco/messages/kit-parts';
import { reminders, rules, symbols, wordsPanel } from '#words/systems/draco/messages/kit-rules';
import { terms } from '#words/systems/draco/messages/terms';

/** Words of the game-night kit. */
export const kit = {
  hunt: terms.system,
  symbols,
  rules,
  reminders,
  wordsPanel,
  counters,
  figures,
  trees,
  tracks,
  plan,
  ruler,
  credits: creditsWords('Whack & Slaughter: Hic est Draco, a first draft'),
};
