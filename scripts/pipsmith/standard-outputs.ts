import { words } from '@/lib/messages/index';
import { failure } from './output';

/**
 * Minds standard output and standard error: a failed write ends the program with 2 and a sentence. A reader such as
 * `head` that has seen enough is no failure; the command goes on without it.
 */
export const watchOutputs = (): void => {
  const heed = (mend: (error: NodeJS.ErrnoException) => void) => (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 2;
    mend(error);
  };
  process.stderr.on(
    'error',
    heed(() => process.exit(2)),
  );
  process.stdout.on(
    'error',
    heed((error) => {
      process.stderr.write(`${failure(words.commandLine.standardOutput, error)}\n`, () => process.exit(2));
    }),
  );
};
