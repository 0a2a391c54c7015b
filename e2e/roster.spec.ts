import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { expectAccess, visit } from './access';
import { copyLink, saved } from './bench';
import { choose, fileOf, hero, heroes, openHome, openWith, partyOf, status } from './roster';
import { expect, long, test } from './test';

test('a hero of the builder is on the first page, is duplicated and deleted, and every step goes back and forth over a reload', async ({
  page,
}) => {
  await page.goto('/build?new=1');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zoe of the Fens');
  await saved(page);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: messages.myHeroes.heading })).toBeVisible();
  await page.reload();
  await expect(hero(page, 'Zoe of the Fens')).toBeVisible();

  await choose(page, 'Zoe of the Fens', 'Duplicate');
  await expect(heroes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo: duplicate Zoe of the Fens' }).click();
  await expect(heroes(page)).toHaveCount(1);

  await choose(page, 'Zoe of the Fens', 'Delete');
  await expect(status(page, 'Deleted Zoe of the Fens.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: homeMessages.heading })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(hero(page, 'Zoe of the Fens')).toBeVisible();
  await page.reload();
  await expect(hero(page, 'Zoe of the Fens')).toBeVisible();
  await page.getByRole('button', { name: 'Redo: delete Zoe of the Fens' }).click();
  await expect(heroes(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(hero(page, 'Zoe of the Fens')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(heroes(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');

  await hero(page, 'Zoe of the Fens').getByRole('link').click();
  await expect(page).toHaveURL(/\/build\?hero=/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zoe of the Fens');
});

test(
  'the heroes changed last lie on the first page like a hand of cards, and one opens its hero',
  long,
  async ({ page }) => {
    await openWith(page, 'Ada', 'Bert', 'Cleo', 'Dora', 'Egon', 'Frieda');
    const hand = page.getByRole('list', { name: messages.myHeroes.hand }).getByRole('link');
    await expect(hand).toHaveCount(5);
    await hand.filter({ has: page.getByRole('img', { name: messages.myHeroes.card('Dora') }) }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Dora');
  },
);

test(
  'heroes are found by name and tag, and several are tagged, printed and deleted at once',
  long,
  async ({ page }) => {
    await openWith(page, 'Ada', 'Bert', 'Jürgen');
    await page.getByRole('searchbox', { name: messages.myHeroes.search }).fill('jurgen');
    await expect(heroes(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: messages.myHeroes.search }).fill('nobody at all');
    await expect(page.getByText(messages.myHeroes.noneFound)).toBeVisible();
    await page.getByRole('button', { name: messages.myHeroes.showAll }).click();
    await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick('Ada') }).check();
    await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick('Bert') }).check();
    const bar = page.getByRole('region', { name: messages.myHeroes.picked.heading });
    await bar.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: /’s? tags$/ });
    await dialog.getByRole('textbox', { name: messages.myHeroes.tags.field }).fill('campaign');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(
      dialog.getByRole('button', { name: messages.myHeroes.tags.remove('campaign') }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('combobox', { name: messages.myHeroes.tag }).selectOption('campaign');
    await expect(heroes(page)).toHaveCount(2);
    await bar.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('checkbox', { name: /^Ada/ }).first()).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Bert/ }).first()).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Jürgen/ }).first()).not.toBeChecked();
    await visit(page, '/');
    for (const name of ['Ada', 'Jürgen'])
      await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick(name) }).check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(status(page, /^Deleted .*Ada/)).toBeVisible();
    await expect(heroes(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  },
);

test('the name of a party that is being typed is saved before whatever is done next', async ({ page }) => {
  await openWith(page, 'Ada', 'Bert', 'Cid');
  await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick('Ada') }).check();
  await page.getByRole('button', { name: messages.myHeroes.picked.party }).click();
  const field = page.getByRole('textbox', { name: 'Name' });
  const members = page.locator('[data-member]');
  await expect(members).toHaveCount(1);
  // Without a blur: a touch on a button does not take the focus everywhere.
  const press = (name: string) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
  await field.fill('The three');
  await press('Add Bert');
  await expect(members).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'The three' })).toBeVisible();
  await field.fill('The fellows');
  await field.press('Tab');
  await press('Add Cid');
  await expect(members).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1, name: 'The fellows' })).toBeVisible();
  await field.fill('The friends');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press('Copy link');
  await expect(status(page, messages.myHeroes.done.copied('The friends'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The friends' })).toBeVisible();
});

test('a party is made of ticked heroes, ordered by button and by drag, sent as a link, printed and deleted', async ({
  page,
  context,
}) => {
  await openWith(page, 'Ada', 'Bert', 'Cid', 'Dora');
  for (const name of ['Ada', 'Bert', 'Cid'])
    await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick(name) }).check();
  await page.getByRole('button', { name: messages.myHeroes.picked.party }).click();
  await expect(page).toHaveURL(/\/parties\?id=/);
  const members = page.locator('[data-member]');
  const names = () => members.locator('[data-name]').allTextContents();
  await expect(members).toHaveCount(3);
  await page.getByRole('button', { name: 'Add Dora' }).click();
  await expect(members).toHaveCount(4);
  await page.getByRole('textbox', { name: 'Name' }).fill('The four');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The four' })).toBeVisible();

  const before = await names();
  await page.getByRole('button', { name: messages.myHeroes.party.down(before[0] ?? '') }).click();
  await expect.poll(names).toEqual([before[1], before[0], before[2], before[3]]);
  const grip = members.nth(3).locator('span').first();
  const [from, to] = [await grip.boundingBox(), await members.first().boundingBox()];
  if (!from || !to) throw new Error('the rows are not drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual([before[3], before[1], before[0], before[2]]);
  await page.reload();
  await expect.poll(names).toEqual([before[3], before[1], before[0], before[2]]);

  const link = await copyLink(page, status(page, messages.myHeroes.done.copied('The four')));
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'The four' })).toBeVisible();
  await visitor.close();

  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: 'The four: all 4' })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: messages.myHeroes.party.remove }).click();
  await expect(page).toHaveURL(/\/parties$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'The four' })).toBeVisible();
});

test('hundreds of heroes are drawn as far as somebody looks', long, async ({ page }) => {
  await openHome(page);
  const many = (from: number) => Array.from({ length: 100 }, (_, index) => `Hero ${from + index}`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([0, 100, 200].map((from) => fileOf(`${from}.json`, partyOf(`Party ${from}`, many(from)))));
  await expect(page.getByText('300 heroes').first()).toBeVisible();
  await expect(heroes(page)).toHaveCount(48);
  await page.getByRole('button', { name: messages.myHeroes.more }).scrollIntoViewIfNeeded();
  await expect(heroes(page)).toHaveCount(96);
  await page.getByRole('searchbox', { name: messages.myHeroes.search }).fill('hero 299');
  await expect(heroes(page)).toHaveCount(1);
});

test('heroes and parties are accessible and fit every window', async ({ page }) => {
  await openWith(page, 'Ada', 'Bert with a name that goes on and on without an end', 'Cid');
  await expect(page.getByRole('link', { name: homeMessages.learn })).toHaveAttribute('href', '/play#learn');
  await expectAccess(page, 'heroes');
  await visit(page, '/parties');
  const party = page.getByRole('link', { name: 'Wolf and mace' });
  await expect(party).toBeVisible();
  await expectAccess(page, 'parties');
  await party.click();
  await expect(page.locator('[data-member]')).toHaveCount(3);
  await expectAccess(page, 'a party');
  await visit(page, '/parties');
  await page.getByRole('button', { name: 'New party' }).first().click();
  await expect(page).toHaveURL(/id=/);
  await expectAccess(page, 'an empty party');
});

test('what is done with heroes is accessible and fits every window', long, async ({ page }) => {
  await openWith(page, 'Ada', 'Bert with a name that goes on and on without an end', 'Cid');
  await page.getByRole('searchbox').fill('nobody');
  await expect(heroes(page)).toHaveCount(0);
  await expectAccess(page, 'no hero found');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick('Ada') }).check();
  await page
    .getByRole('region', { name: messages.myHeroes.picked.heading })
    .getByRole('button', { name: 'Tags', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('campaign');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('button', { name: /campaign/ })).toBeVisible();
  await expectAccess(page, 'tags');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: messages.myHeroes.hero.actions('Ada') }).click();
  await expectAccess(page, 'the menu of a hero');
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(status(page, 'Deleted')).toBeVisible();
  await expectAccess(page, 'a hero deleted');
  await visit(page, '/print');
  await expect(page.getByRole('checkbox', { name: /^Cid/ }).first()).toBeVisible();
  await expectAccess(page, 'own heroes to print');
});
