import { decodeText } from '@/lib/file-bytes';
import { simulateMessages as say } from '#words/messages/simulate';
import { messages } from '@/lib/messages/index';
import { commandLineMessages } from '@/lib/messages/command-line';
import { endOf, hashOfEnds } from '@/lib/simulation/series';
import { matchPartOf } from '@/lib/simulation/contest';
import { logOf, readMatch, type ReadReplay, type ReplayProblem } from '@/lib/simulation/replay-file';
import { linkedPage } from '@/lib/share/index';
import { textOfFragment } from '@/lib/session/match-link';
import { readSavedReplay, type SavedProblem } from '@/lib/session/saved-match';
import { err, ok, type Result } from '@/lib/result';
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

/** A replay that was changed is a different fault from a file that isn't a replay. */
const changed: readonly ReplayProblem['fault'][] = [
  'other-header',
  'impossible-choice',
  'another-end',
  'other-choices',
];

/** The replay of a match's link, which holds it whole. */
const readLink = (link: string): Result<ReadReplay, SavedProblem> => {
  const text = textOfFragment(link.slice(link.indexOf('#') + 1).trim());
  return text === undefined ? err({ fault: 'no-match' }) : readSavedReplay(text);
};

/** Content of a call's file or link; an error is a sentence. */
const namedBy = async (operand: string): Promise<Result<string, string>> => {
  if (linkedPage(operand) === 'match') return ok(operand);
  const bytes = await readBytes(operand, mostMegabytes * 1_000_000);
  if (!bytes.ok) return bytes;
  const { inFile } = commandLineMessages;
  if (bytes.value.length > mostMegabytes * 1_000_000)
    return err(inFile(operand, say.replayTooLarge(mostMegabytes)));
  const text = decodeText(bytes.value);
  if (!text.ok && text.error.encoding !== undefined)
    return err(inFile(operand, messages.files.otherEncoding(text.error.encoding)));
  // A file that is no text at all is no replay either.
  return ok(text.ok ? text.value : '');
};

/** Plays a replay again; see docs/command-line.md. */
export const replay: Command = async (args) => {
  const call = oneOperand(
    parseArguments(args, { json: { type: 'boolean' }, log: { type: 'boolean' } }),
    say.replayMissing,
    say.oneReplay,
  );
  if (!call.ok) return wrongCall('replay', call.error);
  const { operand } = call.value;
  const named = await namedBy(operand);
  if (!named.ok) return refuse(named.error);
  // A hero in a replay may have any name.
  const isLink = !named.value.trimStart().startsWith('{') && linkedPage(named.value) === 'match';
  const inIt = (sentence: string): string =>
    named.value === operand ? sentence : commandLineMessages.inFile(operand, sentence);
  const refused = (problem: SavedProblem): ExitCode => {
    notify(inIt(problem.fault === 'no-match' ? say.brokenLink : say.replayProblem(problem)));
    return changed.some((fault) => fault === problem.fault) ? 1 : 2;
  };
  const read = await opening(() => (isLink ? readLink(named.value) : readMatch(named.value)));
  if (!read.ok) return refused(read.error);
  const log = logOf(read.value);
  if (!log.ok) return refused(log.error);
  const { encounter, replay: written } = read.value;
  if (written.headerHash === undefined) notify(inIt(say.noHeaderHash));
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
