import { parseArgs } from 'node:util';
import { attacks } from './attack/attacks';
import { soak } from './attack/soak';
import { isMet, line, type Figure } from './bench/figure';
import { openSite } from './set-up/site';

/** s of `--soak` where nobody says how long. */
const usualSoak = 600;

/**
 * `npm run attack`: what a hostile client would do, bounded and only against a server on this machine; compares the
 * figures with the promises. Ends with 1 when a promise is broken. `npm run attack -- leaving queries`: only these.
 * `npm run attack -- --soak`: everything at once for ten minutes; `--soak --seconds 60`: for one.
 */
const readCall = () => {
  const { values, positionals } = parseArgs({
    options: { soak: { type: 'boolean' }, seconds: { type: 'string' } },
    allowPositionals: true,
  });
  const seconds = Number(values.seconds ?? usualSoak);
  const wanted = positionals.map((name) => name.toLowerCase());
  const unknown = wanted.find((name) => !attacks.some(({ on }) => on.toLowerCase() === name));
  if (unknown !== undefined)
    throw new RangeError(
      `There is no attack named "${unknown}": name some of ${attacks.map(({ on }) => on.toLowerCase()).join(', ')}.`,
    );
  if (!(seconds > 0)) throw new RangeError('--seconds needs a number of seconds.');
  const isSoak = values.soak === true || values.seconds !== undefined;
  const chosen = attacks.filter(
    ({ on }) => wanted.includes(on.toLowerCase()) || (wanted.length === 0 && !isSoak),
  );
  return { chosen, soakSeconds: isSoak ? seconds : undefined };
};

const show = (heading: string, figures: readonly Figure[]): void => {
  console.log(`\n${heading}`);
  for (const figure of figures) {
    console.log(line(figure));
    if (!isMet(figure)) process.exitCode = 1;
  }
};

const { chosen, soakSeconds } = readCall();
const site = await openSite();
if (!site) process.exitCode = 1;
else {
  try {
    const { hostname } = new URL(site.url);
    if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
      throw new RangeError(`${hostname} is another machine: attack your own.`);
    for (const { on, figures } of chosen) show(on, await figures(site));
    if (soakSeconds !== undefined) show('Soak', await soak(site, soakSeconds));
  } finally {
    await site.close();
  }
}
