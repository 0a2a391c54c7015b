import { describe, expect, test } from 'vitest';
import { tipText as dracoTip } from '#words/systems/draco/messages/play-tips';
import { tableWords as first } from '#words/systems/first/messages/play';
import { tipText as firstTip } from '#words/systems/first/messages/play-tips';
import { lessonTexts } from '#words/systems/living/messages/play-lessons';
import { tableWords as warband } from '#words/systems/warband/messages/play';
import { tipText as warbandTip } from '#words/systems/warband/messages/play-tips';
import { mostInTitle, mostOnCard, pagesOf } from './pages';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** Every lesson with the longest numbers, and with none. */
const lessons = Object.entries(lessonTexts).flatMap(([id, { title, text }]) =>
  [0, 5].map((amount): readonly [string, Told] => [id, { title, text: text({ dice: 5, amount }) }]),
);

const dracoTips = [
  ...(['draco-slayer', 'draco-dragon', 'draco-win', 'draco-attack'] as const),
  ...(['draco-pile', 'draco-cards', 'draco-goaded'] as const),
].map((id): readonly [string, Told] => [id, dracoTip(id)]);

const firstTips = [
  ...(['first-turn', 'first-attack', 'first-skill', 'first-dice'] as const).map(
    (id): readonly [string, Told] => [id, firstTip(id, '')],
  ),
  ...Object.entries(first.wins).map(([id, wins]): readonly [string, Told] => [
    `first-win ${id}`,
    firstTip('first-win', wins(20)),
  ]),
];

const warbandTips = [
  ...(['band-turn', 'band-actions', 'band-attack', 'band-wounds'] as const).map(
    (id): readonly [string, Told] => [id, warbandTip(id, '')],
  ),
  ...Object.entries(warband.wins).map(([id, wins]): readonly [string, Told] => [
    `band-win ${id}`,
    warbandTip('band-win', wins),
  ]),
];

describe('a lesson on a phone', () => {
  test.each([...lessons, ...dracoTips, ...firstTips, ...warbandTips])(
    '%s is two cards at most, none of which is cut',
    (_, { title, text }) => {
      expect(title.length).toBeLessThanOrEqual(mostInTitle);
      const pages = pagesOf(text);
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const page of pages) expect(page.length, page).toBeLessThanOrEqual(mostOnCard);
      expect(pages.join(' ')).toBe(text);
    },
  );

  test('a short text is one card', () => {
    expect(pagesOf('You have two actions. A move takes one.')).toHaveLength(1);
  });

  test('a card ends with a sentence', () => {
    const long = 'This is one of several sentences that are too long for one card when they come together.';
    expect(pagesOf([long, long, long].join(' '))).toEqual([long, long, long]);
  });
});
