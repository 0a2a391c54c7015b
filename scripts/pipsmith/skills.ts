import { words } from '@/lib/messages/index';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { parseArguments } from './arguments';
import { resultJson, show, wrongCall, type Command } from './terminal';

/** Every skill of one game or of all; contract "Command line". */
export const skills: Command = async (args) => {
  const parsed = parseArguments(args, { json: { type: 'boolean' }, system: { type: 'string' } });
  if (!parsed.ok) return wrongCall('skills', parsed.error);
  if (parsed.value.operands.length > 0) return wrongCall('skills', words.commandLine.noOperands);
  const system = parsed.value.value('system');
  if (system !== undefined && !systemIds.includes(system))
    return wrongCall('skills', words.commandLine.badSystem(system, systemIds));
  const ids = system === undefined ? systemIds : [system];
  await open(ids, 'skills');
  const all = ids.flatMap((id) => partOf(id, 'skills')?.map((skill) => ({ ...skill, system: id })) ?? []);
  if (parsed.value.has('json')) {
    // The contract's keys in the contract's order.
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
