// Order in which Vitest runs the test files.
import { createHash } from 'node:crypto';
import { BaseSequencer } from 'vitest/node';

/** Files that wait for other processes most of their time: at the end, a core would be idle meanwhile. */
const waiting = ['scripts/server/room-store.test.ts', 'scripts/pipsmith/queue/queue.test.ts'];

/** @param {string} file */
const waits = (file) => waiting.some((each) => file.replaceAll('\\', '/').endsWith(each));

/** Those that wait come first, the others in the order of the seed that Vitest prints. */
export class WaitingFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  sort(files) {
    const { seed } = this.ctx.config.sequence;
    const place = new Map(
      files.map(({ moduleId }) => [moduleId, createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')]),
    );
    return Promise.resolve(
      [...files].sort(
        (one, other) =>
          Number(waits(other.moduleId)) - Number(waits(one.moduleId)) ||
          ((place.get(one.moduleId) ?? '') < (place.get(other.moduleId) ?? '') ? -1 : 1),
      ),
    );
  }
}
