// Property tests draw the same cases in every run, so that a red test stays red. PIPSMITH_SEED=N draws others.
import { configureGlobal } from 'fast-check';

configureGlobal({
  seed: Number(process.env['PIPSMITH_SEED'] ?? 2011),
  // A property that fails may take hours to find its shortest case: after four minutes it tells the shortest so far.
  ...(process.env['PIPSMITH_RUNS'] === 'all' ? {} : { interruptAfterTimeLimit: 240_000 }),
});
