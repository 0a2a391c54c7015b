// A reporter of Vitest that writes down how long the test files of each project take, and which files take longest.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './children.mjs';

/** @typedef {{ name: string, project: string, seconds: number }} TimedFile */

/** Loading a file's modules counts: it is most of what many files take. */
export default class TimesOfTests {
  /** @type {TimedFile[]} */
  files = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
    this.files.push({
      name: relative(root, module.moduleId).replaceAll('\\', '/'),
      project: module.project.name,
      seconds: (duration + collectDuration + setupDuration + prepareDuration) / 1000,
    });
  }

  onTestRunEnd() {
    const file = process.env['PIPSMITH_TIMES'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.files));
  }
}
