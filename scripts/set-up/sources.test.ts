import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerOrder } from '@/components/server-drawing/answer';
import { readOrder } from '@/components/server-drawing/order';
import { ok } from '@/lib/result';
import { corpus } from '@/lib/share/corpus.v1';
import { root } from './children.mjs';
import { hashOfSources } from './sources.mjs';

const inks = 'components/card/inks.ts';
const folders: string[] = [];

/** Some of these very sources in a folder of their own, with changes. */
const sourcesWith = (changes: Readonly<Record<string, (text: string) => string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-sources-'));
  folders.push(folder);
  for (const file of [inks, 'package-lock.json', 'proxy.ts', 'lib/result.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const [file, change] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(root, file), 'utf8')));
  }
  return folder;
};

const otherInk = (text: string): string => text.replace(/#[\da-f]{6}/, '#123456');

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe('the name of a build', () => {
  it('is the same for the same sources, wherever they lie, and whatever their tests say', () => {
    const name = hashOfSources(sourcesWith());
    expect(hashOfSources(sourcesWith())).toBe(name);
    expect(
      hashOfSources(sourcesWith({ 'components/server-drawing/answer.test.ts': (text) => `${text}//` })),
    ).toBe(name);
  });

  it.each([inks, 'package-lock.json', 'proxy.ts'])('is another one when %s changes', (file) => {
    const changed = sourcesWith({ [file]: (text) => `${text} ` });
    expect(hashOfSources(changed)).not.toBe(hashOfSources(sourcesWith()));
  });

  it('gives every drawing another tag when an ink changes, so that caches ask for it anew', async () => {
    const code = corpus.find(({ about }) => about === 'sample: bito')?.code ?? '';
    const order = await readOrder({ kind: 'hero', code, picture: 'card.png' }, null, undefined);
    const answerFrom = async (folder: string, known?: string | null) =>
      answerOrder(
        new Request('https://a.example/', known ? { headers: { 'if-none-match': known } } : {}),
        order,
        hashOfSources(folder),
        () => Promise.resolve(ok(new Uint8Array([1]))),
      );
    const before = await answerFrom(sourcesWith());
    const tag = before.headers.get('etag');
    expect((await answerFrom(sourcesWith(), tag)).status).toBe(304);
    const after = await answerFrom(sourcesWith({ [inks]: otherInk }), tag);
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(tag);
  });
});
