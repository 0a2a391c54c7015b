import { describe, expect, test } from 'vitest';
import { friendsIn, onlinePlayers, withPlayer } from './online-players';

const none = [undefined, undefined, undefined, undefined];

describe('the players of a match online', () => {
  test.each([
    ['a duel against the computer is one against a friend', [0, 1], ['greedy'], [], ['0', '1']],
    ['each side is one person’s', [0, 1, 0, 1], [], [], ['0', '1', '0', '1']],
    ['computers that were chosen stay', [0, 1, 2, 3], [, 'search'], [], ['0', 'search', '1', '2']],
    ['so do they where the first hero is one’s', [0, 1, 2], [, , 'random'], [], ['0', '1', 'random']],
    ['without anybody for the host they go', [0, 1], ['greedy', undefined], [], ['0', '1']],
    ['what was chosen for the match online goes first', [0, 1, 2], [, 'search'], [, '1'], ['0', '1', '2']],
    ['friends count without a gap', [0, 1, 2, 3], [], [, , '1', 'greedy'], ['0', '1', '1', 'greedy']],
  ] as const)('%s', (_, usual, computers, chosen, players) => {
    const fill = <T>(some: readonly (T | undefined)[]) => [...some, ...none].slice(0, usual.length);
    expect(
      onlinePlayers(usual, fill<'greedy' | 'search' | 'random'>(computers), fill<string>(chosen)),
    ).toEqual(players);
  });

  test.each([
    ['two change places', ['0', '1'], [0], '1', ['1', '0']],
    ['and back', ['1', '0'], [0], '0', ['0', '1']],
    ['two teams do, too', ['0', '1', '1', '1'], [0], '1', ['1', '0', '0', '0']],
    ['a computer changes nothing else', ['0', '1'], [1], 'greedy', ['0', 'greedy']],
    ['of three nobody else is moved', ['0', '1', '2'], [0], '2', ['2', '1', '2']],
    ['a number that nobody has any more is closed', ['0', '1', '2'], [1], 'search', ['0', 'search', '1']],
  ] as const)('%s', (_, before, places, value, after) => {
    expect(withPlayer(before, places, value)).toEqual(after);
  });

  test('are counted by their friends', () => {
    expect(friendsIn(['0', '1', 'greedy', '1', '2'])).toBe(2);
    expect(friendsIn(['0', 'search'])).toBe(0);
  });
});
