import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import type { Shown } from './use-table';
import { RequestPanel } from './request-panel';

const say = playMessages.table;

const nothing = (): void => undefined;

const drawn = (isPaused: boolean): string =>
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
        } as unknown as Shown
      }
      forecasts={[]}
      region={undefined}
      past={undefined}
      decides="Gerda"
      pending={undefined}
      decider={{ isComputer: true, isPaused, isStuck: false, onRetry: nothing, isFollowed: false }}
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
