import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

interface Stop {
  readonly walk: string;
  readonly file: string;
  readonly name: string;
}

/** The steps of the tour: "1. `file` `name`: what happens there", under the heading of their walk. */
const stops: readonly Stop[] = (() => {
  let walk = '';
  return read('docs/tour.md')
    .split('\n')
    .flatMap((line) => {
      walk = /^## (.+)$/.exec(line)?.[1] ?? walk;
      const [, file, name] = /^\d+\. `([^`]+)` `([^`]+)`: /.exec(line) ?? [];
      return file !== undefined && name !== undefined ? [{ walk, file, name }] : [];
    });
})();

const declares = (source: string, name: string): boolean =>
  new RegExp(`(?:const|function\\*?|class|interface|type) ${name}\\b|^\\s+'?${name}'?: `, 'm').test(source);

describe('the tour of the code', () => {
  it('has four walks of several steps', () => {
    const walks = [...new Set(stops.map(({ walk }) => walk))];
    expect(walks).toHaveLength(4);
    for (const walk of walks) expect(stops.filter((stop) => stop.walk === walk).length).toBeGreaterThan(4);
  });

  it('counts no line as text that was meant as a step', () => {
    const numbered = read('docs/tour.md')
      .split('\n')
      .filter((line) => /^\d+\. /.test(line));
    expect(numbered).toHaveLength(stops.length);
  });

  it.each(stops)('$file has $name', ({ file, name }) => {
    expect(existsSync(file)).toBe(true);
    expect(declares(read(file), name)).toBe(true);
  });
});
