import { setFlagsFromString } from 'node:v8';

/**
 * Node joins fewer functions when it translates them. The rules are many small functions: joined as usual, most of the
 * time of a thousand matches goes into translating them, and later matches are not played faster for it.
 */
export const inlineLess = (): void => {
  setFlagsFromString('--max-inlined-bytecode-size=150');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
};
