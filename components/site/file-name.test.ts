import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachment, fileName } from './file-name';

describe('fileName', () => {
  test.each([
    ['Bito van Ostmark', 'Bito van Ostmark.pipsmith.json'],
    ['Żaneta', 'Żaneta.pipsmith.json'],
    ['../../etc/passwd', 'etc passwd.pipsmith.json'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x.pipsmith.json'],
    ['"; filename=evil.exe', 'filename=evil.exe.pipsmith.json'],
    ['\u202Efdp.exe', 'fdp.exe.pipsmith.json'],
    ['...', 'hero.pipsmith.json'],
    ['', 'hero.pipsmith.json'],
  ])('%j is saved as %j', (name, file) => {
    expect(fileName(name, '.pipsmith.json', 'hero')).toBe(file);
  });

  test('no name becomes a path, a hidden file or a name beyond 60 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const file = fileName(name, '.pdf', 'cards');
        expect(file).not.toMatch(/[\p{Cc}/\\<>:"|?*]/u);
        expect(file).not.toMatch(/^[. ]/);
        expect(Array.from(file).length).toBeLessThanOrEqual(64);
      }),
    );
  });
});

describe('attachment', () => {
  test('says the name twice: in plain letters and in UTF-8', () => {
    expect(attachment("Żaneta's.pdf")).toBe(
      `attachment; filename="_aneta's.pdf"; filename*=UTF-8''%C5%BBaneta%27s.pdf`,
    );
  });

  test('any name gives one line of plain characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        expect(attachment(fileName(name, '.json', 'hero'))).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
