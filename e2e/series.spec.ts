import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Contest } from '@/lib/simulation/contest';
import { endOf, hashOfEnds, playNth } from '@/lib/simulation/series';
import { playMatch, readMatch, replayOf } from '@/lib/simulation/replay-file';

import { sample } from '@/lib/simulation/testing';
import { firstSystem } from '@/lib/systems/open';
import { seriesMessages } from '#words/messages/series';
import { overhang, violations } from './access';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const contest: Contest = {
  system: firstSystem,
  sheets: [sample('gerda'), sample('jane')],
  scenario: 'all-out-carnage',
  map: 'open-field',
  seed: 1,
  players: [{ plays: 'random' }, { plays: 'random' }],
  isLenient: true,
};

/** The same match in Node. */
const inNode = (of: Contest, nth: number) => {
  const recorded = playNth(of, nth, () => performance.now());
  if (!recorded.ok) throw new Error(JSON.stringify(recorded.error));
  return recorded.value;
};

const panelOf = (page: Page) => page.getByRole('region', { name: seriesMessages.title });

/** Asks for a thousand matches of players by chance. */
const begin = async (page: Page) => {
  await page.goto('/odds?a=sample-gerda&b=sample-jane');
  const panel = panelOf(page);
  await panel.getByLabel(seriesMessages.player).selectOption('random');
  await panel.getByRole('button', { name: 'Play 1,000 matches' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  return panel;
};

test('matches are played in workers, stopped, counted, and end as they do in Node', async ({ page }) => {
  const panel = await begin(page);
  await expect(panel.getByText(/^([2-9]\d|\d{3}) of 1,000 matches played/)).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  const stopped = panel.getByText(/^Stopped\. The result counts the \d+ matches played\.$/);
  await expect(stopped).toBeVisible();
  const played = Number(/\d+/.exec(await stopped.innerText())?.[0]);
  const matches = Array.from({ length: played }, (_, nth) => inNode(contest, nth).played);
  await expect(panel.getByText(`Hash ${hashOfEnds(matches.map(({ end }) => end))}`)).toBeVisible();
  const won = matches.filter(({ winner }) => winner === 0).length;
  const row = panel.getByRole('table', { name: 'Wins' }).getByRole('row', { name: /^Gerda Halfmoon/ });
  await expect(row).toContainText(String(won));
  await expect(row).toContainText(/\d+\.\d\s% ?\(\d+\.\d to \d+\.\d\s%\)/);
  expect(await violations(page)).toEqual([]);
});

test(
  'the most typical match is read, saved, and played again in Node to the same end',
  long,
  async ({ page }) => {
    const panel = await begin(page);
    await expect(panel.getByText(/^\d\d+ of 1,000/)).toBeVisible();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await panel.getByRole('button', { name: 'Show the match' }).click();
    const log = panel.getByRole('region', { name: 'Log' });
    await expect(log.getByRole('heading', { name: 'Phase 1', exact: true })).toBeVisible();
    await expect(
      log.getByText(/^(Gerda Halfmoon|Jane|Fang) (rolls|moves|charges|uses) .+\.$/).first(),
    ).toBeAttached();
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save this match' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('Gerda Halfmoon Jane.match.jsonl');
    const read = readMatch(await readFile(await download.path(), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const end = playMatch(read.value);
    if (!end.ok) throw new Error(JSON.stringify(end.error));
    await expect(panel.getByText(`Hash ${hashOfEnds([endOf(end.value.match.base)])}`)).toBeVisible();
  },
);

test(
  'a match that was saved in Node ends in the page as it did there; a damaged one has its line',
  long,
  async ({ page }) => {
    await page.goto('/odds?a=sample-gerda&b=sample-jane');
    const panel = panelOf(page);
    const chooser = panel.getByLabel('Watch a saved match');
    const party = ['jane', 'mortimer', 'bito', 'ysolde'].map(sample);
    for (const [nth, scenario] of ['capture-the-flag', 'king-of-the-hill', 'treasure-hunt'].entries()) {
      const players = party.map(() => ({ plays: 'random' }) as const);
      const recorded = inNode({ ...contest, sheets: party, players, scenario, map: 'town' }, nth);
      const file = {
        name: `${scenario}.jsonl`,
        mimeType: 'text/plain',
        buffer: Buffer.from(replayOf(recorded)),
      };
      // A page that is not awake yet does not hear of a file.
      await expect(async () => {
        await chooser.setInputFiles(file);
        await expect(panel.getByRole('heading', { name: file.name })).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await expect(panel.getByText(`Hash ${hashOfEnds([recorded.played.end])}`)).toBeVisible();
      await expect(panel.getByText(seriesMessages.open.same)).toBeVisible();
    }
    const lines = replayOf(inNode(contest, 0)).split('\n');
    const broken = [...lines.slice(0, 4), '999', ...lines.slice(5)].join('\n');
    await chooser.setInputFiles({
      name: 'broken.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(broken),
    });
    await expect(panel.getByText(/^Pipsmith can’t play this file\. Line 5: /)).toBeVisible();
    await chooser.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs\n') });
    await expect(panel.getByText(/^Pipsmith can’t play this file\. This isn’t a replay/)).toBeVisible();
  },
);

test('the page begins with who wins; the verdict is in sight where it was asked for, also of Hard computers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/odds?a=sample-gerda&b=sample-jane');
  const panel = panelOf(page);
  await expect(panel.getByText('Gerda Halfmoon or Jane?')).toBeVisible();
  const duel = page.getByRole('heading', { name: 'If both only attack' });
  expect((await duel.boundingBox())?.y).toBeGreaterThan((await panel.boundingBox())?.y ?? Infinity);
  await panel.getByLabel(seriesMessages.player).selectOption('search');
  await panel.getByRole('button', { name: 'Play 200 matches' }).click();
  await expect(panel.locator('[data-verdict]')).toBeInViewport();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.locator('[data-verdict]')).toBeInViewport();
});

test('nothing that plays matches is loaded before it is asked for', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/')) scripts.push(response.text().catch(() => ''));
  });
  // A sentence of the engine for whoever writes rules.
  const engine = async (): Promise<boolean> =>
    (await Promise.all(scripts)).some((text) => text.includes('The rules stopped'));
  await page.goto('/odds?a=sample-gerda&b=sample-jane', { waitUntil: 'networkidle' });
  expect(await engine()).toBe(false);
  await panelOf(page).getByRole('button', { name: 'Play 1,000 matches' }).click();
  await expect.poll(engine).toBe(true);
});

test('other heroes or players begin anew, and all fits a narrow phone', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await begin(page);
  await expect(panel.getByText(/^\d\d+ of 1,000/)).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: 'Show the match' }).click();
  await expect(panel.getByRole('region', { name: 'Log' })).toBeVisible();
  expect(await overhang(page)).toEqual([]);
  await panel.getByLabel(seriesMessages.player).selectOption('greedy');
  await expect(panel.getByText('The most typical match')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Play 1,000 matches' })).toBeVisible();
});

test(
  'teams, scenario and map are chosen as on the command line, and kept in the address',
  long,
  async ({ page }) => {
    await page.goto('/odds?a=sample-gerda&b=sample-jane');
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Scenario, map and teams' }).click();
    await panel.getByLabel('Add to your side').selectOption({ label: 'Bito van Ostmark' });
    await panel.getByLabel('Add to the other side').selectOption({ label: 'Ysolde Fernhallow' });
    await panel.getByLabel('Scenario', { exact: true }).selectOption({ label: 'King of the Hill' });
    await expect(page).toHaveURL(/with=sample-bito&against=sample-ysolde&scenario=king-of-the-hill/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await panel.getByLabel(seriesMessages.player).selectOption('random');
    await panel.getByRole('button', { name: 'Play 1,000 matches' }).click();
    await expect(panel.getByText(/^\d+ of 1,000/)).toBeVisible();
    await expect(panel.getByText(/^([2-9]|\d\d+) of 1,000/)).toBeVisible();
    await panel.getByRole('button', { name: 'Stop' }).click();
    const stopped = panel.getByText(/^Stopped\. The result counts the \d+ match/);
    await expect(stopped).toBeVisible();
    const played = Number(/\d+/.exec(await stopped.innerText())?.[0]);
    const party = ['gerda', 'bito', 'jane', 'ysolde'].map(sample);
    const players = party.map(() => ({ plays: 'random' }) as const);
    const teams = [0, 0, 1, 1];
    const same = { ...contest, sheets: party, teams, players, scenario: 'king-of-the-hill' };
    const ends = Array.from({ length: played }, (_, nth) => inNode(same, nth).played.end);
    await expect(panel.getByText(`Hash ${hashOfEnds(ends)}`)).toBeVisible();
    await expect(
      panel
        .getByRole('table', { name: 'Wins' })
        .getByRole('row', { name: /^Gerda Halfmoon and Bito van Ostmark/ }),
    ).toBeVisible();
    await panel
      .getByLabel('Teams', { exact: true })
      .selectOption({ label: seriesMessages.setting.teamKinds.each });
    await expect(stopped).toBeHidden();
    await panel.getByRole('button', { name: seriesMessages.setting.remove('Bito van Ostmark') }).click();
    await expect(page).not.toHaveURL(/with=/);
  },
);
