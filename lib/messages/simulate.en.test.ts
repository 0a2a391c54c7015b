import { expect, test } from 'vitest';
import { logOf, readMatch, replayOf } from '@/lib/simulation/replay-file';

import { playNth } from '@/lib/simulation/series';
import { samples } from '@/lib/simulation/testing';
import { firstSystem } from '@/lib/systems/open';
import { simulateMessages as simulate } from '#words/messages/simulate';

test('the log of a match as text is indented, phase by phase', () => {
  const sheets = samples.slice(0, 2);
  const random = sheets.map(() => ({ plays: 'random' as const }));
  const contest = { system: firstSystem, sheets, scenario: 'all-out-carnage', map: 'arena', isLenient: true };
  const recorded = playNth({ ...contest, seed: 2, players: random }, 0, () => 0);
  const read = recorded.ok ? readMatch(replayOf(recorded.value)) : undefined;
  const log = read?.ok ? logOf(read.value) : undefined;
  if (!log?.ok) throw new Error('no log');
  expect(simulate.logText(log.value.lines)).toMatch(/^Phase 1\n {2}[^\n]+\n {4}[^\n]+ .+\n/);
});
