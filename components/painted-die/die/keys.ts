import { strokeOf, type Brush } from './painting-rules';
import type { DieLook } from './paintable';

/** Effect of a key on a pip. */
export type PipCommand =
  | { readonly do: 'brush' }
  | { readonly do: 'paint'; readonly pip: string }
  | { readonly do: 'clear' }
  | { readonly do: 'fill' }
  | { readonly do: 'move'; readonly towards: Direction }
  | { readonly do: 'jump'; readonly to: 'start' | 'end' };

export type Direction = 'left' | 'right' | 'up' | 'down';

const commonCommands: ReadonlyMap<string, PipCommand> = new Map<string, PipCommand>([
  ['Enter', { do: 'brush' }],
  [' ', { do: 'brush' }],
  ['e', { do: 'clear' }],
  ['f', { do: 'fill' }],
  ['Backspace', { do: 'clear' }],
  ['Delete', { do: 'clear' }],
  ['ArrowLeft', { do: 'move', towards: 'left' }],
  ['ArrowRight', { do: 'move', towards: 'right' }],
  ['ArrowUp', { do: 'move', towards: 'up' }],
  ['ArrowDown', { do: 'move', towards: 'down' }],
  ['Home', { do: 'jump', to: 'start' }],
  ['End', { do: 'jump', to: 'end' }],
]);

/**
 * The command of a key, or undefined if the key is the browser's own.
 * @param paints the keys that paint, by the game's pips
 * @param key as from `plainKeyOf`
 */
export const commandOf = (paints: DieLook['keys'], key: string): PipCommand | undefined => {
  const pip = paints.find((each) => each.key === key)?.pip;
  return pip === undefined ? commonCommands.get(key) : { do: 'paint', pip };
};

/** New colour of a pip after a command, or undefined for none. A colour's own key never clears it. */
export const paintOf = (
  command: Extract<PipCommand, { readonly do: 'brush' | 'paint' | 'clear' }>,
  now: string | undefined,
  brush: Brush,
): string | undefined => {
  switch (command.do) {
    case 'brush':
      return strokeOf(now, brush).to;
    case 'paint':
      return command.pip;
    case 'clear':
      return undefined;
  }
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ahead = (from: Spot, to: Spot, towards: Direction): readonly [along: number, aside: number] => {
  const right = to.x - from.x;
  const down = to.y - from.y;
  switch (towards) {
    case 'left':
      return [-right, Math.abs(down)];
    case 'right':
      return [right, Math.abs(down)];
    case 'up':
      return [-down, Math.abs(right)];
    case 'down':
      return [down, Math.abs(right)];
  }
};

/**
 * Where an arrow key leads from one spot: the nearest spot in that direction, what lies straight ahead before what
 * lies aside; what lies rather aside than ahead does not count. Undefined at the edge.
 */
export const nextSpot = (spots: readonly Spot[], at: number, towards: Direction): number | undefined => {
  const from = spots[at];
  if (!from) return undefined;
  let best: number | undefined;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [along, aside] = ahead(from, spot, towards);
    if (index === at || along <= 1 || aside > 2 * along) return;
    const cost = along + 2 * aside;
    if (cost >= least) return;
    least = cost;
    best = index;
  });
  return best;
};
