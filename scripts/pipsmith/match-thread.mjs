// A thread of `pipsmith simulate`: loads TypeScript, then plays each match that it is told to. In a bundle it is one already.
import '../set-up/typescript.mjs';

await import('./match-thread-serve');
