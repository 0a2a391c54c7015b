import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { npm, root, runChild } from './children.mjs';
import { integrityFaults, licenceFaults, withoutIntegrity, type Entry } from './supply-chain.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry & { readonly dev?: boolean }>>;
};

/** The lockfile with another entry, or one of its own changed. */
const withEntry = (folder: string, change: Entry): Readonly<Record<string, Entry>> => ({
  ...packages,
  [folder]: { ...packages[folder], ...change },
});

const without = (entry: Entry | undefined): Entry =>
  Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => name !== 'integrity'));

describe('the lockfile', () => {
  it('names every package by its hash, but for those that are listed by name', () => {
    expect(integrityFaults(packages)).toEqual([]);
    expect(withoutIntegrity).toHaveLength(27);
  });

  it('is refused when another package has no hash', () => {
    const changed = { ...packages, 'node_modules/comlink': without(packages['node_modules/comlink']) };
    expect(integrityFaults(changed)).toEqual([expect.stringMatching(/^comlink@[\d.]+ has no integrity/)]);
    const nested = withEntry('node_modules/next/node_modules/left-pad', { version: '1.3.0', license: 'MIT' });
    expect(integrityFaults(nested)).toEqual([expect.stringMatching(/^left-pad@1\.3\.0 has no integrity/)]);
  });

  it('is refused when one of the listed would be installed everywhere, or has its hash by now', () => {
    const [name = ''] = withoutIntegrity;
    const folder = `node_modules/${name}`;
    expect(integrityFaults(withEntry(folder, { optional: false }))).toEqual([
      `${name} has no integrity, and would be installed on every system.`,
    ]);
    expect(integrityFaults(withEntry(folder, { integrity: 'sha512-x' }))).toEqual([
      `${name} now has an integrity hash, or is gone: remove it from the list.`,
    ]);
  });

  it.each([
    ['GPL-3.0-only', /^comlink is under GPL-3\.0-only\.$/],
    ['MIT AND SSPL-1.0', /^comlink is under SSPL-1\.0\.$/],
    ['MPL-2.0', /^comlink is under MPL-2\.0\.$/],
    ['', /^comlink names no licence\.$/],
  ])('has licences that fit; %j would not', (license, sentence) => {
    expect(licenceFaults(packages)).toEqual([]);
    expect(licenceFaults(withEntry('node_modules/comlink', { license }))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });
});

interface Component {
  readonly purl: string;
  readonly hashes?: readonly unknown[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

describe('the list of components', () => {
  it('is CycloneDX and names every package with its hash, and which of them are tools alone', async () => {
    const [command, args] = npm(['run', '--silent', 'sbom']);
    const { ok, output } = await runChild(command, args, { quiet: true });
    expect(ok).toBe(true);
    const list = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      readonly bomFormat: string;
      readonly components: readonly Component[];
    };
    expect(list.bomFormat).toBe('CycloneDX');
    const named = new Map(list.components.map((one) => [decodeURIComponent(one.purl), one]));
    for (const [folder, { version = '', integrity, dev = false }] of Object.entries(packages)) {
      if (folder === '') continue;
      const purl = `pkg:npm/${folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${version}`;
      const component = named.get(purl);
      const isTool = component?.properties?.some(({ name }) => name === 'cdx:npm:package:development');
      expect([purl, isTool, component?.hashes?.length]).toEqual([
        purl,
        dev,
        integrity === undefined ? undefined : 1,
      ]);
    }
  });
});

describe('--fill', () => {
  it('writes the hashes that the registry knows into the lockfile, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pipsmith-fill-'));
    try {
      for (const part of ['package.json', 'package-lock.json', 'scripts'])
        cpSync(join(root, part), join(folder, part), { recursive: true });
      // A registry that has Next's parts and no others.
      const registry = join(folder, 'npm-cli.cjs');
      writeFileSync(
        registry,
        `if (!process.argv[3].startsWith('@next/')) process.exit(1); console.log('sha512-' + 'a'.repeat(86) + '==');`,
      );
      const { status } = spawnSync(process.execPath, ['scripts/supply-chain.mjs', '--fill'], {
        cwd: folder,
        env: { ...process.env, npm_execpath: registry },
      });
      expect(status).toBe(0);
      const filled = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
        readonly packages: Readonly<Record<string, Entry>>;
      };
      const expected = Object.fromEntries(
        Object.entries(packages).map(([entry, about]) => [
          entry,
          entry.startsWith('node_modules/@next/swc-') && about.integrity === undefined
            ? { ...about, integrity: `sha512-${'a'.repeat(86)}==` }
            : about,
        ]),
      );
      expect(filled.packages).toEqual(expected);
      expect(filled.packages).not.toEqual(packages);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
