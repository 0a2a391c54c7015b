import { createCanvas } from '@napi-rs/canvas';
import { heroCards } from '@/components/site/hero-cards';
import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/imposition';
import { paperIds } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFont } from './node';
import type { Photos } from './photos';
import { renderPdf } from './render';

const meta = { title: 'Samples', author: 'Pipsmith', language: 'en' };

const jpegOf = (width: number, height: number): Uint8Array => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c81e1e';
  context.fillRect(0, 0, width / 2, height);
  return new Uint8Array(canvas.toBuffer('image/jpeg', 90));
};

const photos: Photos = new Map([
  ['wide', jpegOf(750, 640)],
  ['tall', jpegOf(300, 800)],
  ['broken', Uint8Array.of(1, 2, 3)],
]);
const ids = [...photos.keys(), 'missing'];
const bare: readonly Card[] = living.samples.flatMap(({ hero }) => heroCards(hero));
const pictured: readonly Card[] = living.samples.flatMap(({ hero }, index) => {
  const photo = ids[index % ids.length];
  return heroCards(hero, photo === undefined ? {} : { photo });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('@react-pdf/layout');
  vi.resetModules();
});

/** The drawing as the browser has it, with our boxes in the place of the library's layout. */
const inTheBrowser = async () => {
  vi.resetModules();
  const { default: place } = await import('./placing');
  const layout = vi.fn(place);
  vi.doMock('@react-pdf/layout', () => ({ default: layout }));
  const { renderPdf: render } = await import('./render');
  return { layout, render };
};

describe('a PDF without the layout of the library', { timeout: 120_000 }, () => {
  it.each(
    paperIds.flatMap((paper) => [
      { paper, how: 'bare', cards: bare },
      { paper, how: 'with photos', cards: pictured },
    ]),
  )('has the same bytes for the samples, $how, on $paper', async ({ paper, cards }) => {
    const sheets = impose(cards, { paper, labels: words.print.labels });
    // The library's layout says of a broken photo that it is one.
    vi.spyOn(console, 'warn').mockReturnValue();
    const own = await renderPdf(sheets, meta, readFont, { photos });
    const { layout, render } = await inTheBrowser();
    const placed = await render(sheets, meta, readFont, { photos });
    expect(layout).toHaveBeenCalledOnce();
    expect(Buffer.from(placed).equals(Buffer.from(own))).toBe(true);
  });
});
