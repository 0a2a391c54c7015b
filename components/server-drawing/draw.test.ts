import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readFont } from '@/components/pdf/node';
import { encodeParty, encodeSheet } from '@/lib/share/index';
import { newParty } from '@/lib/systems/file';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { newHero, type HeroDraft } from '@/lib/systems/living/sheet/hero';
import { open, systemIds } from '@/lib/systems/open';
import { drawOrder } from './draw';

await open(systemIds);

const codeOf = (hero: HeroDraft): string => {
  const code = encodeSheet(documentOf(hero));
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};

const tom = newHero('Tom');

const pixelsOf = async (png: Uint8Array) => {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  return { width, height, data };
};

/** How many pixels of a column's range differ between two pictures of the same size. */
const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let count = 0;
  for (let at = 0; at < a.length; at += 4) if (a[at] !== b[at] || a[at + 1] !== b[at + 1]) count += 1;
  return count;
};

describe('what the server draws', () => {
  it('is a preview of 1200 x 630 px that shows the name, in any script', async () => {
    const preview = async (name: string) =>
      pixelsOf(await drawOrder({ draw: 'preview', code: codeOf({ ...tom, name }) }, readFont));
    const latin = await preview('Jane');
    expect([latin.width, latin.height]).toEqual([1200, 630]);
    for (const name of ['Żaneta', 'Борис', 'Ωmega', 'W'.repeat(80), 'Yuki 雪 🐉'])
      expect(differing(latin.data, (await preview(name)).data)).toBeGreaterThan(500);
  });

  it('is a card with front and back side by side at 12 px a mm', async () => {
    const card = async (name: string) =>
      pixelsOf(await drawOrder({ draw: 'card', code: codeOf({ ...tom, name }) }, readFont));
    const [one, other] = [await card('Tom'), await card('Bob')];
    expect([one.width, one.height]).toEqual([2 * 63 * 12, 88 * 12]);
    expect(differing(one.data, other.data)).toBeGreaterThan(500);
    const skills = ['warrior/cleave', 'warrior/hamstring', 'warrior/berserk', 'warrior/shield-up'];
    const chatty = await pixelsOf(
      await drawOrder({ draw: 'card', code: codeOf({ ...tom, skills }) }, readFont),
    );
    const { width, height } = chatty;
    expect([width, height], 'with the card on which his skills go on').toEqual([2 * 63 * 12, 2 * 88 * 12]);
  });

  it('is a PDF, the same bytes each time, with every hero of a party', async () => {
    const party = encodeParty(
      newParty(
        'Us',
        Array.from({ length: 5 }, () => documentOf(tom)),
      ),
    );
    if (!party.ok) throw new Error(party.error.problem);
    const order = { draw: 'sheet', code: party.value, paper: 'letter' } as const;
    const [one, two] = [await drawOrder(order, readFont), await drawOrder(order, readFont)];
    expect(Buffer.from(one).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(Buffer.compare(Buffer.from(one), Buffer.from(two))).toBe(0);
    expect(
      Buffer.from(one)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(2);
  });
});
