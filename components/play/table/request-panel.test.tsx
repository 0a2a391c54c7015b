import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { firstSystem, open } from '@/lib/systems/open';
import type { Shown } from './use-table';
import { RequestPanel } from './request-panel';

await open([firstSystem], 'play');

const say = playMessages.table;

const nothing = (): void => undefined;

const drawn = (
  isPaused: boolean,
  more: object = {},
  person?: string,
  answers: object = {},
  about?: number,
  isPlacing = false,
): string =>
  renderToStaticMarkup(
    <RequestPanel
      shown={
        {
          at: 1,
          isNow: true,
          isOurs: false,
          request: { by: 1, about: {}, options: [] },
          words: { sentence: 'What does Gerda do?', figure: 1, options: [], sheets: [] },
          scene: { figures: [] },
          ...more,
        } as unknown as Shown
      }
      forecasts={[]}
      region={undefined}
      past={undefined}
      decides="Gerda"
      pending={undefined}
      decider={{
        isPlacing,
        isComputer: person === undefined,
        person,
        isPaused,
        isStuck: false,
        onRetry: nothing,
        isFollowed: false,
      }}
      answers={{
        isRefused: false,
        onChoose: nothing,
        onBack: undefined,
        onUndo: undefined,
        onPass: nothing,
        onPlaceAll: nothing,
        ...answers,
      }}
      teaching={{ isTold: false, goal: [] }}
      pointed={{
        chosen: undefined,
        isAsFar: false,
        ways: [],
        about,
        onAll: nothing,
        picked: undefined,
        onPick: nothing,
        onLookAt: nothing,
        onLookPlace: nothing,
      }}
    />,
  );

test('a computer that is paused does not say that it is thinking', () => {
  expect(drawn(false)).toContain(say.thinks(undefined, 'Gerda'));
  expect(drawn(true)).not.toContain(say.thinks(undefined, 'Gerda'));
  expect(drawn(true)).toContain(say.waits(undefined, 'Gerda'));
});

test('while a computer plays, its question is not put to anybody here', () => {
  const scene = { figures: [{ id: 1, name: 'Gerda' }] };
  expect(drawn(false, { scene })).toContain('Gerda is thinking …');
  expect(drawn(false, { scene })).not.toContain('What does Gerda do?');
  expect(drawn(false, { scene, isNow: false })).toContain('What does Gerda do?');
});

test('whoever sits at another device is named where that is known', () => {
  expect(drawn(false, {}, 'Ann')).toContain('Ann decides for Gerda');
});

test('all that explains a question is folded in one line', () => {
  const words = {
    ...{ sentence: 'What does Gerda do?', figure: 1, options: [], sheets: [] },
    hint: 'One action after another.',
    skills: [{ name: 'Regrowth', text: 'Heals.' }],
    impossible: [{ text: 'Shoot', group: '', why: 'Nobody is in sight.' }],
  };
  const text = drawn(false, { isOurs: true, words });
  expect(text.match(/<details/g)).toHaveLength(3);
  // The two that are within it are never open together, nor before it.
  expect(text.match(/<details name=/g)).toHaveLength(2);
  expect(text.indexOf('<details><summary')).toBeLessThan(text.indexOf('<details name='));
});

const option = (text: string, more: object = {}) => ({ text, group: 'Choice', ...more });

const asks = (...options: readonly object[]) => ({
  isOurs: true,
  request: { by: 0, about: {}, options },
  words: { sentence: 'What does Bito do?', figure: 0, options, sheets: [] },
  scene: { figures: [0, 1].map((id) => ({ id, name: ['Bito', 'Gerda'][id], team: id })) },
});

/** The list item of an answer. */
const itemOf = (html: string, text: string): string =>
  [...html.matchAll(/<li[^>]*>.*?<\/li>/g)].map(([li]) => li).find((li) => li.includes(text)) ?? '';

test('Undo and Redo are drawn only where there is a step, and what ends a turn comes last for keys', () => {
  const asked = asks(option('Move'), option('End turn', { isEnd: true }));
  expect(drawn(false, asked, 'Ann')).not.toMatch(/Undo|Redo/);
  const back = drawn(false, asked, 'Ann', { onUndo: nothing });
  expect(back).toContain('Undo');
  expect(back).not.toContain('Redo');
  expect(back.lastIndexOf('Undo')).toBeLessThan(back.lastIndexOf('End turn'));
  expect(drawn(false, asked, 'Ann', { onUndo: nothing, onRedo: nothing })).toContain('Redo');
  const who = drawn(false, asks(option('Outlaw 1'), option('Outlaw 2')), 'Ann', { onUndo: nothing });
  expect(who).toContain('Undo');
  expect(who.lastIndexOf('Undo')).toBeLessThan(who.lastIndexOf('Outlaw 2'));
});

test('an answer that the panel at a tapped figure has is not told twice beside a large board', () => {
  const asked = asks(
    option('Attack Gerda', { target: 1 }),
    option('Move'),
    option('End turn', { isEnd: true }),
  );
  const at = (about?: number) => drawn(false, asked, 'Ann', {}, about);
  expect(itemOf(at(), 'Attack Gerda')).not.toContain('lg:sr-only');
  expect(itemOf(at(1), 'Attack Gerda')).toContain('lg:sr-only');
  // Keys still come to it.
  expect(itemOf(at(1), 'Attack Gerda')).toContain('<button');
  expect(itemOf(at(0), 'Move')).toContain('lg:sr-only');
  expect(itemOf(at(0), 'Attack Gerda')).not.toContain('lg:sr-only');
  expect(itemOf(at(0), 'End turn')).not.toContain('lg:sr-only');
});

test('one answer for all is offered where several may be asked the same', () => {
  const asked = asks(option('Attack first', { target: 1 }), option('Let them go', { isEnd: true }));
  const forAll = { ...asked, words: { ...asked.words, isReaction: true, isSeldom: true, forAll: [0, 1] } };
  expect(drawn(false, forAll, 'Ann')).not.toContain(say.answerAll);
  const all = drawn(false, forAll, 'Ann', { onAnswerAll: nothing });
  const group = all.slice(all.indexOf('role="group"'));
  expect(group).toContain(say.answerAll);
  expect(group).toMatch(/Attack first.*Let them go/);
});

test('while everything is placed nothing is asked, unless a place was refused', () => {
  const placing = (answers: object): string => drawn(false, {}, undefined, answers, undefined, true);
  expect(placing({})).toContain(say.placing);
  expect(placing({})).not.toContain('Gerda');
  expect(placing({ isRefused: true })).not.toContain(say.placing);
});
