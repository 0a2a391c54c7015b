import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { roomMessages as say } from '@/lib/messages/room';
import { violations, visit } from './access';
import { ending, map, momentsOf, over, panel } from './play-table';
import { areAlike, goOn, invites, isAsked, opens, sits, two } from './room-match';
import { serverAt } from './server';
import { expect, long, test } from './test';

test('two friends go on after a reload, a lost network and a server that is killed on the way', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  let { server, site } = await serverAt(0);
  try {
    const pages = await two(browser, site);
    const [ann, bob] = pages;
    const address = await invites(ann);
    await opens(bob, address);
    await sits(bob);
    await expect(map(ann)).toBeVisible();
    for (let nth = 0; nth < 3; nth += 1) await goOn(pages);

    await bob.reload();
    await expect(map(bob)).toBeVisible();
    await areAlike(pages);
    await goOn(pages);

    await bob.context().setOffline(true);
    await expect(bob.getByText(say.line.offline)).toBeVisible();
    await expect(ann.getByText(/isn’t connected right now/).first()).toBeVisible();
    await bob.context().setOffline(false);
    await expect(bob.getByText(say.line.offline)).toBeHidden();
    await expect(ann.getByText(/isn’t connected right now/)).toHaveCount(0);
    for (let nth = 0; nth < 2; nth += 1) await goOn(pages);

    server.kill('SIGKILL');
    await once(server, 'exit');
    await expect(ann.getByText(say.line.lost)).toBeVisible();
    ({ server, site } = await serverAt(Number(new URL(site).port)));
    for (const page of pages)
      await expect(page.getByText(say.line.lost).or(page.getByText(say.line.gathering))).toHaveCount(0, {
        timeout: 10_000,
      });
    await areAlike(pages);

    for (let nth = 0; nth < 3; nth += 1) await goOn(pages);
    await areAlike(pages);
  } finally {
    server.kill('SIGKILL');
  }
});

test('two friends play to the end, and again with sides swapped', long, async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const pages = await two(browser, baseURL ?? '');
  const [ann, bob] = pages;
  await opens(bob, await invites(ann));
  await sits(bob);
  for (let nth = 0; nth < 300 && !(await over(ann).isVisible()); nth += 1) await goOn(pages);
  await areAlike(pages);
  for (const page of pages) await expect(over(page)).toBeVisible();
  const ends = pages.map((page) => ending(page).getByRole('paragraph').innerText());
  expect(await ends[1]).toBe(await ends[0]);

  await ann.getByRole('button', { name: say.rematch.ask }).click();
  await expect(ann.getByText(say.rematch.waits(['Bob']))).toBeVisible();
  await expect(bob.getByText(say.rematch.offered(['Ann'], true))).toBeVisible();
  await bob.getByRole('button', { name: say.rematch.accept }).click();
  for (const page of pages) await expect(over(page)).toHaveCount(0);
  // Each plays the other's hero now.
  await expect(ann.getByText(say.table.you(['Jane'])).first()).toBeVisible();
  await expect(bob.getByText(say.table.you(['Bito van Ostmark'])).first()).toBeVisible();
  for (let nth = 0; nth < 3; nth += 1) await goOn(pages);
  await bob.reload();
  await expect(map(bob)).toBeVisible();
  await areAlike(pages);
  for (let nth = 0; nth < 300 && !(await over(ann).isVisible()); nth += 1) await goOn(pages);
  await expect(over(bob)).toBeVisible();
  await areAlike(pages);

  await bob.getByRole('button', { name: say.table.keep }).click();
  await expect(bob).toHaveURL(/\?match=/);
  await expect(over(bob)).toBeVisible();
});

test(
  'three friends and a computer play in one room, and go on where the first of them is away',
  long,
  async ({ browser, baseURL }) => {
    const [ann, bob] = await two(browser, baseURL ?? '');
    const cid = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const heroes = ['bito', 'jane', 'gerda', 'ysolde'].map((id) => `hero=sample-${id}`);
    await visit(ann, `/play?${heroes.join('&')}`);
    await ann.getByRole('radio', { name: playMessages.setUp.ways.online }).click();
    for (const [at, value] of ['0', '1', '2', 'greedy'].entries())
      await ann.getByLabel(`Who plays hero ${at + 1}`).selectOption(value);
    // Only with two players is it clear who wins when time is up, and the page says so.
    await expect(ann.getByLabel(say.start.clock)).toBeDisabled();
    await expect(ann.getByText(say.start.clockOnlyTwo)).toBeVisible();
    expect(await violations(ann)).toEqual([]);
    await ann.getByLabel(say.start.name).fill('Ann');
    await ann.getByRole('button', { name: say.start.begin(2) }).click();
    await expect(ann.getByText(say.invitation.waits(2))).toBeVisible();
    const address = ann.url();
    await opens(bob, address);
    await bob.getByLabel(say.start.name).fill('Bob');
    await bob.getByRole('button', { name: say.arrival.sit }).click();
    for (const page of [ann, bob]) await expect(page.getByText(say.invitation.waits(1))).toBeVisible();
    await expect(ann.getByText(say.offered.plays('Bob', ['Jane']))).toBeVisible();
    expect(await violations(bob)).toEqual([]);
    await opens(cid, address);
    await sits(cid, 'Cid');
    for (const page of [ann, bob]) await expect(map(page)).toBeVisible();
    await expect(bob.getByText(say.table.you(['Jane'])).first()).toBeVisible();
    await expect(bob.getByText(/^A computer \(normal\) plays /)).toBeVisible();
    await expect(bob.getByText(say.table.other('Cid', ['Gerda Halfmoon'], true))).toBeVisible();

    /** Whoever is asked answers, until this many moments have passed. */
    const goOnFor = async (pages: readonly Page[], moments: number): Promise<void> => {
      const [first] = pages;
      if (!first) return;
      const end = (await momentsOf(first)) + moments;
      await expect
        .poll(
          async () => {
            for (const page of pages)
              if (await isAsked(page))
                await panel(page)
                  .getByRole('button')
                  .last()
                  .click({ timeout: 2000 })
                  .catch(() => undefined);
            return momentsOf(first);
          },
          { timeout: 90_000 },
        )
        .toBeGreaterThan(end);
    };
    await goOnFor([ann, bob, cid], 12);
    await areAlike([bob, cid]);
    await areAlike([ann, cid]);

    // The seat of whoever stays away goes to a computer, which the next device answers for.
    await cid.context().close();
    await ann.getByRole('button', { name: say.table.openSeat('Cid') }).click();
    await ann.getByRole('button', { name: say.table.openSeat('Cid') }).click();
    await ann.getByRole('button', { name: say.table.fill }).click();
    await expect(bob.getByText(say.table.seatIsFilled(['Gerda Halfmoon']))).toBeVisible();
    await goOnFor([ann, bob], 12);
    await areAlike([ann, bob]);
    // Everybody still has Undo and the link, and nothing was lost on the way.
    await expect(ann.getByText(say.table.late)).toHaveCount(0);
    await expect(bob.getByText(say.table.late)).toHaveCount(0);
  },
);

test(
  'a match with a clock ends once the time of one is up and the other says so',
  long,
  async ({ browser, baseURL }) => {
    const pages = await two(browser, baseURL ?? '');
    const [ann, bob] = pages;
    // Nobody waits ten minutes: the offer on its way to the room says one.
    await ann.addInitScript(() => {
      const keep = localStorage.setItem.bind(localStorage);
      Storage.prototype.setItem = (key: string, value: string) =>
        keep(
          key,
          value.replace(/(minutes\W+)10/, (_, before: string) => `${before}1`),
        );
    });
    await visit(ann, '/play?hero=sample-bito&hero=sample-jane');
    await ann.getByRole('radio', { name: playMessages.setUp.ways.online }).click();
    await ann.getByLabel(say.start.clock).selectOption({ label: say.start.minutesEach(10) });
    await ann.getByLabel(say.start.name).fill('Ann');
    await ann.getByRole('button', { name: say.start.begin(1) }).click();
    await expect(ann.getByRole('heading', { name: say.invitation.title })).toBeVisible();
    await opens(bob, ann.url());
    await expect(bob.getByText(say.start.minutesEach(1))).toBeVisible();
    await sits(bob);
    await goOn(pages);
    for (const page of pages) await expect(page.getByRole('timer')).toContainText(/[01]:\d\d left/);
    const claim = (page: Page) => page.getByRole('button', { name: say.clock.claim });
    for (const page of pages) await expect(claim(page)).toHaveCount(0);
    const winner = async (): Promise<Page> => ((await claim(ann).isVisible()) ? ann : bob);
    await expect
      .poll(async () => (await claim(ann).count()) + (await claim(bob).count()), { timeout: 120_000 })
      .toBe(1);
    await claim(await winner()).click();
    for (const page of pages) {
      await expect(page.getByText(/^(Ann|Bob) ran out of time\. (Ann|Bob) wins\.$/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: say.rematch.ask })).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
    }
  },
);

test('a friend who stays away can be replaced', long, async ({ browser, baseURL }) => {
  const [ann, bob] = await two(browser, baseURL ?? '');
  const address = await invites(ann, '<b>Ann</b>');
  await opens(bob, address);
  // One player's writing is text to the other.
  await expect(bob.getByRole('heading', { name: say.arrival.title('<b>Ann</b>') })).toBeVisible();
  await sits(bob);
  await bob.context().close();
  await ann.getByRole('button', { name: say.table.openSeat('Bob') }).click();
  await expect(ann.getByText(say.table.openSeatSure('Bob'))).toBeVisible();
  await ann.getByRole('button', { name: say.table.openSeat('Bob') }).click();
  await expect(ann.getByText(say.table.seatIsOpen(['Jane']))).toBeVisible();
  const cid = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await opens(cid, address);
  await sits(cid, 'Cid');
  await expect(ann.getByText(/^.*Cid plays .* and is here\.$/)).toBeVisible();
});
