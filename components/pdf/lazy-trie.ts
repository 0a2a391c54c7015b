import UnicodeTrie from 'unicode-trie/index.js';

/**
 * Stands in the browser in the place of `unicode-trie`: a table of the PDF library's is unpacked when it is first asked.
 * Most of them are for scripts that no card is written in, and to unpack all took as long as to draw a card.
 */
export default class LazyTrie {
  readonly #packed: Uint8Array;
  #trie: UnicodeTrie | undefined;

  constructor(packed: Uint8Array) {
    this.#packed = packed;
  }

  /** What the table says of a code point. */
  get(codePoint: number): number {
    this.#trie ??= new UnicodeTrie(this.#packed);
    return this.#trie.get(codePoint);
  }
}
