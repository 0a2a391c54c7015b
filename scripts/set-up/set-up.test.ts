import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from './build.mjs';
import { counted, countPlaywright, countVitest, sum, summary } from './checks.mjs';
import { root } from './children.mjs';
import { isInstalled } from './install.mjs';

interface Entry {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};

describe('the lockfile', () => {
  it('holds the parts for every system, without which npm ci refuses it', () => {
    const missing = Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          lock.packages[`${folder}/node_modules/${name}`] === undefined &&
          lock.packages[`node_modules/${name}`] === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that each machine asks its own', () => {
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('is installed where tests run', () => expect(isInstalled()).toBe(true));
});

describe('counting over runners', () => {
  it('counts Vitest, and a file that does not load as one failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it('counts Playwright, and errors outside of tests', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2 });
  });

  it.each([
    ['a runner that leaves no report', false, undefined, { passed: 0, failed: 1 }],
    ['a runner that claims success without a report', true, undefined, { passed: 0, failed: 1 }],
    ['a runner that fails after its last test', false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['a runner that passes', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ])('takes %s for what it is', async (_, ok, report, tally) => {
    const run = (file: string) => {
      if (report !== undefined) writeFileSync(file, JSON.stringify(report));
      return Promise.resolve({ ok });
    };
    expect(await counted(run, (counts: typeof tally) => counts)).toEqual(tally);
  });

  it('adds up to the one line that ends a run', () => {
    const tallies = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ];
    expect(summary(sum(tallies))).toBe('41 passed, 2 failed');
  });
});

describe('the port', () => {
  it.each([undefined, '127.0.0.1'])('is the next one when a listener on %s has it', async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
    const { port } = server.address() as AddressInfo;
    const free = await freePort(port);
    server.close();
    expect(free).toBeGreaterThan(port);
  });

  it('is never beyond the last one', async () => expect(await freePort(65536)).toBeUndefined());
});
