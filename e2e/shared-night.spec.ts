import type { Browser, Page } from '@playwright/test';
import { companionMessages } from '@/lib/messages/companion';
import { sharedNightMessages as say } from '@/lib/messages/shared-night';
import { violations, visit } from './access';
import { expect, long, takenOver, test } from './test';

const bito = 'Bito van Ostmark';

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
};

const hand = (page: Page, name: string) =>
  page.getByRole('button', { name: companionMessages.more('Life', name) }).locator('..');

const happened = (page: Page) => page.getByRole('region', { name: say.happened.title });

/** The night as a phone shows it: everybody's counts, whose turn it is, and who did what. */
const shownOn = async (page: Page): Promise<string> => {
  // Whoever looks at them sees his own heroes first.
  const figures = page.getByRole('region', { name: companionMessages.figures }).locator('> ul > li');
  const shown = [
    await page.getByRole('heading', { level: 1 }).innerText(),
    ...(await figures.allInnerTexts()).toSorted(),
    await page.getByRole('region', { name: say.happened.title }).innerText(),
  ].join('\n');
  // Only Bob has said which hero is his.
  return shown.replaceAll(say.people.mineShort, 'Bob');
};

const areAlike = async (pages: readonly Page[]): Promise<void> => {
  const [first, ...others] = pages;
  if (!first) return;
  await expect
    .poll(async () => {
      const shown = await shownOn(first);
      return (await Promise.all(others.map(shownOn))).every((other) => other === shown);
    })
    .toBe(true);
};

/** Ann has a game night on her phone and shares it; the address of the shared one. */
const shares = async (page: Page, allowed: 'all' | 'own' = 'all'): Promise<string> => {
  await visit(page, '/table?hero=sample-bito&hero=sample-jane');
  await tap(page, companionMessages.setUp.begin);
  await expect(page.getByText(companionMessages.keeping.kept)).toBeVisible();
  await tap(page, companionMessages.share.open);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(companionMessages.share.name).fill('Ann');
  await dialog.getByLabel(companionMessages.share.may).selectOption(allowed);
  await dialog.getByRole('button', { name: companionMessages.share.begin }).click();
  await expect(page.getByRole('img', { name: say.invitation.qr })).toBeVisible();
  return page.url();
};

const joins = async (
  page: Page,
  address: string,
  name: string,
  hero?: string,
  brought?: string,
): Promise<void> => {
  await page.goto(address);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: say.join.title('Ann') })).toBeVisible();
  await page.getByLabel(say.join.name).fill(name);
  if (hero !== undefined) await page.getByLabel(hero).check();
  if (brought !== undefined) await page.getByLabel(say.join.bring).selectOption({ label: brought });
  await tap(page, say.join.join);
  await expect(happened(page)).toBeVisible();
};

const phones = async (browser: Browser, baseURL: string, many: number): Promise<readonly Page[]> =>
  Promise.all(Array.from({ length: many }, async () => (await browser.newContext({ baseURL })).newPage()));

test('a night on three phones, one of them offline for a while: none loses a tap, and all show the same', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const all = await phones(browser, baseURL ?? '', 3);
  const [ann, bob, cleo] = all as [Page, Page, Page];
  const address = await shares(ann);
  await joins(bob, address, 'Bob', 'Jane');
  await joins(cleo, address, '<b>Cleo</b>');

  await tap(bob, 'Start phase 1: shuffle the cards');
  for (const page of all)
    await expect(page.getByRole('heading', { level: 1, name: 'Phase 1' })).toBeVisible();
  await tap(cleo, companionMessages.less('Life', 'Jane'));
  for (const page of all) await expect(hand(page, 'Jane')).toContainText('4 of 5');
  await expect(happened(ann).getByText('<b>Cleo</b>: Jane, Life −1')).toBeVisible();
  await areAlike(all);

  await cleo.context().setOffline(true);
  await expect(cleo.getByText(say.line.offline)).toBeVisible();
  await tap(cleo, companionMessages.less('Life', bito));
  await tap(cleo, companionMessages.less('Life', bito));
  await expect(hand(cleo, bito)).toContainText('3 of 5');
  await expect(cleo.getByText(say.line.waiting(2))).toBeVisible();
  await expect(hand(ann, bito)).toContainText('5 of 5');
  await tap(bob, companionMessages.less('Life', bito));
  await expect(hand(ann, bito)).toContainText('4 of 5');
  await cleo.context().setOffline(false);
  for (const page of all) await expect(hand(page, bito)).toContainText('2 of 5');
  await expect(cleo.getByText(say.line.offline)).toBeHidden();
  await areAlike(all);

  // Each phone shows the undone tap, and who undid it.
  await expect(ann.getByRole('button', { name: companionMessages.undo, exact: true })).toContainText(
    `<b>Cleo</b>: ${bito}, Life −1`,
  );
  await tap(ann, companionMessages.undo);
  for (const page of all) {
    await expect(hand(page, bito)).toContainText('3 of 5');
    await expect(happened(page).getByText(say.happened.undoneBy('Ann'))).toBeVisible();
  }

  await bob.reload();
  await expect(hand(bob, bito)).toContainText('3 of 5');
  await areAlike(all);
  for (const page of all) expect(await violations(page)).toEqual([]);
});

test('whoever shares a night says who may change what', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const [ann, bob] = (await phones(browser, baseURL ?? '', 2)) as [Page, Page];
  await joins(bob, await shares(ann, 'own'), 'Bob', 'Jane');
  await expect(bob.getByText(say.people.own)).toBeVisible();
  const less = (name: string) =>
    bob.getByRole('button', { name: companionMessages.less('Life', name), exact: true });
  await expect(less(bito)).toBeDisabled();
  await less('Jane').click();
  await expect(hand(ann, 'Jane')).toContainText('4 of 5');
  await ann.getByLabel(say.people.may('Bob'), { exact: true }).selectOption('all');
  await less(bito).click();
  await expect(hand(ann, bito)).toContainText('4 of 5');
  await tap(ann, say.people.remove('Bob'));
  await expect(bob.getByText(say.join.again)).toBeVisible();
});

test(
  'a friend brings a hero to a night, and the night is listed once',
  long,
  async ({ browser, baseURL }) => {
    const [ann, bob] = (await phones(browser, baseURL ?? '', 2)) as [Page, Page];
    await visit(ann, '/table?hero=sample-bito');
    await expect(ann.getByText(companionMessages.setUp.alone)).toBeVisible();
    await ann.getByRole('radio', { name: companionMessages.setUp.ways.each }).click();
    await expect(ann.getByText(companionMessages.setUp.aloneShared)).toBeVisible();
    await tap(ann, companionMessages.setUp.beginShared);
    const dialog = ann.getByRole('dialog');
    await dialog.getByLabel(companionMessages.share.name).fill('Ann');
    await dialog.getByLabel(companionMessages.share.may).selectOption('own');
    await dialog.getByRole('button', { name: companionMessages.share.begin }).click();
    await expect(ann.getByRole('img', { name: say.invitation.qr })).toBeVisible();
    await joins(bob, ann.url(), 'Bob', undefined, 'Jane');
    for (const page of [ann, bob]) {
      await expect(hand(page, 'Jane')).toContainText('5 of 5');
      await expect(happened(page).getByText(say.happened.line('Bob', say.did.bring('Jane')))).toBeVisible();
    }
    await tap(bob, companionMessages.less('Life', 'Jane'));
    await expect(hand(ann, 'Jane')).toContainText('4 of 5');
    expect(await violations(bob)).toEqual([]);

    await visit(ann, '/table');
    await expect(ann.getByRole('link', { name: say.kept.own })).toBeVisible();
    await expect(ann.getByRole('link', { name: /^Resume / })).toHaveCount(0);
  },
);

test('a friend who brings a hero to two sides chooses one, and everybody is told', async ({
  browser,
  baseURL,
}) => {
  const [ann, bob] = (await phones(browser, baseURL ?? '', 2)) as [Page, Page];
  await visit(ann, '/table?hero=sample-bito&hero=sample-jane&hero=sample-gerda');
  await ann.getByRole('radio', { name: companionMessages.setUp.ways.each }).click();
  await ann.getByLabel(companionMessages.setUp.scenario).selectOption({ label: 'King of the Hill' });
  await tap(ann, companionMessages.setUp.beginShared);
  await ann.getByRole('dialog').getByRole('button', { name: companionMessages.share.begin }).click();
  await expect(ann.getByRole('img', { name: say.invitation.qr })).toBeVisible();
  await expect(ann.getByText(ann.url())).toBeVisible();

  await bob.goto(ann.url());
  await bob.getByLabel(say.join.name).fill('Bob');
  await bob.getByLabel(say.join.bring).selectOption({ label: 'Uncle Tom' });
  const side = bob.getByLabel(say.join.side('Uncle Tom'));
  // The smaller side is offered first.
  await expect(side.locator('option:checked')).toHaveText(say.join.with(['Jane']));
  await side.selectOption({ label: say.join.with([bito, 'Gerda Halfmoon']) });
  expect(await violations(bob)).toEqual([]);
  await tap(bob, say.join.join);
  await expect(ann.getByText(say.people.side('Uncle Tom', [bito, 'Gerda Halfmoon']))).toBeVisible();
  for (const page of [ann, bob])
    await expect(
      happened(page).getByText(
        say.happened.line('Bob', say.did.bring('Uncle Tom', [bito, 'Gerda Halfmoon'])),
      ),
    ).toBeVisible();
});

test('everybody sees whose turn and whose heroes it is, and one timer', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const [ann, bob, cleo] = (await phones(browser, baseURL ?? '', 3)) as [Page, Page, Page];
  // Phones are chosen before the night starts: sharing comes at once.
  await visit(ann, '/table?hero=sample-bito&hero=sample-jane');
  await ann.getByRole('radio', { name: companionMessages.setUp.ways.each }).click();
  expect(await violations(ann)).toEqual([]);
  await tap(ann, companionMessages.setUp.beginShared);
  const dialog = ann.getByRole('dialog');
  await dialog.getByLabel(companionMessages.share.name).fill('Ann');
  await dialog.getByLabel(bito).check();
  await dialog.getByRole('button', { name: companionMessages.share.begin }).click();
  await expect(ann.getByRole('img', { name: say.invitation.qr })).toBeVisible();
  const address = ann.url();
  await joins(bob, address, 'Bob', 'Jane');
  await cleo.goto(address);
  for (const [hero, player] of [
    [bito, 'Ann'],
    ['Jane', 'Bob'],
  ] as const)
    await expect(cleo.getByLabel(companionMessages.share.whose(hero, player))).toBeVisible();

  await ann.getByLabel(/^Time limit/).selectOption('5');
  await tap(ann, companionMessages.timer.start);
  for (const page of [ann, bob]) await expect(page.getByRole('timer')).toHaveText(/^4:5\d$/);
  await tap(bob, companionMessages.timer.stop);
  await expect(ann.getByRole('button', { name: companionMessages.timer.start })).toBeVisible();

  await tap(bob, 'Start phase 1: shuffle the cards');
  const { turnOf, yourTurn, deck } = companionMessages;
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const turn = ann.getByRole('button', { name: /^Start (.+)’s? turn$/ });
  await expect(turn).toBeVisible();
  const isBito = (await turn.innerText()).includes(bito);
  await turn.click();
  const [name, owner, mine, theirs] = isBito ? [bito, 'Ann', ann, bob] : ['Jane', 'Bob', bob, ann];
  await expect(heading(mine, yourTurn(name))).toBeVisible();
  await expect(heading(theirs, deck.whose(turnOf(name), owner))).toBeVisible();
});

test('a link that leads to no night says so, and what can be done', async ({ page }) => {
  await visit(page, '/table#room=12');
  await expect(page.getByText(say.refused.broken)).toBeVisible();
  await visit(page, `/table#room=${'a'.repeat(32)}.${'b'.repeat(32)}`);
  await expect(page.getByText(say.refused.unknown)).toBeVisible();
  await page.getByRole('link', { name: say.refused.own }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
});
