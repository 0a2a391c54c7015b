import { words } from '@/lib/messages/index';
import { codeOf, failure } from './output';
import { tell } from './terminal';

/**
 * Minds standard output and standard error: after a failed write the program ends with 2 and a sentence, whatever the
 * command comes to. A reader such as `head` that has seen enough is no failure; the command goes on without it.
 */
export const watchOutputs = (): void => {
  const isFailure = (error: Error): boolean => codeOf(error) !== 'EPIPE';
  let isTold = false;
  process.stderr.on('error', (error: Error) => {
    if (isFailure(error)) process.exitCode = 2;
  });
  process.stdout.on('error', (error: Error) => {
    if (!isFailure(error)) return;
    process.exitCode = 2;
    if (!isTold) tell(failure(words.commandLine.standardOutput, error));
    isTold = true;
  });
};
