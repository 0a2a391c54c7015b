import { most, residentOf, type Site } from '../set-up/site';
import type { Figure } from './figure';
import { startPlayers } from './room-players';

const rooms = 1000;
const clients = 4;
/** ms between two entries of a room, and of the measurement. */
const pause = 2000;
const measured = 40_000;

/** ms within which this many of a hundred entries reached everybody. */
const percentile = (times: readonly number[], percent: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length * percent) / 100)] ?? 0;

/** A thousand rooms of four who play on; clients and server share the machine. */
export const roomFigures = async (site: Site): Promise<readonly Figure[]> => {
  const before = (await residentOf(site.pid)) ?? 0;
  const peak = most(() => residentOf(site.pid));
  const end = await startPlayers({ site: site.url, rooms, clients, pause, part: 40 });
  await new Promise((resolve) => setTimeout(resolve, measured));
  const { times, lost } = await end();
  const what = `${rooms} rooms of ${clients}, ${times.length} entries`;
  return [
    {
      what: `${what}: until all clients have it, median`,
      value: percentile(times, 50),
      goal: 50,
      unit: 'ms',
    },
    { what: `${what}: until all clients have it, p99`, value: percentile(times, 99), goal: 100, unit: 'ms' },
    { what: `${what}: lost`, value: lost, goal: 0, unit: 'x' },
    { what: `${what}: memory added`, value: (await peak()) - before, goal: 300, unit: 'MB' },
  ];
};
