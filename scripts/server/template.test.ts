import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageTemplate } from './template.mjs';

const old = 'OLDNONCE0000';

const pages = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constant(old),
      fc.constant('<p>same</p>'.repeat(50)),
    ),
  )
  .map((parts) => parts.join(''));

describe('a page that is the same but for its nonce', () => {
  it('has the new nonce wherever the old one stood, and nothing else has changed', () => {
    fc.assert(
      fc.property(pages, fc.base64String({ minLength: 4, maxLength: 60 }), (page, nonce) => {
        const expected = page.replaceAll(old, nonce);
        const template = new PageTemplate(Buffer.from(page), old);
        expect(Buffer.concat(template.page(nonce)).toString()).toBe(expected);
        expect(gunzipSync(Buffer.concat(template.gzip(nonce))).toString()).toBe(expected);
        expect(gunzipSync(Buffer.concat(template.gzip('other'))).toString()).toBe(
          page.replaceAll(old, 'other'),
        );
      }),
    );
  });

  it('may have none', () => {
    const template = new PageTemplate(Buffer.from('plain'), undefined);
    expect(Buffer.concat(template.page('x')).toString()).toBe('plain');
    expect(gunzipSync(Buffer.concat(template.gzip('x'))).toString()).toBe('plain');
  });
});
