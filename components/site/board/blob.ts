import { chanceOf } from './chance';
import type { Spot } from './outline';

const part = (value: number): string => value.toFixed(2);

/** The rim of something that grows: this many bumps about a middle. */
export const bumpsAt = ({ x, y }: Spot, radius: number, bumps = 8, turn = 0): string => {
  const at = (nth: number): Spot => {
    const angle = turn + (nth * 2 * Math.PI) / bumps;
    return { x: x + Math.cos(angle) * radius * 0.86, y: y + Math.sin(angle) * radius * 0.86 };
  };
  const bump = 2 * radius * 0.86 * Math.sin(Math.PI / bumps) * 0.6;
  const start = at(0);
  return `M${part(start.x)} ${part(start.y)}${Array.from({ length: bumps }, (_, nth) => {
    const to = at(nth + 1);
    return `A${part(bump)} ${part(bump)} 0 0 1 ${part(to.x)} ${part(to.y)}`;
  }).join('')}Z`;
};

/** Something without corners, about so wide. */
export const blobAt = ({ x, y }: Spot, radius: number, seed: number): string => {
  const chance = chanceOf(seed);
  const spots = Array.from({ length: 14 }, (_, nth): Spot => {
    const angle = (nth * 2 * Math.PI) / 14;
    const far = radius * (0.72 + chance() * 0.38);
    return { x: x + Math.cos(angle) * far * 1.35, y: y + Math.sin(angle) * far };
  });
  const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const first = spots[0] ?? { x, y };
  const start = between(spots.at(-1) ?? first, first);
  return `M${part(start.x)} ${part(start.y)}${spots
    .map((spot, nth) => {
      const to = between(spot, spots[(nth + 1) % spots.length] ?? first);
      return `Q${part(spot.x)} ${part(spot.y)} ${part(to.x)} ${part(to.y)}`;
    })
    .join('')}Z`;
};

/** A stone of five or six corners. */
export const stoneAt = ({ x, y }: Spot, radius: number, chance: () => number): string => {
  const corners = 5 + Math.floor(chance() * 2);
  const turn = chance() * 6;
  return `M${Array.from({ length: corners }, (_, nth) => {
    const angle = turn + (nth * 2 * Math.PI) / corners;
    const far = radius * (0.75 + chance() * 0.4);
    return `${part(x + Math.cos(angle) * far)} ${part(y + Math.sin(angle) * far)}`;
  }).join('L')}Z`;
};
