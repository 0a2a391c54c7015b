// Vitest reporter that records how long each project's test files take, and which files take longest.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './children.mjs';

/** @typedef {{ name: string, project: string, seconds: number }} TimedFile */

/** Counts the loading of modules too: for many files that is most of the time. */
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
