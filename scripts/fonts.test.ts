import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import metrics from '../lib/cards/text/metrics.json' with { type: 'json' };
import { fontFiles, fontFolder, licences, measure } from './fonts';

test.each(fontFiles)('$name is the file of its package, and measured', ({ name, source }) => {
  expect(readFileSync(new URL(`${name}.woff`, fontFolder)).equals(readFileSync(source))).toBe(true);
  expect((metrics as Readonly<Record<string, unknown>>)[name]).toEqual(measure(source));
});

test('public/fonts has the fonts and their licences, and nothing else', () => {
  expect(readdirSync(fontFolder).sort()).toEqual(
    [...fontFiles.map(({ name }) => `${name}.woff`), ...licences.keys()].sort(),
  );
  for (const [name, source] of licences) {
    expect(readFileSync(new URL(name, fontFolder), 'utf8')).toBe(readFileSync(source, 'utf8'));
    expect(readFileSync(source, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});
