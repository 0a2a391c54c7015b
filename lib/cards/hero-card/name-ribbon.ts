import type { Ink } from '../card';
import { capHeight } from '../text/fonts';
import { drawRibbon, ribbonText, ribbonTop } from './border';
import { writeLines, type Sketch } from '../sketch';
import { point, smallestOnCards } from '../text/text';
import { fit, type Fitted } from '../text/typeset';

const nameLeading = 1;
/** mm that a name takes at most on a card of 63 x 88. */
const tallestName = 13;
/** Weight of a size on one line, on two, and so on: a name in fewer lines is read faster. */
const lineWorth = [1, 0.8, 0.74, 0.6, 0.5];

const hyphenWorth = 0.85;
const brokenWorth = 0.5;

/** The name as large as the ribbon takes it; a further line, or a line that ends within a word, must be worth it. */
const fitName = (name: string, tallest: number): Fitted | undefined => {
  let best: Fitted | undefined;
  let bestWorth = 0;
  for (let lines = 1; lines <= lineWorth.length; lines += 1) {
    const most = Math.min(21, Math.floor((tallest / lines / nameLeading / point) * 4) / 4);
    for (const atHyphens of [false, true]) {
      const type = { width: ribbonText.width, lines, most, least: smallestOnCards };
      const fitted = fit('display', name, { ...type, atHyphens });
      if (!fitted) continue;
      const whole = fitted.broken ? brokenWorth : atHyphens ? hyphenWorth : 1;
      const worth = fitted.size * (lineWorth[lines - 1] ?? 0) * whole;
      if (worth > bestWorth) {
        best = fitted;
        bestWorth = worth;
      }
    }
  }
  return best;
};

/** Draws ribbon and name; answers the y of the ribbon's lower edge. */
export const drawName = (face: Sketch, name: string, tallest = tallestName, ink: Ink = 'ink'): number => {
  // The longest names of all take more room rather than smaller type.
  const fitted = fitName(name, tallest) ?? fitName(name, tallestName);
  if (!fitted || fitted.lines.length === 0) {
    const height = 8.6;
    face.draw(...drawRibbon(height, ink, true));
    return ribbonTop + height;
  }
  const em = fitted.size * point;
  const capitals = capHeight('display') * em;
  const block = capitals + (fitted.lines.length - 1) * em * nameLeading;
  const height = Math.max(8.6, block + 3.6);
  face.draw(...drawRibbon(height, ink));
  face.say('display', name);
  const y = ribbonTop + (height - block) / 2 + capitals;
  writeLines(face, fitted, { typeface: 'display', fill: 'paper' }, { x: ribbonText.x, y }, nameLeading);
  return ribbonTop + height;
};
