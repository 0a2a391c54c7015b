import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import type { Shown } from './use-table';
import { RequestPanel } from './request-panel';

const say = playMessages.table;

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
      chosen={undefined}
      isRefused={false}
      isStuck={false}
      isComputer
      isFollowed={false}
      isPaused={isPaused}
      past={undefined}
      decides="Gerda"
      isTaught={false}
      isTold={false}
      goal={[]}
      pending={undefined}
      about={undefined}
      onBack={undefined}
      onAll={() => undefined}
      onPass={() => undefined}
      onRetry={() => undefined}
      onLookAt={() => undefined}
      onLookPlace={() => undefined}
      onChoose={() => undefined}
    />,
  );

test('a computer that is paused does not say that it is thinking', () => {
  expect(drawn(false)).toContain(say.thinks);
  expect(drawn(true)).not.toContain(say.thinks);
  expect(drawn(true)).toContain(say.paused);
});
