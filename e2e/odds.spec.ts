import { messages } from '@/lib/messages/index';
import { oddsMessages } from '#words/messages/odds';
import { openWith } from './roster';
import { expect, long, test } from './test';

test('odds of two heroes: chosen, read as a table, kept in the address', async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=dummy-medium');
  await expect(
    page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in medium armour' }),
  ).toBeVisible();
  await expect(page.getByText('86.8 %').first()).toBeVisible();

  await page.getByLabel(oddsMessages.foe, { exact: true }).selectOption({ label: 'Dummy in cloth' });
  await page
    .getByRole('radiogroup', { name: 'Your hero: Dice in the Hand' })
    .getByRole('radio', { name: '1' })
    .click();
  await expect(page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in cloth' })).toBeVisible();
  await expect(page).toHaveURL(/b=dummy-none&hand=1/);

  const attack = page.getByRole('region', { name: /attacks Dummy/ });
  await attack.getByRole('button', { name: 'As a table' }).click();
  await expect(attack.getByRole('table', { name: 'Odds of each amount of damage' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Chance that Bito van Ostmark wins/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in cloth' })).toBeVisible();
});

test('a skill of the hero: its chance and means, kept in the address', long, async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=dummy-medium&skill=nothing/such');
  const panel = page.getByRole('region', { name: 'One of Bito van Ostmark’s skills' });
  await expect(panel.getByText('which this hero doesn’t have')).toBeVisible();
  await panel.getByLabel('Skill', { exact: true }).selectOption({ label: 'Regrowth' });
  await expect(panel.getByText('which this hero doesn’t have')).toBeHidden();
  await expect(page).toHaveURL(/skill=druid%2Fregrowth/);
  await expect(panel.getByText('59.8 %').first()).toBeVisible();
  await expect(panel.getByText(/^Life restored: 1\.39 on average when it works/)).toBeVisible();
  await panel.getByRole('button', { name: 'As a table' }).click();
  await expect(panel.getByRole('table', { name: /Regrowth: chance that it works/ })).toBeVisible();
});

test('a damaged opponent has his sentence, and another one can be chosen', long, async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=broken');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The opponent can’t be read from the link.',
  );
  await page.getByLabel(oddsMessages.foe, { exact: true }).selectOption({ label: 'Dummy in light armour' });
  await expect(page.getByRole('heading', { name: /attacks Dummy in light armour/ })).toBeVisible();
});

test('the strip shows what a pip changes, and the best layout is taken and undone', async ({ page }) => {
  await page.goto('/build?sample=bito');
  const strip = page.getByRole('region', { name: 'Odds with five dice' });
  await expect(strip.getByText('0.60')).toBeVisible();
  await page.locator('[data-face="4"] [data-pip]').first().hover();
  await expect(strip.getByText('−0.60')).toBeVisible();

  await strip.getByRole('button', { name: 'Optimise pips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Best pips' });
  await expect(dialog.getByText('attacking with: Heavy mace')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use these pips' }).click();
  await expect(dialog).toBeHidden();
  await expect(strip.getByText('0.60')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(strip.getByText('0.60')).toBeVisible();

  await strip.getByRole('button', { name: 'Optimise pips' }).click();
  await dialog.getByRole('radio', { name: 'A mix' }).click();
  for (const matter of ['Damage dealt', 'Dice lost']) {
    await dialog.getByRole('radiogroup', { name: matter }).getByRole('radio', { name: 'Ignore' }).click();
  }
  await expect(dialog.getByText('Nothing counts yet.')).toBeVisible();
  await dialog.getByRole('radiogroup', { name: 'Damage dealt' }).getByRole('radio', { name: '2 ×' }).click();
  await expect(dialog.getByText('The sum: 2 × damage dealt.')).toBeVisible();
  await page.keyboard.press('Escape');

  await strip.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(strip.getByRole('button', { name: messages.site.party.show })).toBeVisible();
});

test(
  'the best layout for a skill, against a chosen attacker, and a goal that no die serves',
  long,
  async ({ page }) => {
    await page.goto('/build?sample=bito');
    const strip = page.getByRole('region', { name: 'Odds with five dice' });
    await strip.getByRole('button', { name: 'Optimise pips' }).click();
    const dialog = page.getByRole('dialog', { name: 'Best pips' });
    await dialog.getByRole('radio', { name: 'A skill' }).click();
    await expect(dialog.getByLabel('Skill', { exact: true })).toHaveValue('druid/regrowth');
    await dialog.getByLabel('Make the most of').selectOption({ label: 'Turns it lasts' });
    await expect(dialog.getByText('Turns it lasts', { exact: true }).last()).toBeVisible();
    await expect(dialog.getByText('2.34')).toBeHidden();

    await dialog.getByRole('radio', { name: 'Dice kept' }).click();
    await dialog.getByLabel(/attacks with/).selectOption({ label: 'A Boot to the Head' });
    await dialog.getByLabel('Dummy in medium armour’s dice').selectOption({ label: '6 dice' });
    await expect(dialog.getByRole('status')).toContainText(/die found|already the best one/);
    for (const trait of ['Melee', 'Magic', 'Defence']) {
      await dialog.getByRole('checkbox', { name: trait }).uncheck();
    }
    await expect(dialog.getByText('No legal pip helps with this goal.')).toBeVisible();
  },
);

test('a skill of the pet is rolled with its dice, and what has no number is said', long, async ({ page }) => {
  await page.goto('/odds?a=sample-jane&b=dummy-light');
  const panel = page.getByRole('region', { name: /^One of .+ skills/ });
  await expect(panel).toBeVisible();
  await panel.getByLabel('Skill', { exact: true }).selectOption({ label: 'Contagious Bite (Fang)' });
  await expect(panel.getByText('Fang rolls as many dice')).toBeVisible();
  await expect(panel.getByText(/^Poisoned counters given: 1\.39 on average when it works/)).toBeVisible();
  await expect(page).toHaveURL(/contagious-bite%401/);
  await panel.getByLabel('Skill', { exact: true }).selectOption({ label: 'Purify, while recovering' });
  await expect(panel.getByText('Not counted here')).toBeVisible();
  await expect(panel.getByText('This skill’s numbers don’t depend on the roll.')).toBeVisible();
});

test('a screen reader hears every chart with its name, what it shows and its figures', async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=dummy-medium');
  await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Bito van Ostmark attacks Dummy in medium armour":
      - heading "Odds of each amount of damage" [level=3]
      - 'img "Chart: Odds of each amount of damage"'
      - table "Odds of each amount of damage":
        - rowgroup:
          - row "Damage Chance":
            - columnheader "Damage"
            - columnheader "Chance"
        - rowgroup:
          - row "0 40.2 %":
            - rowheader "0"
            - cell "40.2 %"
          - row "1 59.6 %"
          - row "2 0.2 %"
          - row "3 <0.1 %"
      - 'button "As a table: Odds of each amount of damage"'
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "What Bito van Ostmark rolls":
      - radiogroup "Value"
      - 'img "Chart: AV by dice in the Hand"'
      - table "AV by dice in the Hand":
        - rowgroup:
          - row "Hand 0 1 3 Critical hit"
        - rowgroup:
          - row "1 die 66.7 % 16.7 % 16.7 % 0 %"
  `);
  const reader = await page.context().newCDPSession(page);
  const { root } = await reader.send('DOM.getDocument');
  const { nodeId } = await reader.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main' });
  const { nodes } = await reader.send('Accessibility.queryAXTree', { nodeId, role: 'image' });
  const charts = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name, description }) => [String(name?.value), String(description?.value)]);
  expect(charts).toEqual([
    [
      'Chart: Odds of each amount of damage',
      'Most often 1 damage (59.6\u00a0%); 0.60 on average, misses included.',
    ],
    ['Chart: AV by dice in the Hand', expect.stringMatching(/^1 or more: 33\.3\s% of rolls with one die/)],
    [
      'Chart: Regrowth: chance that it works, by dice in the Hand',
      '16.7\u00a0% with one die, 66.5\u00a0% with six, if a skill adds one.',
    ],
  ]);
  const duel = page.getByRole('table', {
    name: 'Chance that Bito van Ostmark wins, by the dice in both Hands',
  });
  await expect(duel.getByRole('rowheader').first()).toHaveText('Bito van Ostmark: 1');
  await expect(duel.getByRole('columnheader').last()).toHaveText('Dummy in medium armour: 5');
  await expect(duel.locator('[aria-current]')).toHaveText('99 %');
});

test(
  'a screen reader hears the figures of the strip and both dice of the best layout',
  long,
  async ({ page }) => {
    await page.goto('/build?sample=bito');
    const strip = page.getByRole('region', { name: 'Odds with five dice' });
    await expect(strip).toMatchAriaSnapshot(`
    - term: Hits, before defence
    - definition: 86.8 %
    - term: Damage per attack
    - definition: "0.60"
    - term: Dice lost per enemy attack
    - definition: "0.11"
    - term: Shows a Skill pip
    - definition: 59.8 %
  `);
    await strip.getByRole('button', { name: 'Optimise pips' }).click();
    await expect(page.getByRole('dialog', { name: 'Best pips' })).toMatchAriaSnapshot(`
    - heading "Now" [level=3]
    - paragraph: /6-face. 4 Defence pips, 1 Magic pip and 1 Skill pip/
    - term: Damage
    - definition: "0.60"
    - heading "Best" [level=3]
    - paragraph: /6-face. 5 Melee pips and 1 Skill pip/
    - term: Damage
    - definition: 2.34 (+1.74)
  `);
  },
);

test(
  'the values are explained where they are chosen, and a change that changes nothing is no row',
  long,
  async ({ page }) => {
    await page.goto('/odds?a=sample-bito&b=dummy-medium');
    const rolls = page.getByRole('region', { name: 'What Bito van Ostmark rolls' });
    await expect(rolls.getByText(/^AV is the attack value in melee/)).toBeVisible();
    await rolls.getByRole('radio', { name: 'MDV' }).click();
    await expect(rolls.getByText(/^MDV is the defence value against magic/)).toBeVisible();
    const worth = page.getByRole('region', { name: 'What a pip is worth' });
    await expect(worth.getByRole('row').nth(1)).toBeVisible();
    await expect(worth.getByText(/^0\.0/)).toHaveCount(0);
  },
);

test('an own hero fights where nobody is named, and is the first to be chosen', long, async ({ page }) => {
  await openWith(page, 'Ada');
  await page.goto('/odds?b=sample-jane');
  await expect(page.getByRole('heading', { name: 'Ada attacks Jane' })).toBeVisible();
  const groups = page.getByLabel('Your hero', { exact: true }).locator('optgroup');
  await expect(groups.first()).toHaveAttribute('label', 'My heroes');
});
