import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hint, hintScripts } from './compile-hint.mjs';

test('every script of a build gets the hint once, at its start, and nothing else does', () => {
  const build = mkdtempSync(join(tmpdir(), 'pipsmith-hint-'));
  try {
    const chunks = join(build, 'static', 'chunks');
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, 'page.js'), 'start();');
    writeFileSync(join(chunks, 'page.css'), 'p {}');
    hintScripts(build);
    hintScripts(build);
    expect(readFileSync(join(chunks, 'page.js'), 'utf8')).toBe(`${hint}start();`);
    expect(readFileSync(join(chunks, 'page.css'), 'utf8')).toBe('p {}');
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
});
