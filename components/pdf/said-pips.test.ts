import { describe, expect, it } from 'vitest';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { cardsOf, samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
import { skillPrints } from '@/lib/systems/skill-print';
import { renderInNode } from './node';
import { readPages } from './testing/read-back';

await open(systemIds, 'cards');

const meta = { title: 'Samples', author: 'Pipsmith', language: 'en' };
const squash = (text: string): string => text.replace(/\s+/g, '');
const times = (text: string, part: string): number => text.split(part).length - 1;

/** Faces in words: "6-face: 4 Defence, 1 Magic and 1 Skill". */
const isFace = (spoken: string): boolean => /^[1-6]-face: /.test(spoken);
/** A pip before a line, in words: "With a Skill pip". */
const pipBefore = /^With an? (\w+) pip$/;

describe.each(systemIds)('%s: whoever searches a file or has it read aloud', (system) => {
  it('finds every pip and every face of the die, on all samples', async () => {
    for (const skills of skillPrints) {
      const cards = samplesOf(system).flatMap(({ document }) => cardsOf(document, { skills }));
      const spoken = cards.flatMap(({ front, back }) =>
        [front, back].flatMap((face) => face.spoken ?? face.text),
      );
      const pdf = await renderInNode(impose(cards, { paper: 'a4', labels: messages.print.labels }), meta);
      const text = squash((await readPages(pdf)).map((page) => page.text).join(' '));
      const faces = new Map<string, number>();
      for (const face of spoken.filter(isFace)) faces.set(face, (faces.get(face) ?? 0) + 1);
      for (const [face, count] of faces)
        expect([face, times(text, squash(face)) >= count]).toEqual([face, true]);
      for (const name of ['Skill', 'Magic']) {
        const before = spoken.filter((one) => pipBefore.exec(one)?.[1] === name).length;
        expect([name, times(text, `[${name}]`)]).toEqual([name, before]);
      }
    }
  });
});

it('sees nothing of it: a file has no more glyphs than its cards have letters', async () => {
  const [sample] = samplesOf('living');
  if (!sample) throw new Error('no sample');
  const cards = cardsOf(sample.document, { skills: 'short' });
  const pdf = await renderInNode(impose(cards, { paper: 'a4', labels: messages.print.labels }), meta);
  const [page] = await readPages(pdf);
  expect(page?.glyphs.map(({ text }) => text).join('')).not.toContain('-face:');
  expect(page?.text).toContain('-face:');
});
