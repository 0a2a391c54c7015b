import { corpus } from '@/lib/share/corpus.v1';
import { printPageMessages } from '@/lib/messages/print-page';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const code = corpus.find(({ about }) => about === 'sample: bito')?.code ?? '';
const say = printPageMessages.large;

test('a tap shows a page large, buttons and fingers zoom it, and closing leads back to the page', async ({
  page,
}) => {
  await page.goto(`/print?hero=${encodeURIComponent(code)}&kit`);
  const second = page.getByRole('button', { name: new RegExp(`^${say.open('Page 2 of ')}`) });
  await second.tap();
  const large = page.getByRole('dialog', { name: /^Page 2 of / });
  const frame = large.getByRole('group', { name: /, enlarged$/ });
  const widthOf = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
  expect(await widthOf()).toBeGreaterThan(2);
  const before = await widthOf();
  await large.getByRole('button', { name: say.closer }).tap();
  expect(await widthOf()).toBeGreaterThan(before);
  const zoomed = await widthOf();
  // Two fingers that close in on each other.
  await frame.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const finger = (identifier: number, away: number) =>
      new Touch({
        identifier,
        target: element,
        clientX: left + width / 2 + away,
        clientY: top + height / 2,
      });
    const send = (type: string, apart: number) => {
      const touches = [finger(1, -apart), finger(2, apart)];
      return element.dispatchEvent(
        new TouchEvent(type, {
          touches,
          changedTouches: touches,
          cancelable: true,
          bubbles: true,
        }),
      );
    };
    send('touchstart', 100);
    send('touchmove', 80);
    send('touchmove', 60);
  });
  await expect.poll(widthOf).toBeLessThan(zoomed);
  await large.getByRole('button', { name: say.after }).tap();
  await expect(page.getByRole('dialog', { name: /^Page 3 of / })).toBeVisible();
  await page.getByRole('button', { name: say.close }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const third = page.getByRole('button', { name: new RegExp(`^${say.open('Page 3 of ')}`) });
  await expect(third).toBeInViewport();
  await expect(third).toBeFocused();
});

test('without a hero the kit is near: one sample of each game, the others behind a line', async ({
  page,
}) => {
  await page.goto('/print');
  const kit = page.getByRole('heading', { name: printPageMessages.kit.heading });
  await expect(kit).toBeVisible();
  const top = await kit.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(2.5 * (page.viewportSize()?.height ?? 0));
});
