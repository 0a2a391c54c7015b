import {
  anyId,
  anyKeys,
  helloMessage,
  isEntries,
  makeMessage,
  ownLine,
  putMessage,
  type Keys,
  type RoomLine,
} from '../bench/room-lines';
import type { Site } from '../set-up/site';

export const isLine = (line: RoomLine | number): line is RoomLine => typeof line !== 'number';

/** A connection that has asked for a room, with its own key. */
export const guestAt = async (
  site: Site,
  from: string,
  room: Keys,
): Promise<{ readonly keys: Keys; readonly line: RoomLine }> => {
  const keys = { ...room, key: anyId() };
  const line = await ownLine(site.url, from);
  line.say(helloMessage(keys));
  return { keys, line };
};

/** A room, with the connection of whoever made it. @param more in addition to the usual parts of a room */
export const roomFrom = async (
  site: Site,
  from: string,
  seats = 2,
  more: (keys: Keys) => object = () => ({}),
): Promise<{ readonly keys: Keys; readonly owner: RoomLine }> => {
  const keys = anyKeys();
  const owner = await ownLine(site.url, from);
  owner.say({ ...makeMessage(keys, seats), ...more(keys) });
  await owner.hears(isEntries);
  return { keys, owner };
};

/** A room with a line in each of its two seats. */
export const pairOf = async (site: Site, from: string, friendFrom = from) => {
  const { keys, owner } = await roomFrom(site, from);
  const { keys: friendKeys, line: friend } = await guestAt(site, friendFrom, keys);
  await friend.hears(isEntries);
  friend.say(putMessage(1, 'sit', 'a hero'));
  await owner.hears((message) => message.say === 'entries' && message.from === 1);
  return { keys, friendKeys, owner, friend };
};
