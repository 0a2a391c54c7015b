import { corpus } from '@/lib/share/corpus.v1';
import { drawn } from './drawn';
import { expect, test } from './test';

// One after the other: twenty at once are a crowd that a single sheet would have to wait behind.
test.describe.configure({ mode: 'default' });

const codeOf = (about: string): string => corpus.find((entry) => entry.about === about)?.code ?? '';
const code = codeOf('sample: bito');
const party = codeOf('party: Die acht Hörner');
const heroPage = `/hero/${code}`;

test('a code has a sheet, a card and a preview, and a page names the preview', async ({ request, page }) => {
  for (const [path, type, begins] of [
    [`/api/hero/${code}/sheet.pdf`, 'application/pdf', '%PDF-1.7'],
    [`/api/hero/${code}/sheet.pdf?paper=letter`, 'application/pdf', '%PDF-1.7'],
    [`/api/party/${party}/sheet.pdf`, 'application/pdf', '%PDF-1.7'],
    [`/api/hero/${code}/card.png`, 'image/png', '\x89PNG'],
    [`/api/party/${party}/preview.png`, 'image/png', '\x89PNG'],
  ] as const) {
    const answer = await drawn(request, path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toBe(type);
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect((await answer.body()).toString('latin1', 0, begins.length)).toBe(begins);
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
    await expect.poll(async () => (await request.head(path)).status()).toBe(200);
  }
  await page.goto(heroPage);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/api/hero/${code}/preview\\.png$`),
  );
});

test('what cannot be drawn gets a sentence', async ({ request }) => {
  for (const [path, status, sentence] of [
    [`/api/hero/${code}/sheet.pdf?paper=a3`, 400, /Choose a4 or letter/],
    [`/api/hero/${code.slice(0, -4)}/card.png`, 404, /link is incomplete/],
    [`/api/hero/${'a'.repeat(2100)}/card.png`, 413, /never has more/],
    [`/api/hero/${code}/card.gif`, 404, /nothing at this address/],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, status]);
    expect(await answer.text()).toMatch(sentence);
  }
});

test('twenty at once are all answered, with a file or with "come again", and pages go on', async ({
  request,
}) => {
  const pictures = ['sheet.pdf', 'card.png', 'preview.png', 'sheet.pdf?paper=letter'];
  const drawn = Array.from({ length: 20 }, (_, index) =>
    request.get(`/api/hero/${corpus[index]?.code ?? ''}/${pictures[index % pictures.length] ?? ''}`, {
      timeout: 60_000,
    }),
  );
  expect((await request.get('/')).status()).toBe(200);
  for (const answer of await Promise.all(drawn)) {
    expect([200, 503]).toContain(answer.status());
    const body = (await answer.body()).toString('latin1');
    if (answer.status() === 200) expect(body).toMatch(/^(%PDF-|\x89PNG)/);
    else {
      expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
      expect(body).toMatch(/ Try again in a few seconds\.$/m);
    }
  }
});

test('every answer carries the headers that keep strangers out', async ({ request }) => {
  for (const path of ['/', '/build', '/print', heroPage, '/nowhere', `/api/hero/${code}/card.png`]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(
      /'nonce-[\w+/=]+' 'strict-dynamic'.*frame-ancestors 'none'/,
    );
  }
});

test('no page breaks the policy or asks anybody else', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin) complaints.push(request.url());
  });
  for (const path of [
    '/',
    '/build?sample=jane',
    `/print?party=${party}`,
    heroPage,
    `/party/${party}`,
    '/hero/bad',
    '/nowhere',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
