import { decodeText } from '@/lib/file-bytes';
import { simulateMessages as say } from '#words/messages/simulate';
import { messages } from '@/lib/messages/index';
import { commandLineMessages } from '@/lib/messages/command-line';
import { endOf, hashOfEnds } from '@/lib/simulation/series';
import { matchPartOf } from '@/lib/simulation/contest';
import { logOf, readMatch, type ReplayProblem } from '@/lib/simulation/replay-file';
import { opening } from '@/lib/systems/open';

import { oneOperand, parseArguments } from './arguments';
import { readBytes } from './input';
import {
  refuse,
  resultJson,
  show,
  notify,
  wrongCall,
  type Command,
  type ExitCode,
  visibleIn,
} from './terminal';

/** More than the longest replay with the largest heroes. */
const mostMegabytes = 16;

/** A replay that is not what was written is another thing than what is none. */
const changed: readonly ReplayProblem['fault'][] = [
  'other-header',
  'impossible-choice',
  'another-end',
  'other-choices',
];

const refused = (file: string, problem: ReplayProblem): ExitCode => {
  notify(commandLineMessages.inFile(file, say.replayProblem(problem)));
  return changed.includes(problem.fault) ? 1 : 2;
};

/** Plays a replay again; see docs/command-line.md. */
export const replay: Command = async (args) => {
  const call = oneOperand(
    parseArguments(args, { json: { type: 'boolean' }, log: { type: 'boolean' } }),
    say.replayMissing,
    say.oneReplay,
  );
  if (!call.ok) return wrongCall('replay', call.error);
  const { operand: file } = call.value;
  const bytes = await readBytes(file, mostMegabytes * 1_000_000);
  if (!bytes.ok) return refuse(bytes.error);
  if (bytes.value.length > mostMegabytes * 1_000_000)
    return refuse(commandLineMessages.inFile(file, say.replayTooLarge(mostMegabytes)));
  const text = decodeText(bytes.value);
  if (!text.ok && text.error.encoding !== undefined)
    return refuse(commandLineMessages.inFile(file, messages.files.otherEncoding(text.error.encoding)));
  // What is no text at all is no replay either.
  const read = await opening(() => readMatch(text.ok ? text.value : ''));
  if (!read.ok) return refused(file, read.error);
  const log = logOf(read.value);
  if (!log.ok) return refused(file, log.error);
  const { encounter, replay: written } = read.value;
  if (written.headerHash === undefined) notify(commandLineMessages.inFile(file, say.noHeaderHash));
  const { end } = log.value;
  const { outcome, phase } = matchPartOf(encounter.system).standing(end);
  const report = {
    winner: outcome?.winner ?? null,
    because: outcome?.because ?? '',
    isOver: outcome !== undefined,
    phases: phase,
    decisions: written.choices.length,
    hash: hashOfEnds([endOf(end)]),
  };
  if (call.value.has('json')) resultJson(report);
  else
    show(
      [
        ...(call.value.has('log') ? [say.logText(visibleIn(log.value.lines)), ''] : []),
        say.replayed(visibleIn(encounter), report),
      ].join('\n'),
    );
  return 0;
};
