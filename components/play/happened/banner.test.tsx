import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Act } from '@/lib/session/acts';
import { Banner } from './banner';
import { worstIn } from './short-news';

const act = (figure: number, name: string, does: string, more: Partial<Act> = {}): Act => ({
  ...{
    figure,
    from: figure,
    to: figure,
    isReaction: false,
    isOpen: false,
    sentences: [],
    weight: 0,
    turn: 'one',
  },
  ...{ head: { name, texts: [does] }, others: [], figures: [figure] },
  ...more,
});

const hurt = act(1, 'Gerda', 'attacks Bito (AV 5)', {
  others: [{ name: 'Bito', texts: ['takes 2 damage'] }],
  figures: [1, 0],
  weight: 2,
});
const walks = [act(2, 'Jane', 'moves 5#'), act(3, 'Fang', 'moves 4#'), act(4, 'Tom', 'moves 3#')];

const toldIn = (news: readonly Act[], mine: readonly number[] = [0]): readonly string[] =>
  [...renderToStaticMarkup(<Banner news={news} mine={mine} />).matchAll(/<li[^>]*>.*?<\/li>/g)].map(([li]) =>
    li.replaceAll(/<[^>]+>/g, ''),
  );

test('what hurt a player’s own figure is told and never cut, however much happened after it', () => {
  const news = [hurt, ...walks];
  expect(toldIn(news)).toEqual([
    'Gerda attacks Bito (AV 5): Bito takes 2 damage.',
    'Fang moves 4#.',
    'Tom moves 3#.',
  ]);
  const [, first = ''] =
    /<li[^>]*>(.*?)<\/li>/.exec(renderToStaticMarkup(<Banner news={news} mine={[0]} />)) ?? [];
  expect(first).not.toContain('line-clamp');
});

test('where nobody of his was hurt he reads the last of what others did', () => {
  expect(toldIn(walks)).toEqual(['Jane moves 5#.', 'Fang moves 4#.', 'Tom moves 3#.']);
});

test('what hurt him stays told while the same figure goes on, however much it did before', () => {
  const bite = act(3, 'Fang', `attacks Bito with ${'very '.repeat(18)}sharp teeth`, {
    others: [{ name: 'Bito', texts: ['takes 1 damage'] }],
    figures: [3, 0],
    weight: 1,
  });
  const told = toldIn([...walks, bite, act(3, 'Fang', 'moves 2#')]);
  expect(told).toEqual([expect.stringContaining('Bito takes 1 damage.'), 'Fang moves 2#.']);
});

test('points and the next phase are told with the last of what others did', () => {
  const told = (sentence: string) => act(-1, '', '', { head: undefined, figures: [], sentences: [sentence] });
  const points = [told('Jane scores 1 victory point.'), told('Phase 2 starts.')];
  expect(toldIn([...walks, ...points])).toEqual([
    'Tom moves 3#.',
    'Jane scores 1 victory point.',
    'Phase 2 starts.',
  ]);
});

const long = act(4, 'Tom', `shoots at Jane with ${'a very '.repeat(30)}long bow`);
const phase = act(-1, '', '', {
  ...{ head: undefined, figures: [] },
  sentences: ['Phase 6: a new turn order is drawn, and Bito van Ostmark goes first.'],
});
const stands = act(1, 'Gerda Halfmoon', 'stands up and loses 1 Knockdown counter');
const felled = act(1, 'Gerda Halfmoon', 'attacks Bito van Ostmark with Bearded axe and Berserk (AV 4)', {
  ...{ others: [{ name: 'Bito van Ostmark', texts: ['takes 4 damage'] }], figures: [1, 0], weight: 4 },
  sentences: ['Gerda Halfmoon scores 4 victory points for holding 4 circles.'],
});
const charged = act(0, 'Bito van Ostmark', 'charges Gerda Halfmoon with Heavy mace (AV 1)', {
  others: [{ name: 'Gerda Halfmoon', texts: ['defends (DV 3)'] }],
  figures: [0, 1],
});
const reaction = act(1, 'Gerda Halfmoon', 'moves 3.8#', {
  isReaction: true,
  sentences: ['Bito van Ostmark scores 2 victory points for holding 2 circles.'],
});
const fallen = act(4, 'Tom', 'attacks Jane with Bearded axe and Berserk (AV 4)', {
  ...{ others: [{ name: 'Jane', texts: ['takes 5 damage', 'falls'] }], figures: [4, 2], weight: 11 },
});
const bleeds = act(0, 'Bito', 'loses 1 Life', { weight: 1 });

test.each<[string, readonly Act[], readonly string[]]>([
  ['harm before a long phase line', [stands, felled, phase], ['Bito van Ostmark takes 4 damage']],
  ['a fall of others before later walks', [fallen, ...walks], ['Jane', 'falls', 'Tom moves']],
  ['harm where there is room for one only', [hurt, ...walks.slice(0, 1), long], ['Bito takes 2 damage']],
  ['harm that is the last', [long, hurt], ['Bito takes 2 damage']],
  ['all harm there is room for', [hurt, ...walks, felled], ['takes 2 damage', 'takes 4 damage']],
  ['a reaction before a phase line', [charged, reaction, phase], ['defends (DV 3)', 'reacts and moves 3.8#']],
  ['harm by others, then an own wound', [hurt, bleeds], ['Bito takes 2 damage', 'loses 1 Life']],
  ['an own wound before others walk', [bleeds, ...walks], ['loses 1 Life', 'Tom moves']],
])('what matters is told: %s', (_, news, told) => {
  const text = toldIn(news).join(' ');
  for (const each of told) expect(text).toContain(each);
});

test('what has no room beside the latest deed is left for all the news', () => {
  expect(toldIn([...walks.slice(0, 1), long])).toEqual([expect.stringContaining('Tom shoots at Jane')]);
});

test('a reaction that hurt the player is told, though others reacted after it', () => {
  const back = { ...hurt, isReaction: true };
  const later = act(2, 'Jane', 'moves 2#', { isReaction: true });
  expect(worstIn([back, later], [0])).toBe(back);
});

test('what came of the player’s own action is told before what others did', () => {
  const missed = act(0, 'Bito', 'charges Gerda', {
    head: { name: 'Bito', texts: ['charges Gerda', 'misses'] },
  });
  expect(toldIn([missed, hurt])).toEqual([
    'Bito charges Gerda and misses.',
    'Gerda attacks Bito (AV 5): Bito takes 2 damage.',
  ]);
  expect(toldIn([missed, ...walks])).toEqual([
    'Bito charges Gerda and misses.',
    'Fang moves 4#.',
    'Tom moves 3#.',
  ]);
  // Where he went he has seen himself.
  expect(toldIn([act(0, 'Bito', 'moves 5#'), ...walks.slice(0, 2)])).toEqual([
    'Jane moves 5#.',
    'Fang moves 4#.',
  ]);
});

test('among people at one device, a miss is told with the phase that it ends', () => {
  const missed = act(0, 'Bito', 'charges Gerda', {
    head: { name: 'Bito', texts: ['charges Gerda', 'misses'] },
  });
  const phase = act(-1, '', '', { head: undefined, figures: [], sentences: ['Phase 3 starts.'] });
  expect(toldIn([missed, phase], [])).toEqual(['Bito charges Gerda and misses.', 'Phase 3 starts.']);
});
