import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLegal } from '@/lib/systems/document';
import { documentsOf, readFile } from '@/lib/systems/file';
import { open } from '@/lib/systems/open';

const text = (file: string): string => readFileSync(file, 'utf8');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file)),
  ),
];

describe.each(pages)('%s', (page) => {
  it('links to files that exist', () => {
    for (const [, target = ''] of text(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
      if (!/^[a-z]+:/.test(target)) expect(existsSync(join(dirname(page), target)), target).toBe(true);
  });

  it('names files that exist', () => {
    for (const [, file = ''] of text(page).matchAll(/`((?:app|components|lib|scripts|e2e)\/[\w./[\]-]+)`/g))
      expect(existsSync(file), file).toBe(true);
  });
});

describe('the README', () => {
  it('fits two screens', () => {
    const lines = text('README.md').split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(80);
    expect(lines).toBeLessThanOrEqual(120);
  });

  it.each(['README.md', 'docs/file-format.md'])('shows a legal hero in %s', async (page) => {
    await open(['living']);
    const [, example = ''] = /```json\n(.*?)```/s.exec(text(page)) ?? [];
    const file = readFile(example);
    if (!file.ok) throw new RangeError('The example is not a hero file.');
    expect(documentsOf(file.value).every(isLegal)).toBe(true);
  });
});
