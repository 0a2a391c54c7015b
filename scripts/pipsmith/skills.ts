import { commandLineMessages } from '@/lib/messages/command-line';
import { open, partOf, systemIds } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { figuresOfVocabulary } from '@/lib/systems/vocabulary';
import { parseArguments } from './arguments';
import { resultJson, show, wrongCall, type Command, type ExitCode } from './terminal';

/** Vocabulary of each game's skills; see docs/command-line.md. */
const stats = async (ids: readonly SystemId[], asJson: boolean): Promise<ExitCode> => {
  await open(ids, 'vocabulary');
  const all = ids.flatMap((id) => {
    const vocabulary = partOf(id, 'vocabulary');
    return vocabulary ? [{ system: id, ...figuresOfVocabulary(vocabulary), ...vocabulary }] : [];
  });
  if (asJson) resultJson(all);
  else show(all.flatMap((one) => commandLineMessages.vocabulary(one.system, one, one)).join('\n'));
  return 0;
};

/** Every skill of one game or of all; see docs/command-line.md. */
export const skills: Command = async (args) => {
  const parsed = parseArguments(args, {
    json: { type: 'boolean' },
    stats: { type: 'boolean' },
    system: { type: 'string' },
  });
  if (!parsed.ok) return wrongCall('skills', parsed.error);
  if (parsed.value.operands.length > 0) return wrongCall('skills', commandLineMessages.noOperands);
  const system = parsed.value.value('system');
  if (system !== undefined && !systemIds.includes(system))
    return wrongCall('skills', commandLineMessages.badSystem(system, systemIds));
  const ids = system === undefined ? systemIds : [system];
  if (parsed.value.has('stats')) return stats(ids, parsed.value.has('json'));
  await open(ids, 'skills');
  const all = ids.flatMap((id) => partOf(id, 'skills')?.map((skill) => ({ ...skill, system: id })) ?? []);
  if (parsed.value.has('json')) {
    // Keys and order of docs/command-line.md.
    resultJson(
      all.map(({ id, name, system: of, school, ...more }) => ({ id, name, system: of, school, ...more })),
    );
  } else {
    const width = Math.max(0, ...all.map(({ id }) => id.length));
    show(
      all
        .map(
          ({ id, tier = '', name, class: kind }) =>
            `${id.padEnd(width)}  ${tier.padEnd(8)}  ${name} (${kind})`,
        )
        .join('\n'),
    );
  }
  return 0;
};
