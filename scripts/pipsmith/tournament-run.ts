import { join } from 'node:path';
import { tournamentMessages as say } from '#words/messages/tournament';
import type { PlayerSetting } from '@/lib/simulation/player-setting';
import type { Terms } from '@/lib/simulation/tournament/tournament';
import type { Arguments } from './arguments';
import { codeOf } from './output';
import { watchMeet, type QueueCall } from './queue/watch-meet';
import { reportOnTournament } from './report';
import { notify, refuse, resultJson, show, type ExitCode } from './terminal';
import type { ResultsFile } from './tournament-file';
import { playMeet, playOnThisMachine, type Meet, type MeetProblem } from './tournament-play';
import { Report } from './tournament-report';

/** Settings that a call asks for. */
export interface TournamentCall {
  readonly folder: string;
  readonly output: string;
  readonly terms: Terms;
  readonly player: PlayerSetting;
  /** Matches of each pair. */
  readonly rounds: number;
  readonly threads: number | undefined;
  readonly queue: QueueCall | undefined;
}

const problemOf = (problem: MeetProblem, { output }: TournamentCall, kept: number): string => {
  const file = join(output, 'matches.jsonl');
  switch (problem.problem) {
    case 'not-written':
      return say.notWritten(file, codeOf(problem.error), kept);
    case 'workers-lost':
      return say.threadsLost(problem.detail, file, kept);
    case 'queue':
      return say.queueEnded(problem.detail, file, kept);
    case 'stopped':
      return say.stopped(file, kept);
  }
};

/** Plays the missing matches, prints the table, and writes table, matrix and picture; at its end the report too. */
export const playTournament = async (
  call: TournamentCall,
  meet: Meet,
  file: ResultsFile,
  args: Arguments,
): Promise<ExitCode> => {
  const { missing } = new Report(meet);
  if (file.before.length > 0) notify(say.goesOn(meet.fixtures.length - missing, missing));
  const watched = await watchMeet(args, call.queue, meet, say.progress);
  if (!watched.ok) return refuse(watched.error);
  const { orders, step, end } = watched.value;
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  const { brokeOff, problem } = await playMeet(
    meet,
    file,
    step,
    stop,
    orders ?? playOnThisMachine(call.threads),
  );
  process.off('SIGINT', interrupt);
  await end();
  notify(...brokeOff);
  const report = new Report(meet);
  if (args.has('json')) resultJson(report.inJson());
  else show(report.inWords());
  const written = await report.write(call.output);
  notify(written.ok ? say.written(written.value) : written.error);
  if (report.missing === 0) {
    const looked = await reportOnTournament(meet.system, meet.contestants, call.output);
    notify(looked.ok ? say.written(looked.value) : looked.error);
  }
  if (problem) notify(problemOf(problem, call, meet.fixtures.length - report.missing));
  return problem || brokeOff.length > 0 || !written.ok ? 2 : 0;
};
