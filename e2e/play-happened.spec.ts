import type { Page } from '@playwright/test';
import { happenedMessages as say } from '@/lib/messages/happened';
import { playMessages } from '@/lib/messages/play';
import { Computer } from '@/lib/session/computer';
import { matchFragment } from '@/lib/session/match-link';
import { answer, beginSession, lengthOf, requestNow, situationAt } from '@/lib/session/session';
import { encounterIn } from '@/lib/session/testing';
import { open, partOf } from '@/lib/systems/open';
import type { SystemId } from '@/lib/systems/sheet';
import { violations } from './access';
import { begin, goesOn, map, momentsOf, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const attack = /^(Attack|Shoot at) /;

/** The link of a running match of persons, played by computers until somebody can attack. */
const attackIn = async (system: SystemId): Promise<string> => {
  await open([system], 'match', 'play');
  const encounter = await encounterIn(system, 5);
  const persons = Array.from({ length: 8 }, () => ({ plays: 'person' }) as const);
  const seats = persons.map(() => ({ plays: 'greedy' }) as const);
  const begun = beginSession(encounter, persons, 'fair');
  if (!begun.ok) throw new Error('The match does not begin.');
  const computer = new Computer(() => 0);
  let session = begun.value;
  for (let nth = 0; nth < 300; nth += 1) {
    const request = requestNow(session);
    const words =
      request && partOf(system, 'play')?.request(request, situationAt(session, lengthOf(session)), encounter);
    if (words?.options.some(({ text }) => attack.test(text))) return `/play#${matchFragment(session)}`;
    const order = { encounter, forks: [], seats, most: 1, table: 'a', choices: session.history.choices };
    const [choice] = computer.choose(order);
    const next = choice === undefined ? undefined : answer(session, choice);
    if (!next?.ok) break;
    session = next.value;
  }
  throw new Error('Nobody can attack.');
};

const banner = (page: Page) => page.getByRole('region', { name: say.title });
const tray = (page: Page) => page.locator('[data-dice-tray]');

/** The moment that is shown; empty where something else is on the screen. */
const momentOr = (page: Page): Promise<string> =>
  page
    .getByRole('slider', { name: playMessages.table.moment })
    .evaluateAll((sliders) => sliders[0]?.getAttribute('aria-valuetext') ?? '');

const playOn = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: playMessages.table.goOn }).click();
  await expect(panel(page).getByRole('button', { name: attack }).first()).toBeVisible();
};

for (const system of ['living', 'first', 'warband', 'draco'] as const)
  test(
    `an attack in ${system} is told above the board, and its dice lie on it until a touch`,
    system === 'living' ? {} : long,
    async ({ page }) => {
      await playOn(page, await attackIn(system));
      await expect(tray(page)).toHaveCount(0);
      await panel(page).getByRole('button', { name: attack }).first().click();
      await expect(banner(page)).toContainText(/(attacks|shoots at|shoots, and) .+/);
      await expect(banner(page)).not.toContainText(/undefined|NaN/);
      await expect(tray(page)).toBeVisible();
      await expect(tray(page).locator('[data-cube], polygon').first()).toBeVisible();
      // Events beneath the dice are never waited for: a touch lays the dice, the next clears them away.
      const heading = panel(page).or(banner(page)).first();
      await heading.click({ position: { x: 4, y: 4 } });
      await heading.click({ position: { x: 4, y: 4 } });
      await expect(tray(page)).toHaveCount(0);
      // Where nothing else has happened there is nothing more to tell.
      const more = banner(page).getByRole('button', { name: say.all });
      if (await more.isVisible()) {
        await more.click();
        await expect(banner(page).getByRole('listitem').first()).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
    },
  );

test('own figures have a mark, and what others did is told in short and shown by a tap', async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
  await expect(map(page).locator('[data-mine]')).toHaveCount(1);
  await expect(
    page.getByRole('list', { name: playMessages.table.order }).getByText(playMessages.table.yours),
  ).toHaveCount(1);
  const end = panel(page).getByRole('button', { name: 'End turn', exact: true });
  await expect(end).toBeVisible();
  const others = banner(page).getByRole('list', { name: say.since });
  // Whoever begins: Jane acts, then her pet.
  if ((await others.count()) === 0) {
    const before = await momentsOf(page);
    await end.click();
    await goesOn(page, before);
    await expect(end).toBeVisible();
  }
  const report = others.getByRole('button').last();
  await expect(report).toContainText('Fang moves');
  await report.click();
  await expect(report).toHaveAttribute('aria-pressed', 'true');
  await expect(map(page).locator('[data-meant]')).not.toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('dice lie at once, and nothing moves', long, async ({ page }) => {
    await playOn(page, await attackIn('living'));
    await panel(page).getByRole('button', { name: attack }).first().click();
    await expect(tray(page)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the device is handed on between turns, with what happened meanwhile, until nobody wants that', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pipsmith-hand-over', 'yes'));
  await playOn(page, await attackIn('living'));
  const show = page.getByRole('button', { name: /: show me the table$/ });
  const end = panel(page)
    .getByRole('button', { name: /^(End turn|Don’t|No|Nothing more|Wait)/ })
    .first();
  let handed = 0;
  for (let nth = 0; nth < 12 && handed < 2; nth += 1) {
    const before = await momentOr(page);
    await end.click();
    await expect.poll(() => momentOr(page)).not.toBe(before);
    if (!(await show.isVisible())) continue;
    handed += 1;
    await expect(page.getByRole('heading', { name: /^Hand the device to .+/ })).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // Whatever is chosen for later turns, this one is shown only by the button.
    const later = page.getByRole('checkbox', { name: say.handOver.asked });
    await later.uncheck();
    await expect(show).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await later.check();
    await show.click();
    await expect(map(page)).toBeVisible();
  }
  expect(handed).toBe(2);
  const between = page.getByRole('checkbox', { name: playMessages.table.handOver.between });
  await between.uncheck();
  // Nor does it take the table from whoever has it.
  await between.check();
  await expect(map(page)).toBeVisible();
  await between.uncheck();
  await end.click();
  await expect(map(page)).toBeVisible();
});

test('the log folds away, and stays so', long, async ({ page }) => {
  const path = await attackIn('first');
  await page.goto(path);
  const log = page.getByRole('region', { name: playMessages.table.log });
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await log.getByRole('button', { name: playMessages.table.logHide }).click();
  await expect(log.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(log.getByRole('button', { name: playMessages.table.logShow })).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(0);
});
