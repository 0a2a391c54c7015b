import type { Json } from '../../../file-fields';
import type { Fighter, Warband } from './warband';

const present = (key: string, value: unknown): Json => (value === undefined ? {} : { [key]: value });

const writeFighter = ({
  name,
  rank,
  stat,
  role,
  minion,
  melee,
  shooter,
  shield,
  notes,
  ...unknown
}: Fighter): Json => ({
  name,
  rank,
  stat,
  ...present('role', role),
  ...(minion && { minion }),
  ...present('melee', melee),
  ...present('shooter', shooter),
  ...(shield && { shield }),
  ...(notes !== '' && { notes }),
  ...unknown,
});

/** The warband for a file, without empty parts; reading it gives the same warband. */
export const writeWarband = ({ format, version, system, name, fighters, ...unknown }: Warband): Json => ({
  format,
  version,
  system,
  name,
  fighters: fighters.map(writeFighter),
  ...unknown,
});
