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

/** A room with a line in each of its two seats. */
export const pairOf = async (site: Site, from: string, friendFrom = from) => {
  const keys = anyKeys();
  const owner = await ownLine(site.url, from);
  owner.say(makeMessage(keys));
  await owner.hears(isEntries);
  const friendKeys: Keys = { ...keys, key: anyId() };
  const friend = await ownLine(site.url, friendFrom);
  friend.say(helloMessage(friendKeys));
  await friend.hears(isEntries);
  friend.say(putMessage(1, 'sit', 'a hero'));
  await owner.hears((message) => message.say === 'entries' && message.from === 1);
  return { keys, friendKeys, owner, friend };
};
