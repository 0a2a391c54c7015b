import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { firstSystem, open } from '@/lib/systems/open';
import type { Shown } from './use-table';
import { RequestPanel } from './request-panel';

await open([firstSystem], 'play');

const say = playMessages.table;

const nothing = (): void => undefined;

const drawn = (isPaused: boolean, more: object = {}, person?: string): string =>
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
      }}
      teaching={{ isTaught: false, isTold: false, goal: [] }}
      pointed={{
        chosen: undefined,
        isAsFar: false,
        ways: [],
        about: undefined,
        onAll: nothing,
        onLookAt: nothing,
        onLookPlace: nothing,
      }}
    />,
  );

test('a computer that is paused does not say that it is thinking', () => {
  expect(drawn(false)).toContain(say.thinks);
  expect(drawn(true)).not.toContain(say.thinks);
  expect(drawn(true)).toContain(say.paused);
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
