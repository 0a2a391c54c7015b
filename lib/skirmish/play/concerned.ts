/** Fields of an event that name the figures involved; games name them alike. */
interface Affecting {
  readonly type: string;
  readonly figure?: number;
  readonly target?: number;
  readonly by?: number;
}

/** Events done to a figure, not by it. */
const suffered: ReadonlySet<string> = new Set([
  'damage',
  'loss',
  'condition',
  'aura',
  'affected',
  'barred',
  'down',
  'dead',
  'pushed',
  'resisted',
]);

/** The figures that events have to do with against their will: attacked, hurt, or with somebody new in base contact. */
export const concernedBy = (
  events: readonly object[],
  areFoesInContact: (mover: number) => readonly number[],
): readonly number[] => {
  const found = new Set<number>();
  for (const event of events as readonly Affecting[]) {
    const { type, figure, target } = event;
    if (target !== undefined) found.add(target);
    if (figure === undefined) continue;
    if (suffered.has(type)) found.add(figure);
    if (type === 'moved') for (const other of areFoesInContact(figure)) found.add(other);
  }
  return [...found];
};
