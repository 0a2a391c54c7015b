import { describe, expect, it } from 'vitest';
import { messages } from '@/lib/messages/index';
import { err, ok } from '@/lib/result';
import { encodeParty, encodeSheet } from '@/lib/share/index';
import { blankOf, samplesOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { firstSystem, open } from '@/lib/systems/open';
import { answerOrder } from './answer';
import type { DrawingProblem } from './drawings';
import { readOrder } from './order';

await open([firstSystem]);

const tom = blankOf(firstSystem, 'Tom');
const [jane] = samplesOf(firstSystem);
const codeOf = (code: ReturnType<typeof encodeSheet>): string => (code.ok ? code.value : '');
const hero = codeOf(encodeSheet(jane?.document ?? tom));
const party = codeOf(encodeParty(newParty('Us', [tom])));
const empty = codeOf(encodeParty(newParty('Nobody', [])));
const build = 'b1';
const bytes = new Uint8Array([1, 2, 3]);

const orderOf = (path: string, paper: string | null = null, origin?: string) => {
  const [kind = '', code = '', picture = ''] = path.split('/');
  return readOrder({ kind, code, picture }, paper, origin);
};

const ask = async (path: string, init: RequestInit = {}, paper: string | null = null) =>
  answerOrder(new Request('https://pipsmith.example/', init), await orderOf(path, paper), build, () =>
    Promise.resolve(ok(bytes)),
  );

describe('an address of a drawing', () => {
  it('answers a sheet, a card and previews with their types, to be kept for a day', async () => {
    for (const [path, type] of [
      [`hero/${hero}/sheet.pdf`, 'application/pdf'],
      [`party/${party}/sheet.pdf`, 'application/pdf'],
      [`hero/${hero}/card.png`, 'image/png'],
      [`hero/${hero}/preview.png`, 'image/png'],
      [`party/${party}/preview.png`, 'image/png'],
      [`party/${empty}/preview.png`, 'image/png'],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    }
  });

  it('says in a sentence what is wrong, with the status of that fault', async () => {
    const cut = hero.slice(0, -5);
    const changed = `${hero.slice(0, 12)}${hero[12] === 'A' ? 'B' : 'A'}${hero.slice(13)}`;
    for (const [path, paper, status, sentence] of [
      [`hero/${hero}/sheet.pdf`, 'a3', 400, /no paper size “a3”.*a4 or letter/],
      ['hero/!!/sheet.pdf', null, 400, /isn’t a share code/],
      [`hero/${cut}/card.png`, null, 404, /link is incomplete/],
      [`hero/${changed}/card.png`, null, 404, /damaged/],
      [`hero/${'a'.repeat(2001)}/card.png`, null, 413, /never has more than 2,000/],
      [`hero/${party}/sheet.pdf`, null, 404, /code of a party/],
      [`party/${hero}/preview.png`, null, 404, /code of a hero/],
      [`party/${party}/card.png`, null, 404, /nothing at this address/],
      [`party/${empty}/sheet.pdf`, null, 404, /no heroes/],
      [`dragon/${hero}/sheet.pdf`, null, 404, /nothing at this address/],
    ] as const) {
      const answer = await ask(path, {}, paper);
      expect([path, answer.status]).toEqual([path, status]);
      expect(await answer.text()).toMatch(sentence);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('draws nothing for HEAD and for who has the file already', async () => {
    const order = await orderOf(`hero/${hero}/card.png`);
    const never = () => Promise.reject(new Error('drawn'));
    const head = await answerOrder(
      new Request('https://a.example/', { method: 'HEAD' }),
      order,
      build,
      never,
    );
    expect(head.status).toBe(200);
    const tag = head.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const request = new Request('https://a.example/', { headers: { 'if-none-match': known } });
      expect((await answerOrder(request, order, build, never)).status).toBe(304);
    }
    const other = new Request('https://a.example/', { headers: { 'if-none-match': '"other"' } });
    expect((await answerOrder(other, order, build, () => Promise.resolve(ok(bytes)))).status).toBe(200);
  });

  it('has another tag for each paper, picture and public address', async () => {
    const tags = await Promise.all(
      [
        await orderOf(`hero/${hero}/sheet.pdf`, 'a4'),
        await orderOf(`hero/${hero}/sheet.pdf`, 'letter'),
        await orderOf(`hero/${hero}/sheet.pdf`, 'a4', 'https://pipsmith.example'),
        await orderOf(`hero/${hero}/card.png`),
        await orderOf(`hero/${hero}/preview.png`),
      ].map(async (order) =>
        (
          await answerOrder(new Request('https://a.example/'), order, build, () => Promise.resolve(ok(bytes)))
        ).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(5);
  });

  it('says when to come again, and keeps no refusal', async () => {
    const said: readonly (readonly [DrawingProblem, number, string, string | null])[] = [
      ['busy', 503, messages.api.busy, '5'],
      ['too-slow', 503, messages.api.tooSlow, '5'],
      ['too-large', 413, messages.api.tooLarge, null],
      ['failed', 500, messages.api.failed, null],
      ['lost', 500, messages.api.failed, null],
      ['aborted', 503, messages.api.busy, '5'],
    ];
    for (const [problem, status, sentence, again] of said) {
      const answer = await answerOrder(
        new Request('https://a.example/'),
        await orderOf(`hero/${hero}/card.png`),
        build,
        () => Promise.resolve(err(problem)),
      );
      expect(answer.status).toBe(status);
      expect(answer.headers.get('retry-after')).toBe(again);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe(`${sentence}\n`);
    }
  });
});
