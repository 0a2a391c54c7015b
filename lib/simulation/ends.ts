import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText } from '../match/hash';

/** In UTF-8, as 64 hexadecimal digits: the same in Node, a worker and a page. */
const hexOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 over everything in a situation: the same wherever the match is played. */
export const endOf = (situation: object): string => hexOf(canonicalText(situation));

/** SHA-256 over the ends of matches in their order, however many threads played them. */
export const hashOfEnds = (ends: readonly string[]): string => hexOf(ends.join('\n'));
