import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Entry, Unsealed } from './entry';

const hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A key as the room keeps it: enough to recognise it, not to use it. */
export const hashOfKey = (key: string): string => hex(`pipsmith key ${key}`);

/** The link of an empty list. */
export const noLink = '';

/** Binds an entry to all before it: the same link means the same list up to here. */
export const linkAfter = (link: string, { id, at, kind, seat, what, time, seed }: Unsealed): string =>
  hex(JSON.stringify([link, id, at, kind, seat, what, time, seed]));

/** The server's seal on a list that ends with a link, in the room of that id. */
export const sealOf = (secret: Uint8Array, room: string, link: string): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(`${room} ${link}`)));

/** In the same time wherever two texts of the same length differ. */
const isSame = (one: string, other: string): boolean => {
  let differing = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) differing |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differing === 0;
};

/** Whether the server with this secret put this entry here. @param before link of the list before it */
export const isSealed = (secret: Uint8Array, room: string, before: string, entry: Entry): boolean =>
  isSame(entry.seal, sealOf(secret, room, linkAfter(before, entry)));
