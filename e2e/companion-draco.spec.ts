import type { Locator, Page } from '@playwright/test';
import { companionMessages } from '@/lib/messages/companion';
import { overhang, violations, visit } from './access';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

/** Nobody named: the samples fill the table. */
const table = '/table?hero=sample-cathryn';

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
};

const unfold = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: new RegExp(`^.?\\s*${name}`), expanded: false })
    .first()
    .click();
};

const count = (page: Page, name: string, what: string): Locator =>
  page.getByRole('button', { name: companionMessages.more(what, name) }).locator('..');

const times = async (n: number, what: () => Promise<void>): Promise<void> => {
  for (let nth = 0; nth < n; nth += 1) await what();
};

/** Has turns until nobody is left in the pile. */
const playPile = async (page: Page): Promise<readonly string[]> => {
  const names: string[] = [];
  for (;;) {
    const onward = page.getByRole('button', { name: /^(Start .+’s? turn|End the pile)$/ }).last();
    const text = await onward.innerText();
    await onward.click();
    if (text === 'End the pile') return names;
    const name = text.replace(/^Start (.+)’s? turn$/, '$1').trim();
    names.push(name);
    await expect(page.getByRole('heading', { name: companionMessages.turnOf(name) })).toBeVisible();
    await tap(page, companionMessages.endTurn(name));
  }
};

test(
  'a hunt at a real table: the dragon’s cards come into the pile, and her dice are read',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await visit(page, table);
    await tap(page, companionMessages.setUp.begin);

    // The first card comes by a die; on a 6 any of the five is offered.
    const duty = page.getByRole('region', { name: companionMessages.toDo });
    await duty.getByRole('button', { name: 'Roll for a card for Eryam' }).click();
    const starts = duty.getByRole('button', { name: / starts$/ }).first();
    const first = (await starts.innerText()).replace(' starts', '').trim();
    await starts.click();
    await expect(duty).toHaveCount(0);
    await tap(page, 'Start pile 1: shuffle the cards');
    await tap(page, /^Done: .*face down for good/);
    const pile = await playPile(page);
    expect(pile).toHaveLength(5);
    expect(pile).toContain(`Eryam: ${first}`);

    // A card whose die is tapped down waits, and comes with the next shuffle.
    const second = ['1 Maw', '2 Hide'].find((name) => name !== first) ?? '';
    await unfold(page, second);
    await times(5, () => tap(page, companionMessages.less('Card die', second)));
    await tap(page, /^Done: .*set its initiative card aside/);
    await tap(page, 'Start pile 2: shuffle the cards');
    await tap(page, /^Done: .*face down for good/);
    expect(await playPile(page)).toHaveLength(6);

    // Her whole pool is rolled, and each face says what it gives.
    await unfold(page, 'Eryam');
    await times(3, () => tap(page, companionMessages.less('Dicepool', 'Eryam')));
    await tap(page, 'Roll 23 dice for Eryam');
    const rolled = page.getByRole('list', { name: 'Rolled for Eryam' });
    await expect(rolled).toContainText('Attack: AV');
    await expect(rolled).toContainText('Defence: DV');
    const dice = await rolled.getByText(/^× \d+$/).allInnerTexts();
    expect(dice.map((text) => Number(text.slice(2))).reduce((sum, each) => sum + each, 0)).toBe(23);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toEqual([]);

    // Rolls and taps are there after a reload, and can be undone.
    await expect(page.getByText(companionMessages.keeping.kept)).toBeVisible();
    await page.reload();
    await expect(rolled).toContainText('Attack: AV');
    await expect(count(page, 'Eryam', 'Dicepool')).toContainText('23');
    await tap(page, 'Undo');
    await expect(rolled).toHaveCount(0);
    await tap(page, 'Undo');
    await expect(count(page, 'Eryam', 'Dicepool')).toContainText('24');
  },
);

test('one click prints the whole game, and says on how many sheets before', long, async ({ page }) => {
  await visit(page, '/rules/draco');
  await page.getByRole('link', { name: 'Print the whole game' }).click();
  await expect(page.getByText(/31 cards, .* maps and rules on \d+ pages/)).toBeVisible();
});
