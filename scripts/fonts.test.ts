import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import metrics from '../lib/cards/text/metrics.json' with { type: 'json' };
import { otherFonts } from '../lib/cards/text/other-scripts';
import { fontFiles, fontFolder, licences, measure, measureOther, otherFile, otherLicence } from './fonts';

test.each(fontFiles)('$name is the file of its package, and measured', ({ name, source }) => {
  expect(readFileSync(new URL(`${name}.woff`, fontFolder)).equals(readFileSync(source))).toBe(true);
  expect((metrics as Readonly<Record<string, unknown>>)[name]).toEqual(measure(source));
});

test.each(otherFonts)('$name is measured, and under the Open Font License', (font) => {
  expect((metrics as Readonly<Record<string, unknown>>)[font.name]).toEqual(
    measureOther(otherFile(font), font),
  );
  expect(readFileSync(new URL(otherLicence(font), fontFolder), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('public/fonts has the fonts and their licences, and nothing else', () => {
  expect(readdirSync(fontFolder).sort()).toEqual(
    [
      ...fontFiles.map(({ name }) => `${name}.woff`),
      ...licences.keys(),
      ...otherFonts.flatMap((font) => [`${font.name}.woff`, otherLicence(font)]),
    ].sort(),
  );
  for (const [name, source] of licences) {
    expect(readFileSync(new URL(name, fontFolder), 'utf8')).toBe(readFileSync(source, 'utf8'));
    expect(readFileSync(source, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  }
});
