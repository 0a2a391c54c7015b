import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from './build.mjs';
import { counted, sum, summary, type Tally } from './checks.mjs';
import { root } from './children.mjs';
import { isInstalled } from './install.mjs';
import { countJourneys } from './journeys.mjs';
import { countTests, type Suite } from './report-of-tests.mjs';

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
  const error = { message: 'expected 1 to be 2\n  and where' };
  const suite = (name: string, errors = [error]) => ({ name, errors: () => errors });
  const moduleOf = (
    name: string,
    states: readonly string[],
    suites: readonly Suite[] = [],
    errors = [error],
  ) => ({
    moduleId: join(root, name),
    errors: () => errors,
    children: {
      allSuites: () => suites,
      allTests: () =>
        states.map((state, at) => ({
          fullName: `test ${at}`,
          result: () => ({ state, errors: state === 'failed' ? [error] : undefined }),
        })),
    },
  });

  it('names failed tests, hooks, files that do not load, and errors outside of tests', () => {
    const modules = [
      moduleOf('lib/a.test.ts', ['passed', 'failed', 'skipped'], [suite('fine', [])], []),
      moduleOf('lib/b.test.ts', ['skipped', 'passed'], [suite('whose hook fails')], []),
      moduleOf('lib/c.test.ts', []),
    ];
    expect(countTests(modules, [{ message: 'Worker exited' }])).toEqual({
      passed: 2,
      failures: [
        'lib/a.test.ts > test 1: expected 1 to be 2',
        'lib/b.test.ts > whose hook fails: expected 1 to be 2',
        'lib/c.test.ts: expected 1 to be 2',
        'outside of tests: Worker exited',
      ],
    });
  });

  it('names failed journeys, and errors outside of them', () => {
    const spec = (line: number, status: 'expected' | 'unexpected') => ({
      title: 'goes',
      file: 'a.spec.ts',
      line,
      tests: [{ status }],
    });
    const suites = [{ specs: [spec(1, 'expected'), spec(9, 'unexpected')] }];
    const report = { suites, stats: { expected: 5, flaky: 1 }, errors: [{ message: 'no server\nat' }] };
    expect(countJourneys(report)).toEqual({
      passed: 6,
      failures: ['a.spec.ts:9 goes', 'journeys: no server'],
    });
  });

  it.each([
    ['a runner that leaves no report', false, undefined, 0, ['unit: no report']],
    ['a runner that claims success without a report', true, undefined, 0, ['unit: no report']],
    [
      'a runner that fails after its last test',
      false,
      { passed: 3, failures: [] },
      3,
      ['unit: ended with an error after its last test'],
    ],
    ['a runner with a failure', false, { passed: 3, failures: ['a'] }, 3, ['a']],
    ['a runner that passes', true, { passed: 3, failures: [] }, 3, []],
  ])('takes %s for what it is', async (_, ok, report, passed, failures) => {
    const run = (file: string) => {
      if (report !== undefined) writeFileSync(file, JSON.stringify(report));
      return Promise.resolve({ ok });
    };
    const same = (tally: Tally) => tally;
    expect(await counted('unit', run, same)).toEqual({ passed, failures });
  });

  it('ends with what failed, by name, and one line that counts', () => {
    const tallies = [
      { passed: 1, failures: [] },
      { passed: 40, failures: ['lint', 'a.spec.ts:9 goes'] },
    ];
    expect(summary(sum(tallies))).toBe('Failed:\n  lint\n  a.spec.ts:9 goes\n\n41 passed, 2 failed');
    expect(summary(sum(tallies.slice(0, 1)))).toBe('1 passed, 0 failed');
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
