import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { roomMessages as say } from '@/lib/messages/room';
import { siteMessages } from '@/lib/messages/site';
import { violations, visit } from './access';
import { map } from './play-table';
import { areAlike, goOn, invites, opens, sits, two } from './room-match';
import { expect, test } from './test';
import { middleOn } from './touching';

test('whoever is invited sees everything before he sits down, and may bring another hero', async ({
  browser,
  baseURL,
}) => {
  const [ann, bob] = await two(browser, baseURL ?? '');
  const address = await invites(ann);
  expect(await violations(ann)).toEqual([]);
  await opens(bob, address);
  await expect(bob.getByRole('heading', { name: say.arrival.title('Ann') })).toBeVisible();
  await expect(bob.getByText('King of the Hill')).toBeVisible();
  await expect(bob.getByText(say.arrival.open)).toBeVisible();
  expect(await violations(bob)).toEqual([]);
  await bob.getByLabel(say.arrival.hero).selectOption({ label: 'Gerda Halfmoon' });
  const seat = bob.getByRole('region', { name: say.arrival.yourSeat });
  await expect(seat.getByText(/^Gerda Halfmoon\s*Against/)).toBeVisible();
  await sits(bob);
  for (const page of [ann, bob])
    await expect(
      page.getByRole('heading', { level: 1, name: 'Bito van Ostmark against Gerda Halfmoon' }),
    ).toBeAttached();
  await expect(ann.getByText(say.table.other('Bob', ['Gerda Halfmoon'], true))).toBeVisible();
  await expect(bob.getByText(say.table.other('Ann', ['Bito van Ostmark'], true))).toBeVisible();
  expect(await violations(bob)).toEqual([]);
  await visit(bob, '/play');
  await bob.getByRole('link', { name: say.kept.open(['Ann']) }).click();
  await expect(bob.getByText(say.table.other('Ann', ['Bito van Ostmark'], true))).toBeVisible();

  const third = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await opens(third, address);
  await expect(third.getByText(say.refused.full)).toBeVisible();
  await expect(third.getByRole('link', { name: say.refused.own })).toBeVisible();
});

test('a friend chooses among the free seats, or comes by the link of one and can take no other', async ({
  browser,
  baseURL,
}) => {
  const [ann, bob] = await two(browser, baseURL ?? '');
  const cid = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await visit(ann, '/play?hero=sample-bito&hero=sample-jane&hero=sample-gerda');
  await ann.getByRole('radio', { name: playMessages.setUp.ways.online }).click();
  await ann.getByLabel(say.start.name).fill('Ann');
  await ann.getByRole('button', { name: say.start.begin(2) }).click();
  await expect(ann.getByText(say.invitation.waits(2))).toBeVisible();
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.getByText(say.invitation.oneSeat).click();
  await ann.getByRole('button', { name: say.invitation.seatLink(['Gerda Halfmoon']).copy }).click();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(await violations(ann)).toEqual([]);

  const seat = (page: Page, hero: string) =>
    page
      .getByRole('radiogroup', { name: say.arrival.seats })
      .getByRole('radio', { name: new RegExp(`^${hero}`) });
  await opens(cid, link);
  await expect(
    cid.getByRole('region', { name: say.arrival.yourSeat }).getByText('Gerda Halfmoon').first(),
  ).toBeVisible();
  await expect(cid.getByRole('radiogroup', { name: say.arrival.seats })).toHaveCount(0);
  await opens(bob, ann.url());
  await expect(seat(bob, 'Jane')).toBeChecked();
  await expect(bob.getByText(say.arrival.sides([], ['Bito van Ostmark (Ann)', 'Jane']))).toBeVisible();
  await seat(bob, 'Gerda Halfmoon').click();
  expect(await violations(bob)).toEqual([]);
  await bob.getByLabel(say.start.name).fill('Bob');
  await bob.getByRole('button', { name: say.arrival.sit }).click();
  await expect(ann.getByText(say.offered.plays('Bob', ['Gerda Halfmoon']))).toBeVisible();
  // Whoever was sent that seat learns that it is taken, and comes by another link.
  await expect(cid.getByText(say.refused.taken)).toBeVisible();
  expect(await violations(cid)).toEqual([]);
  await opens(cid, ann.url());
  await sits(cid, 'Cid');
  await expect(map(ann)).toBeVisible();
  await expect(bob.getByText(say.table.other('Cid', ['Jane'], true))).toBeVisible();
  await visit(bob, '/play');
  await expect(bob.getByRole('link', { name: say.kept.open(['Ann', 'Cid']) })).toBeVisible();
});

test('players say ready-made phrases, which a device can hide, and others look on and send nothing', async ({
  browser,
  baseURL,
}) => {
  const pages = await two(browser, baseURL ?? '');
  const [ann, bob] = pages;
  const address = await invites(ann);
  const watching = ann.getByRole('region', { name: say.looking.title });
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await watching.getByRole('button', { name: siteMessages.site.link.copy }).click();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toBe(address);
  const cid = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const sent: string[] = [];
  cid.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(String(payload)) as { say: string }).say)),
  );
  await opens(cid, link);
  await expect(cid.getByText(say.looking.waits)).toBeVisible();
  expect(await violations(cid)).toEqual([]);
  await expect(watching.getByText(say.looking.count(1))).toBeVisible();

  await opens(bob, address);
  await sits(bob);
  await expect(map(cid)).toBeVisible();
  await expect(cid.getByText(say.looking.you)).toBeVisible();
  for (let nth = 0; nth < 2; nth += 1) await goOn(pages);
  await areAlike([ann, cid]);
  await expect(cid.getByRole('button', { name: say.phrases.words.hello })).toHaveCount(0);
  expect(await violations(cid)).toEqual([]);

  // A click on a button that has just changed is tried again from other places of the page.
  await bob.evaluate(() => scrollTo(0, 0));
  const { x, y } = await middleOn(bob, 'Jane');
  await bob.mouse.click(x, y);
  await expect(ann.getByText(say.table.pointsAt('Bob', 'Jane'))).toBeVisible();
  await expect(cid.getByText(say.table.pointsAt('Bob', 'Jane'))).toBeVisible();
  await expect(map(ann).getByText('Bob', { exact: true }).first()).toBeAttached();
  await expect(bob.getByText(say.table.pointsAt('Bob', 'Jane'))).toHaveCount(0);
  await bob.keyboard.press('Escape');
  await expect(ann.getByText(/^Bob has taken .* so far, and you .*\d/)).toBeVisible();

  const { wellPlayed, skull } = say.phrases.words;
  const said = (page: Page) => page.getByText(say.phrases.said('Bob', wellPlayed));
  await bob.getByRole('button', { name: wellPlayed }).click();
  await expect(bob.getByText(say.phrases.said(say.phrases.own, wellPlayed))).toBeVisible();
  for (const page of [ann, cid]) await expect(said(page).first()).toBeVisible();
  expect(await violations(ann)).toEqual([]);
  await ann.getByLabel(say.phrases.mute).check();
  await expect(said(ann)).toHaveCount(0);
  await ann.reload();
  await expect(map(ann)).toBeVisible();
  await bob.getByRole('button', { name: skull }).click();
  await expect(cid.getByText(say.phrases.said('Bob', skull)).first()).toBeVisible();
  await expect(ann.getByText(say.phrases.said('Bob', skull))).toHaveCount(0);
  await ann.getByLabel(say.phrases.mute).uncheck();

  expect(new Set(sent)).toEqual(new Set(['hello', 'here'].filter((what) => sent.includes(what))));
  await cid.context().close();
  await expect(ann.getByText(say.looking.count(0))).toBeVisible();
});

test('a link that leads to no match says so, and offers what can be done', async ({ page }) => {
  const room = 'a'.repeat(32);
  for (const [fragment, sentence] of [
    [`room=${room}`, say.refused.broken],
    [`room=${room}.${room}`, say.refused.unknown],
  ] as const) {
    await visit(page, '/play');
    await page.evaluate((to) => {
      window.location.hash = to;
    }, fragment);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('link', { name: say.refused.own })).toBeVisible();
    await page.getByRole('link', { name: say.refused.own }).click();
    await expect(page.getByRole('button', { name: playMessages.setUp.begin })).toBeVisible();
  }
  await page.getByRole('button', { name: say.start.jump }).click();
  const online = page.getByRole('radio', { name: playMessages.setUp.ways.online });
  await expect(online).toBeChecked();
  await expect(online).toBeInViewport();
  // Whoever has opened nothing but the link gets away from it, too.
  const other = await page.context().newPage();
  await other.goto(`/play#room=${room}`);
  await other.getByRole('link', { name: say.refused.own }).click();
  await expect(other.getByRole('button', { name: playMessages.setUp.begin })).toBeVisible();
});

test('without a room there is no socket', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(map(page)).toBeVisible();
  expect(sockets).toEqual([]);
});
