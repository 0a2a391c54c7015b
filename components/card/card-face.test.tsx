import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inks } from '@/lib/cards/card';
import { cards as cardWords } from '#words/systems/living/messages/cards';
import { cards } from '@/lib/systems/living/cards/cards';
import { onCards } from '@/lib/systems/living/messages/skill-text-renderer';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { CardFaceView } from './card-face';
import { inkColours } from './inks';

const hero = { ...newHero('<b>Łukasz & "Ko"</b>'), title: 'Łowca smoków' };
const [card] = cards(hero, { labels: cardWords.labels, houseRules: false });
if (!card) throw new Error('no card');

test('a face is one picture in mm that says what stands on it', () => {
  const svg = renderToStaticMarkup(<CardFaceView face={card.front} size={card.size} label="Front" />);
  expect(svg).toContain('viewBox="0 0 63 88"');
  expect(svg).toContain('role="img"');
  expect(svg).toMatch(/aria-label="Front\. &lt;b&gt;Łukasz &amp; &quot;Ko&quot;&lt;\/b&gt;\. Łowca smoków/);
  expect(svg).not.toContain('<b>');
});

test('each run of text is set to the width that was measured', () => {
  const svg = renderToStaticMarkup(<CardFaceView face={card.front} size={card.size} label="Front" />);
  const runs = card.front.drawings.flatMap((drawing) => (drawing.draw === 'text' ? drawing.runs : []));
  expect(svg.match(/<text /g)).toHaveLength(runs.length);
  for (const { width } of runs) expect(svg).toContain(`textLength="${width}"`);
});

test('a digit that grows with the pips is bold, and no other word of its line', () => {
  const [told] = cards(
    { ...hero, skills: ['warrior/cleave'] },
    { labels: cardWords.labels, houseRules: false, skills: onCards('short') },
  );
  if (!told) throw new Error('no card');
  const svg = renderToStaticMarkup(<CardFaceView face={told.back} size={told.size} label="Back" />);
  const bold = [...svg.matchAll(/<text font-weight="600"[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(bold.map((text) => text?.trim())).toEqual(['1', '1']);
});

test('every ink has a colour', () => {
  for (const ink of inks) expect(inkColours[ink]).toMatch(/^#[\da-f]{6}$/);
});
