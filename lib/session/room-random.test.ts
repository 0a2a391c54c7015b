import { beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../match/hash';
import { firstSystem, open } from '../systems/open';
import { runs } from '../testing/runs';
import { peopleIn, type RoomPlayer } from './room-offer';
import { hashNow } from './room-plays';
import { offered, playedRoom, present, sessionOf, type Playing } from './room-testing';

beforeAll(() => open([firstSystem], 'match', 'play'));

const normal: RoomPlayer = { plays: 'greedy' };

/** All devices know the same entries, and make the same match of them. */
const expectAlike = (players: readonly Playing[]): void => {
  for (const { client } of players)
    expect(client.view()).toMatchObject({ line: 'live', refusal: undefined, isSending: false });
  const { entries } = present(players[0]).client.view();
  for (const { client } of players) expect(client.view().entries).toEqual(entries);
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const ends = players.map(({ match }) => present(match));
  for (const { differs, unfit } of ends) expect([differs, unfit]).toEqual([false, 0]);
  const told = ends.map((match) => [hashNow(sessionOf(match)), hashOf(sessionOf(match).history.choices)]);
  expect(new Set(told.map((each) => each.join())).size).toBe(1);
};

describe('rooms with random disconnects, spells without a network and restarts of the server', () => {
  test.each(Array.from({ length: runs(200) }, (_, nth) => nth + 1))(
    'room %i ends with the same match on both sides',
    (seed) => expectAlike(playedRoom(seed, 2, offered(), 40)),
  );

  test.each(
    Array.from({ length: runs(60) }, (_, nth) => nth + 1).map((seed) => {
      const rooms = [
        { scenario: 'all-out-carnage', players: [0, 1, 2] },
        { players: [0, 1, normal, normal], teams: [0, 0, 1, 1] },
        { players: [0, normal, 1, 2], teams: [0, 1, 0, 1] },
        { scenario: 'all-out-carnage', players: [0, 1, 2, normal] },
        { players: [0, 1, 2, 3, 4, 5, 6, 7], teams: [0, 0, 0, 0, 1, 1, 1, 1] },
      ];
      const room = present(rooms[seed % rooms.length]);
      return [seed, room.players.length, room] as const;
    }),
  )('room %i with %i heroes of people and computers ends with the same match everywhere', (seed, _, room) => {
    expectAlike(playedRoom(1000 + seed, peopleIn(room.players), offered(room), 50));
  });
});
