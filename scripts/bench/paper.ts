import { cards as cardWords } from '#words/systems/living/messages/cards';
import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { inkColours } from '@/components/card/inks';
import { fontsOf } from '@/components/pdf/fonts';
import { readFont, renderInNode } from '@/components/pdf/node';
import { paintDrawings, paintUnseen, type FontsByName, type Painter } from '@/components/pdf/paint';
import { unpackWoff } from '@/components/pdf/woff';
import type { Card } from '@/lib/cards/card';
import { impose } from '@/lib/cards/paper/imposition';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroLink } from '@/lib/share/index';
import { cards } from '@/lib/systems/living/cards/cards';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { median, type Figure } from './figure';

const meta = { title: 'Bench', author: 'Pipsmith', language: 'en' };
const pointsPerMm = 72 / 25.4;
const origin = 'https://pipsmith.example';

const heroCardsOf = (): readonly Card[] =>
  samples.flatMap(({ hero }) => {
    const code = encodeSheet(documentOf(hero));
    if (!code.ok) throw new Error(`${hero.name} has no code`);
    const link = heroLink(origin, code.value);
    return cards(hero, { labels: cardWords.labels, houseRules: false, link }).slice(0, 1);
  });

/** Hero cards on A4: the samples, repeated. */
const sheetsOf = (count: number): readonly PrintSheet[] => {
  const all = heroCardsOf();
  const cards = Array.from({ length: count }, (_, index) => all[index % all.length]);
  return impose(
    cards.filter((card) => card !== undefined),
    { paper: 'a4', labels: messages.print.labels },
  );
};

/** Fonts as pdfkit takes them, unpacked and parsed once, as the product has them. */
const parsedFonts = async (sheets: readonly PrintSheet[]): Promise<FontsByName> =>
  new Map(
    await Promise.all(
      fontsOf(sheets).map(
        async (file) => [file, create(Buffer.from(unpackWoff(await readFont(file))))] as const,
      ),
    ),
  );

/** The same drawings by hand: straight into pdfkit, with fonts that are there already. */
const drawByHand = (sheets: readonly PrintSheet[], fonts: FontsByName): Promise<number> =>
  new Promise((resolve, reject) => {
    const file = new PDFDocument({ autoFirstPage: false, pdfVersion: '1.7', font: '' });
    let bytes = 0;
    file.on('data', (chunk: Uint8Array) => (bytes += chunk.length));
    file.on('end', () => resolve(bytes));
    file.on('error', reject);
    // Its types only allow lists of the features to switch on.
    const painter = file as unknown as Painter;
    const onPaper = { inks: inkColours, fonts };
    for (const { paper, faces, marks, texts } of sheets) {
      file.addPage({ size: [paper.width * pointsPerMm, paper.height * pointsPerMm], margin: 0 });
      painter.scale(pointsPerMm);
      for (const { face, at } of faces) {
        paintDrawings(painter, face.drawings, at, onPaper);
        paintUnseen(painter, face.unseen ?? [], at, fonts);
      }
      for (const drawings of [marks, texts]) paintDrawings(painter, drawings, { x: 0, y: 0 }, onPaper);
    }
    file.end();
  });

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const inTurn = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) took.push(await milliseconds(work));
  return median(took);
};

/** Cost of printing: the product's own path, and the same drawing by hand beside it in one run. */
export const paperFigures = async (): Promise<readonly Figure[]> => {
  const four = sheetsOf(4);
  const hundred = sheetsOf(100);
  const fonts = await parsedFonts(hundred);
  for (let warm = 0; warm < 3; warm += 1) {
    await renderInNode(four, meta);
    await drawByHand(four, fonts);
  }
  const small = await inTurn(9, () => renderInNode(four, meta));
  const large = await inTurn(5, () => renderInNode(hundred, meta));
  const byHand = await inTurn(5, () => drawByHand(hundred, fonts));
  const bytes = (await renderInNode(hundred, meta)).length;
  return [
    { what: 'PDF of four cards, warm', value: small, goal: 20, unit: 'ms' },
    {
      what: `PDF of 100 cards, ${large.toFixed(0)} ms; by hand in pdfkit ${byHand.toFixed(0)} ms`,
      value: large / byHand,
      goal: 1.25,
      unit: 'x',
    },
    { what: 'PDF of 100 cards, a card', value: bytes / 100 / 1000, goal: 4.5, unit: 'KB' },
  ];
};
