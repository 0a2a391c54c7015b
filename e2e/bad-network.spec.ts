import { corpus } from '@/lib/share/corpus.v1';
import { faults, openNetwork, type Network } from './bad-network';
import { visitOnce } from './offline';
import { expect, long, test as base } from './test';

const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(baseURL ?? '');
    await use(network);
    await network.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const jane = corpus.find((entry) => entry.about === 'sample: jane')?.code ?? '';

test('after one visit, no fault of the network keeps a page away', long, async ({ page, network }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await visitOnce(page, network.origin);
  for (const fault of faults)
    await test.step(fault, async () => {
      network.become(fault);
      await page.goto(`${network.origin}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').locator('a[href="/build"]').click();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
      await page.getByRole('banner').locator('a[href="/rules"]').click();
      await expect(page).toHaveURL(/\/rules$/);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${network.origin}/hero/${jane}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Jane' })).toBeVisible();
    });
  expect(complaints).toEqual([]);

  network.become(undefined);
  await page.goto(`${network.origin}/rules/skills/warrior/hamstring`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hamstring' })).toBeVisible();
});
