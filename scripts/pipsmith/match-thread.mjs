// A thread of `pipsmith simulate`: loads TypeScript, then plays what it is told.
import '../set-up/typescript.mjs';

const { serve } = await import('./match-thread-serve');
serve();
