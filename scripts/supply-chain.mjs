// npm run supply-chain: checks that every package has a hash and an acceptable licence. --fill asks the
// registry for hashes missing from the lockfile, and writes those it knows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, runChild } from './set-up/children.mjs';
import { allowances, integrityFaults, licenceFaults, withoutIntegrity } from './set-up/supply-chain.mjs';

const file = join(root, 'package-lock.json');
/** @type {{ packages: Record<string, import('./set-up/supply-chain.mjs').Entry> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'));

const fill = async () => {
  for (const name of withoutIntegrity) {
    const entry = lock.packages[`node_modules/${name}`];
    if (!entry || entry.integrity !== undefined) continue;
    const [command, args] = npm(['view', `${name}@${entry.version}`, 'dist.integrity']);
    const { ok, output } = await runChild(command, args, { quiet: true, seconds: 60 });
    const integrity = ok ? /sha512-[\w+/]+=*/.exec(output)?.[0] : undefined;
    console.log(`${name}: ${integrity ?? 'this registry does not have it'}`);
    if (integrity === undefined) continue;
    const { version = '', ...rest } = entry;
    lock.packages[`node_modules/${name}`] = { version, integrity, ...rest };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log('Remove the ones found from the list in scripts/set-up/supply-chain.mjs.');
};

if (process.argv[2] === '--fill') await fill();
else {
  const faults = [...integrityFaults(lock.packages), ...licenceFaults(lock.packages)];
  console.log(`Without integrity, only on other systems: ${withoutIntegrity.join(', ')}.`);
  for (const { packages, license, because } of allowances)
    console.log(`${license || 'No licence named'}, ${packages.source}: ${because}.`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
