import type { Drawing } from '../../cards/card';
import { panel } from '../../cards/hero-card/border';
import { drawIcon } from '../../cards/icons';
import { blindSketch, type Sketch } from '../../cards/sketch';
import { flow, type Block, type Region } from '../../cards/text/flow';
import { smallestOnCards } from '../../cards/text/text';

/** mm: between the panel's edge and its text, and the least side of an emblem that is still worth its room. */
const inset = 2.2;
const leastEmblem = 8;
const mostEmblem = 26;
/** mm around the emblem, above and below. */
const emblemGap = 2.6;

const sizes: readonly number[] = Array.from(
  { length: Math.round((8.5 - smallestOnCards) / 0.25) + 1 },
  (_, step) => 8.5 - step * 0.25,
);

const endOf = (rules: readonly Block[], size: number, region: Region): number | undefined => {
  const pages = [{ face: blindSketch, region }];
  return flow(rules, { size, inline: true }, () => pages.shift())?.bottom;
};

/**
 * Rules at the foot of the panel of a front, in type as large as they fit, and the emblem in what they leave above.
 *
 * @param top mm: where the panel begins
 * @param foot mm of the panel that its caption takes, with the room above it
 * @param keeps mm of the emblem that stay at least
 * @returns the last of them, which do not fit; where none fits, nothing is drawn
 */
export const drawFrontRules = (
  face: Sketch,
  rules: readonly Block[],
  {
    top,
    foot,
    emblem,
    keeps = 0,
  }: {
    readonly top: number;
    readonly foot: number;
    readonly emblem: string | undefined;
    readonly keeps?: number | undefined;
  },
): readonly Block[] => {
  const bottom = panel.bottom - Math.max(foot, 1.4);
  const region: Region = {
    x: panel.x + inset,
    width: panel.width - 2 * inset,
    top: top + inset - 0.6,
    bottom,
  };
  const fitted = Array.from(rules, (_, without) => rules.slice(0, rules.length - without)).flatMap((some) =>
    sizes.flatMap((size) => {
      const end = endOf(some, size, region);
      return end === undefined || (keeps > 0 && bottom - end - emblemGap < keeps)
        ? []
        : [{ some, size, end }];
    }),
  )[0];
  if (!fitted) return rules;
  const { some, size, end } = fitted;
  const frame: Drawing = {
    draw: 'rect',
    x: panel.x,
    y: top,
    width: panel.width,
    height: panel.bottom - top,
    radius: 1.8,
    fill: 'leaf',
    stroke: 'gold',
    strokeWidth: 0.35,
  };
  face.draw(frame);
  const free = bottom - end - 1;
  const side = Math.min(mostEmblem, bottom - end - emblemGap);
  const isPictured = emblem !== undefined && side >= leastEmblem;
  if (isPictured)
    face.draw(drawIcon(emblem, panel.x + panel.width / 2, region.top + free / 2, side, 'emblem'));
  const pages = [{ face, region: { ...region, top: isPictured ? region.top + free : region.top } }];
  flow(some, { size, inline: true }, () => pages.shift());
  return rules.slice(some.length);
};
