// A thread of `pipsmith simulate`: loads TypeScript, then plays the matches it is given. A bundle needs no TypeScript.
import '../set-up/typescript.mjs';

await import('./match-thread-serve');
