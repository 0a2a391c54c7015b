// Vitest reporter that counts the tests, names each failure, and records how long each file takes.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './children.mjs';

/**
 * @typedef {{ name: string, project: string, seconds: number }} TimedFile
 * @typedef {{ passed: number, failures: readonly string[], files: readonly TimedFile[] }} ReportOfTests
 *   failures: a line each, also for hooks, files that don't load, and errors outside of tests
 * @typedef {{ message: string }} TestError
 * @typedef {{ name: string, errors: () => readonly TestError[] }} Suite
 * @typedef {{ fullName: string, result: () => { state: string, errors?: readonly TestError[] | undefined } }} Test
 * @typedef {{ moduleId: string, errors: () => readonly TestError[],
 *   children: { allTests: () => Iterable<Test>, allSuites: () => Iterable<Suite> } }} TestModule
 *   the parts that are read of Vitest's module
 */

/** @param {string} moduleId */
const nameOf = (moduleId) => relative(root, moduleId).replaceAll('\\', '/');

/** @param {readonly TestError[]} errors */
const reasonOf = (errors) => errors[0]?.message.split('\n', 1)[0] ?? 'no reason given';

/**
 * @param {readonly TestModule[]} modules
 * @param {readonly TestError[]} outside errors that belong to no test
 * @returns {Omit<ReportOfTests, 'files'>}
 */
export const countTests = (modules, outside) => {
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const module of modules) {
    /** @type {(name: string, errors: readonly TestError[] | undefined) => void} */
    const fail = (name, errors = []) =>
      failures.push(`${nameOf(module.moduleId)}${name}: ${reasonOf(errors)}`);
    if (module.errors().length > 0) fail('', module.errors());
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) fail(` > ${suite.name}`, suite.errors());
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') fail(` > ${test.fullName}`, errors);
    }
  }
  return {
    passed,
    failures: [...failures, ...outside.map((error) => `outside of tests: ${reasonOf([error])}`)],
  };
};

/** Counts the loading of modules in a file's time: for many that is most of it. */
export default class Reporter {
  /** @type {TimedFile[]} */
  files = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
    this.files.push({
      name: nameOf(module.moduleId),
      project: module.project.name,
      seconds: (duration + collectDuration + setupDuration + prepareDuration) / 1000,
    });
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} errors
   */
  onTestRunEnd(modules, errors) {
    const file = process.env['PIPSMITH_REPORT'];
    if (file !== undefined)
      writeFileSync(file, JSON.stringify({ ...countTests(modules, errors), files: this.files }));
  }
}
