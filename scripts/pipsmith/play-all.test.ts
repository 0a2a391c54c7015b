import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '@/lib/result';
import type { Contest } from '@/lib/simulation/contest';
import type { PlayerSetting } from '@/lib/simulation/player-setting';
import { samples } from '@/lib/simulation/testing';
import { firstSystem } from '@/lib/systems/open';
import { playAll } from './play-all';
import * as threads from './match-threads';

const ordersOf = (player: PlayerSetting) => {
  const contest: Contest = {
    system: firstSystem,
    sheets: samples.slice(0, 2),
    scenario: 'all-out-carnage',
    map: 'open-field',
    seed: 3,
    players: [{ plays: 'random' }, player],
    isLenient: false,
  };
  return [{ contest, nth: 0 }];
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('plays a few matches in this thread, and gives players who plan ahead to threads that can be stopped at once', async () => {
  const onThreads = vi.spyOn(threads, 'playOnThreads').mockResolvedValue(ok(undefined));
  const played = vi.fn();
  await playAll(ordersOf({ plays: 'random' }), { played });
  expect(played).toHaveBeenCalledTimes(1);
  expect(onThreads).not.toHaveBeenCalled();
  await playAll(ordersOf({ plays: 'search', nodes: 1 }), { played });
  expect(onThreads).toHaveBeenCalledTimes(1);
  expect(played).toHaveBeenCalledTimes(1);
});
