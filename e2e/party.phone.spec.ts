import type { Page } from '@playwright/test';
import { expectAccess } from './access';
import { codeOf } from './bench';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const say = messages.myHeroes.party;

/** A user whose actions are counted: each tap is one, and so is a text typed or pasted at once. */
const handOn = (page: Page) => {
  let actions = 0;
  return {
    actions: () => actions,
    tap: async (target: ReturnType<Page['getByRole']>) => {
      actions += 1;
      await target.tap();
    },
    choose: async (target: ReturnType<Page['getByRole']>, label: string) => {
      actions += 1;
      await target.selectOption({ label });
    },
    type: async (text: string) => {
      actions += 1;
      await page.keyboard.insertText(text);
    },
  };
};

test('a party of four for tonight, with its kit, in 15 actions', async ({ page }) => {
  const friend = await codeOf(page, 'Captain Agnes Brandt');
  const link = `${new URL(page.url()).origin}${friend}`;
  await page.goto('/');
  const hand = handOn(page);
  const nav = page.getByRole('navigation', { name: messages.site.header.nav });
  await hand.tap(nav.getByRole('button', { name: messages.site.header.more }));
  await hand.tap(page.getByRole('link', { name: 'Parties', exact: true }));
  await hand.tap(page.getByRole('button', { name: say.make }));
  const name = page.getByRole('textbox', { name: say.name, exact: true });
  await expect(name).toHaveValue(say.nameless);
  await hand.tap(name);
  await name.selectText();
  await hand.type('Friday four');
  for (const sample of ['Gerda Halfmoon', 'Mortimer Gray', 'Jane'])
    await hand.tap(page.getByRole('button', { name: say.into(sample), exact: true }));
  await hand.tap(page.getByRole('searchbox', { name: messages.myHeroes.search }));
  await hand.type(link);
  await hand.tap(page.getByRole('button', { name: say.into('Captain Agnes Brandt'), exact: true }).first());
  await expect(page.locator('[data-member]')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Friday four' })).toBeVisible();
  await hand.tap(page.getByRole('link', { name: say.printKit }));
  await hand.choose(page.getByLabel(printPageMessages.kit.scenario, { exact: true }), 'Team Carnage');
  await expect(page.getByText(/maps and rules on \d+ pages/)).toBeVisible();
  await hand.tap(page.getByRole('button', { name: printPageMessages.make }));
  const saving = page.waitForEvent('download');
  await hand.tap(page.getByRole('link', { name: printPageMessages.save }));
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Friday four, .+ kit\.pdf$/);
  const text = (await readPdf(file)).map((one) => one.text).join('\n');
  for (const hero of ['Gerda Halfmoon', 'Mortimer Gray', 'Jane', 'Captain Agnes Brandt'])
    expect(text).toContain(hero);
  expect(hand.actions()).toBeLessThanOrEqual(15);
});

test('the list finds own heroes and samples alike, by the rules they follow, and keeps nobody twice', async ({
  page,
}) => {
  await page.goto('/parties');
  await page.getByRole('button', { name: say.make }).tap();
  const search = page.getByRole('searchbox', { name: messages.myHeroes.search });
  await search.fill('volley');
  const jane = page.getByRole('button', { name: say.into('Jane'), exact: true });
  await jane.tap();
  await expect(page.locator('[data-member]')).toHaveCount(1);
  await expect(jane).toBeHidden();
  await search.fill('bito');
  const bitos = page.getByRole('button', { name: say.into('Bito van Ostmark'), exact: true });
  await expect(bitos).toHaveCount(2);
  await page
    .getByRole('combobox', { name: messages.myHeroes.rules, exact: true })
    .selectOption({ label: 'The first edition' });
  await expect(bitos).toHaveCount(1);
  await expectAccess(page, 'a party and who could join');
  await search.fill('nobody at all');
  await expect(page.getByText(say.noneFound)).toBeVisible();
});

test(
  'parties are found by their names, by who is in them, and by the rules they follow',
  long,
  async ({ page }) => {
    await page.goto('/parties');
    for (const [name, hero] of [
      ['Friday four', 'Jane'],
      ['Old guard', 'Thranduil'],
    ] as const) {
      await page.getByRole('button', { name: say.make }).tap();
      const field = page.getByRole('textbox', { name: say.name, exact: true });
      await field.fill(name);
      await page.getByRole('button', { name: say.into(hero), exact: true }).tap();
      await expect(page.locator('[data-member]')).toHaveCount(1);
      await page.getByRole('link', { name: say.back }).tap();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const friday = page.getByRole('link', { name: 'Friday four' });
    const old = page.getByRole('link', { name: 'Old guard' });
    const search = page.getByRole('searchbox', { name: messages.myHeroes.search });
    await search.fill('jane');
    await expect(old).toBeHidden();
    await expect(friday).toBeVisible();
    await search.fill('');
    await page
      .getByRole('combobox', { name: messages.myHeroes.rules, exact: true })
      .selectOption({ label: 'The first edition' });
    await expect(friday).toBeHidden();
    await expect(old).toBeVisible();
    await search.fill('nobody at all');
    await expect(page.getByText(say.noPartyFound)).toBeVisible();
  },
);
