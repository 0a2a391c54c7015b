import type { MatchContext } from '../state/match-context';

/** Players of the highest roll, the others out; ties roll again. */
const first = (match: MatchContext, players: readonly number[]): number => {
  let left = players;
  while (left.length > 1) {
    const rolls = left.map((player) => {
      const face = match.host.draw('dice', 6, player, 'first') + 1;
      match.host.emit({ type: 'first-roll', player, face });
      return { player, face };
    });
    const best = Math.max(...rolls.map(({ face }) => face));
    left = rolls.filter(({ face }) => face === best).map(({ player }) => player);
  }
  return left[0] ?? 0;
};

/**
 * The order of play: a die each, the highest begins, then the others round the table, teams by turns as far as there
 * are players of each.
 */
export const orderOf = (match: MatchContext): readonly number[] => {
  const { players, teams } = match.s.setting;
  const seats = [...new Set(players)];
  const begins = first(match, seats);
  const from = seats.indexOf(begins);
  const round = [...seats.slice(from), ...seats.slice(0, from)];
  const teamOf = (player: number): number => teams[players.indexOf(player)] ?? 0;
  const queues = new Map<number, number[]>();
  for (const player of round) queues.set(teamOf(player), [...(queues.get(teamOf(player)) ?? []), player]);
  const most = Math.max(...[...queues.values()].map(({ length }) => length));
  const order: number[] = [];
  for (let nth = 0; nth < most; nth += 1)
    for (const queue of queues.values()) order.push(...queue.slice(nth, nth + 1));
  return order;
};
