import { messages } from '@/lib/messages/index';
import { bitoPath, partyPath } from './access';
import { bito, copyLink, openBuilder, openFile, saved } from './bench';
import { drawn } from './drawn';
import { expect, long, test } from './test';

test('a link opens in a fresh profile, goes to the builder as a copy, and is refused once changed', async ({
  page,
  browser,
}) => {
  await openBuilder(page);
  await openFile(page, bito);
  const link = await copyLink(page);
  expect(link).toMatch(/\/hero\/[\w-]{20,100}$/);

  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  expect((await visit.goto(link))?.status()).toBe(200);
  await expect(visit.getByRole('heading', { level: 1, name: 'Bito van Ostmark' })).toBeVisible();
  const preview = new URL(
    (await visit.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    link,
  );
  const picture = await drawn(visit.request, preview.pathname + preview.search);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');

  const downloading = visit.waitForEvent('download');
  await visit
    .getByRole('button', { name: 'Download file' })
    .or(visit.getByRole('link', { name: 'Download file' }))
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/Bito.*\.json$/i);

  await visit.getByRole('link', { name: messages.site.hero.copy }).click();
  await expect(visit.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bito van Ostmark');

  const code = link.split('/').at(-1) ?? '';
  const changed = code.slice(0, 12) + (code[12] === 'A' ? 'B' : 'A') + code.slice(13);
  const said: readonly (readonly [string, RegExp])[] = [
    [changed, /This link is damaged/],
    [code.slice(0, -7), /That link is incomplete/],
    ['%E0%A4%A', /./],
    ['a'.repeat(2500), /a code never has more than/],
  ];
  for (const [bad, sentence] of said) {
    const answer = await visit.goto(`/hero/${bad}`);
    expect([400, 404]).toContain(answer?.status());
    await expect(visit.locator('body')).toContainText(sentence);
  }
  await stranger.close();
});

test('a copy never takes the place of what is on the bench', long, async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'My own' });
  await saved(page);
  await page.goto('/build?sample=jane');
  await expect(name).toHaveValue('Jane');
  await saved(page);
  await page.goto('/');
  for (const hero of ['My own', 'Jane'])
    await expect(page.getByRole('heading', { level: 2, name: hero })).toBeVisible();
});

test('a shared hero is saved from its page, once, and leads to a fight; its card is shown large', async ({
  page,
}) => {
  await page.goto(bitoPath);
  const large = page.getByRole('button', { name: /Bito van Ostmark, front of the card: enlarge$/ });
  await large.click();
  await expect(large).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(large).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: messages.site.hero.save, exact: true }).click();
  await expect(page.getByRole('link', { name: messages.site.save.saved })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: messages.site.hero.save, exact: true }).click();
  await page.getByRole('link', { name: messages.site.save.wasHere }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Bito van Ostmark' })).toHaveCount(1);
  await page.goto(bitoPath);
  await page.getByRole('link', { name: 'Odds against this hero' }).click();
  await expect(page).toHaveURL(/\/odds\?b=/);
});

test('a shared party is saved whole', long, async ({ page }) => {
  await page.goto(partyPath);
  await page.getByRole('button', { name: messages.site.party.save }).click();
  await expect(page.getByRole('link', { name: messages.site.save.saved })).toBeVisible();
  await page.goto('/parties');
  await expect(page.getByRole('heading', { level: 2, name: 'Wolf and mace' })).toBeVisible();
});

test(
  'a shared hero tells what his skills do and leads to their rules; cards of a party are enlarged',
  long,
  async ({ page }) => {
    await page.goto(bitoPath);
    const skills = page.getByRole('region', { name: 'Skills' });
    await expect(skills.getByText(/Life/).first()).toBeVisible();
    await skills.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/rules\/skills\//);
    await page.goto(partyPath);
    const enlarge = page.getByRole('button', { name: /: enlarge$/ }).first();
    await enlarge.click();
    await expect(enlarge).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(enlarge).toHaveAttribute('aria-expanded', 'false');
  },
);

test('two links pasted at once are both offered, in the page as it is sent', async ({ page, request }) => {
  const address = `/hero?code=${encodeURIComponent(`${bitoPath} and ${partyPath}`)}`;
  const sent = await request.get(address);
  expect(sent.status()).toBe(200);
  const html = await sent.text();
  for (const path of [bitoPath, partyPath]) expect(html).toContain(`href="${path}"`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.site.several.heading(2));
  await page.getByRole('link', { name: 'Bito van Ostmark' }).click();
  await expect(page).toHaveURL(new RegExp(`${bitoPath}$`));
});
