import { describe, expect, it } from 'vitest';
import { impose } from '@/lib/cards/paper/imposition';
import { messages } from '@/lib/messages/index';
import { renderInNode } from './node';
import { blankGlyphs } from './testing/ink-probe';
import { handMadeCard } from './testing/cards';
import { readPages } from './testing/read-back';
import { inTextOrder } from './told-order';

/** A vowel drawn before its consonant, an R above the next letter, two-part vowels, conjuncts, and letters that recur in both roles. */
const names = ['हिन्दी', 'अर्जुन', 'किशोरी', 'विष्णु', 'क्षत्रिय', 'कर्ण', 'கண்ணகி', 'கொற்றவை', 'சேரன்', 'பௌர்ணமி'];

it('names whose letters are drawn in another order are read as they are written, with ink', async () => {
  const cards = names.map((name) => handMadeCard(name));
  const sheets = impose(cards, { paper: 'a4', labels: messages.print.labels });
  const pdf = await renderInNode(sheets, { title: 'Names', author: 'Pipsmith', language: 'en' });
  const pages = await readPages(pdf);
  const told = pages.map(({ text }) => text.normalize('NFC').replace(/\s/g, '')).join(' ');
  for (const name of names) expect(told).toContain(name.normalize('NFC'));
  const wide = (pages[0]?.glyphs ?? []).filter(({ width }) => width > 0);
  expect(await blankGlyphs(pdf, 1, wide)).toEqual([]);
});

describe('what each glyph tells', () => {
  it.each<readonly [string, readonly string[], string, readonly string[]]>([
    ['letters in order stay', ['क', 'र'], 'कर', ['क', 'र']],
    ['a vowel before its consonant changes places with it', ['ि', 'ह'], 'हि', ['ह', 'ि']],
    ['only the syllable that is out of order is told anew', ['क', 'ि', 'श'], 'कशि', ['क', 'श', 'ि']],
    ['more letters than glyphs: the last glyph tells the rest', ['ि', 'क्ष'], 'क्षि', ['क', '्षि']],
    ['glyphs that don’t add up to the text tell their own', ['x', 'y'], 'ab', ['x', 'y']],
  ])('%s', (_, glyphs, text, told) => {
    expect(inTextOrder(glyphs, text)).toEqual(told);
  });
});
