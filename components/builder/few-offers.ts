import type { Aim, Miniature } from '@/lib/painted-die/miniature';
import type { MiniaturePart } from '@/lib/systems/miniature-part';
import { open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';

/** Why few heroes that look like a miniature do what was asked for, and the game in which more do. */
export interface FewOffers {
  /** More offers without armour, with empty hands, or without both; otherwise the game has few. */
  readonly why: 'armour' | 'hands' | 'gear' | 'game';
  readonly elsewhere: { readonly game: SystemId; readonly count: number } | undefined;
}

/** Offers that serve the aim come first. */
const countServing = (part: MiniaturePart | undefined, seen: Miniature, aim: Aim): number => {
  const offers = part?.offers(seen, aim, '');
  let count = 0;
  for (let step = offers?.next(); step && step.done !== true && step.value.serves; step = offers?.next())
    count += 1;
  return count;
};

/** The miniature as another game knows it. */
const seenIn = ({ holds }: MiniaturePart, seen: Miniature): Miniature => ({
  ...seen,
  holds: seen.holds.filter((id) => holds.some((each) => each.id === id)),
});

/** @param serving how many do what was asked for */
export const fewBecause = async (
  system: SystemId,
  seen: Miniature,
  aim: Aim,
  serving: number,
): Promise<FewOffers> => {
  await open(systemIds, 'miniature');
  const part = partOf(system, 'miniature');
  const hasMore = (other: Miniature): boolean => countServing(part, other, aim) > serving;
  const others = systemIds.filter((id) => id !== system);
  const counted = others.map((game) => {
    const other = partOf(game, 'miniature');
    return { game, count: other ? countServing(other, seenIn(other, seen), aim) : 0 };
  });
  const best = counted.reduce<FewOffers['elsewhere']>(
    (most, each) => (each.count > (most?.count ?? serving) ? each : most),
    undefined,
  );
  const { shield, holds } = seen;
  const lighter = [
    ['armour', { armour: 'none', shield, holds }],
    ['hands', { armour: seen.armour, shield: false, holds: [] }],
    ['gear', { armour: 'none', shield: false, holds: [] }],
  ] as const;
  const [why] = lighter.find(([, other]) => hasMore(other)) ?? ['game' as const];
  return { why, elsewhere: best };
};
