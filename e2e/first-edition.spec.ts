import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { addSkill, bito, brush, chooseRules, copyLink, openBuilder, openFile, paint, saved } from './bench';
import { drawn } from './drawn';
import { readPdf } from './pdf';
import { hero, openHome } from './roster';
import { expect, long, test } from './test';

const nameOn = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
const legal = (page: Page) => page.locator('[data-state="legal"]').first();

/** A finished hero of the first edition in the builder. */
const openSample = async (page: Page, id: string, name: string): Promise<void> => {
  await page.goto(`/build?sample=first-${id}`);
  await expect(nameOn(page)).toHaveValue(name);
};

test(
  'a newcomer begins with the Living Rulebook, and a click leads to a hero of the first edition',
  long,
  async ({ page }) => {
    await openBuilder(page);
    await expect(brush(page, 'Defence')).toBeVisible();
    await chooseRules(page, 'New hero: the first edition');
    await expect(brush(page, 'Armour')).toBeVisible();
    await nameOn(page).fill('Zoe of the Fens');

    await brush(page, 'Armour').click();
    await expect(page.getByText('Without armour or a shield you can’t have Armour pips.')).toBeVisible();
    await page.getByRole('radio', { name: 'Light', exact: true }).click();
    await paint(page, 'Armour', [[6, 1]]);
    await paint(page, 'Ranged', [
      [6, 2],
      [6, 3],
      [6, 4],
      [5, 1],
      [5, 2],
      [5, 3],
    ]);
    await paint(page, 'Skill', [[6, 5]]);
    await addSkill(page, 'ranged/aimed-shot', 'aimed');
    await expect(legal(page)).toBeVisible();
    await page.getByRole('button', { name: 'About Aimed Shot' }).click();
    const about = page.getByRole('dialog', { name: 'Aimed Shot' });
    await expect(about.getByText(/Don’t move this turn/)).toBeVisible();
    await expect(about.getByRole('link', { name: 'Full rules' })).toHaveAttribute(
      'href',
      '/rules/first/skills/ranged/aimed-shot',
    );
    await about.getByRole('button', { name: 'Close' }).click();

    await saved(page);
    await page.goto('/');
    await expect(hero(page, 'Zoe of the Fens')).toContainText('The first edition');
  },
);

test('what breaks a rule is said with its reason, and mended by a fix', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, {
    ...bito,
    system: 'first',
    name: 'Showy',
    equipment: { shield: true },
    faces: {},
    skills: [],
  });
  await expect(page.getByText(/A shield needs at least one Armour pip/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Paint 1 Armour pip/ })
    .first()
    .click();
  await expect(legal(page)).toBeVisible();
});

test('the strip counts, and the best layout is taken and undone', long, async ({ page }) => {
  await openSample(page, 'bito', 'Bito van Ostmark');
  const strip = page.getByRole('region', { name: 'Odds with five dice' });
  await expect(strip.getByText('86.8 %')).toBeVisible();
  await strip.getByRole('button', { name: 'Optimise pips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Best pips' });
  await dialog.getByRole('button', { name: 'Use these pips' }).click();
  await expect(dialog).toBeHidden();
  await expect(legal(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(strip.getByText('86.8 %')).toBeVisible();
});

test(
  'a link opens in a fresh profile with its picture, and the hero goes to paper',
  long,
  async ({ page, browser }) => {
    await openSample(page, 'hekate', 'Hekate');
    const link = await copyLink(page);
    const stranger = await browser.newContext({ serviceWorkers: 'block' });
    const visit = await stranger.newPage();
    expect((await visit.goto(link))?.status()).toBe(200);
    await expect(visit.getByRole('heading', { level: 1, name: 'Hekate' })).toBeVisible();
    const preview = await visit.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname, search } = new URL(preview ?? '', link);
    const picture = await drawn(visit.request, pathname + search);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    await stranger.close();

    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await page.getByRole('button', { name: printPageMessages.make }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: printPageMessages.save }).click();
    const text = (await readPdf(await saving)).map((sheet) => sheet.text).join(' ');
    for (const said of ['Hekate', 'Fireball', 'Starfire', 'Icy Shackles']) expect(text).toContain(said);
  },
);

test('a party of both games shows which is whose, and prints both', long, async ({ page }) => {
  await openSample(page, 'thranduil', 'Thranduil');
  await saved(page);
  await openFile(page, bito);
  await saved(page);
  await openHome(page);
  for (const name of ['Thranduil', 'Bito van Ostmark'])
    await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick(name) }).check();
  await page.getByRole('button', { name: messages.myHeroes.picked.party }).click();
  const members = page.locator('[data-member]');
  await expect(members).toHaveCount(2);
  await expect(members.filter({ hasText: 'Thranduil' })).toContainText('The first edition');
  await expect(members.filter({ hasText: 'Bito' })).toContainText('The Living Rulebook');
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: /^Thranduil.*The first edition/ }).first()).toBeChecked();
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  const text = (await readPdf(await saving)).map((sheet) => sheet.text).join(' ');
  for (const said of ['Thranduil', 'Aimed Shot', 'Bito van Ostmark', 'Regrowth'])
    expect(text).toContain(said);
});

test(
  'a hero goes to the Living Rulebook and back, with a list of what cannot come along',
  long,
  async ({ page }) => {
    await openSample(page, 'hekate', 'Hekate');
    await chooseRules(page, 'Convert to the Living Rulebook');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Starfire is left out/)).toBeVisible();
    await expect(dialog.getByText(/^Icy Shackles is left out/)).toBeVisible();
    await dialog.getByRole('button', { name: messages.builder.games.take }).click();
    await expect(brush(page, 'Defence')).toBeVisible();
    await expect(nameOn(page)).toHaveValue('Hekate');
    await chooseRules(page, 'Convert to the first edition');
    await dialog.getByRole('button', { name: messages.builder.games.take }).click();
    await expect(brush(page, 'Armour')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Skills', exact: true })).toContainText('Fireball');
  },
);

test('the odds of two heroes are counted, and heroes of two games are refused', long, async ({ page }) => {
  await page.goto('/odds?a=sample-first-hekate&b=sample-first-bito');
  await expect(page.getByRole('heading', { name: 'Hekate attacks Bito van Ostmark' })).toBeVisible();
  await expect(page.getByText('59.8 %').first()).toBeVisible();
  const skill = page.getByRole('region', { name: 'One of Hekate’s skills' });
  await skill.getByLabel('Skill', { exact: true }).selectOption({ label: 'Starfire' });
  await expect(page).toHaveURL(/skill=primal-force%2Fstarfire/);
  await expect(skill.getByText(/^Targets: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();

  await page.goto('/odds?a=sample-first-hekate&b=sample-bito');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'One belongs to the first edition, the other to the Living Rulebook. Choose two from the same game.',
  );
});

test('the rules of the first edition are found, with their rulings', async ({ page }) => {
  await page.goto('/rules/first');
  await page.getByRole('combobox').fill('rapid fire');
  await page
    .getByRole('option', { name: /Rapid Fire/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapid Fire' })).toBeVisible();
  await expect(page).toHaveURL(/\/rules\/first\/skills\/ranged\/rapid-fire/);
  await expect(page.getByText(/and that may earn you another/).first()).toBeVisible();
});
