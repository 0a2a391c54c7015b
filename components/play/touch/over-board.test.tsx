import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { touchMessages as say } from '@/lib/messages/touch';
import { encounterIn, sessionAfter } from '@/lib/session/testing';
import { lengthOf, requestNow, situationAt } from '@/lib/session/session';
import { firstSystem, partOf } from '@/lib/systems/open';
import type { Shown } from '../table/use-table';
import { OverBoard } from './over-board';
import type { Opened } from './use-touch';

const encounter = await encounterIn(firstSystem, 1);
const session = await sessionAfter(firstSystem, 1, 1);
const part = partOf(firstSystem, 'play');
const request = requestNow(session);
const situation = situationAt(session, lengthOf(session));

const drawn = (opened: Opened): string => {
  if (!part || !request) return expect.fail('a request');
  const shown = {
    at: lengthOf(session),
    isNow: true,
    isOurs: true,
    request,
    scene: part.scene(situation, encounter),
    words: part.request(request, situation, encounter),
    forecastText: () => '',
    news: [],
    fight: [],
    floatingSince: () => [],
  } as unknown as Shown;
  return renderToStaticMarkup(
    <OverBoard
      touch={{
        opened,
        piece: undefined,
        open: () => undefined,
        openNext: () => undefined,
        ways: [],
        isAgain: () => false,
        goTo: () => false,
        go: () => undefined,
      }}
      shown={shown}
      encounter={encounter}
      forecasts={[]}
      chosen={undefined}
      drawn={undefined}
      canGo
      decides="Bito"
      lesson={undefined}
      anchorOf={() => ({ x: 0.5, y: 0.5 })}
      onClose={() => undefined}
      onFigure={() => undefined}
      onChoose={() => undefined}
      onLookAt={() => undefined}
    />,
  );
};

test('whoever is asked has a menu on the board with what they can do', () => {
  const figure = part?.request(request ?? expect.fail('a request'), situation, encounter).figure ?? -1;
  const text = drawn({ kind: 'figure', id: figure });
  expect(text).toContain('Move');
  expect(text).toContain(say.hint(true, false));
});

test('of several figures under a finger each has a button of its own', () => {
  const text = drawn({ kind: 'several', ids: [0, 1] });
  expect(text).toContain(say.several);
  expect(text.match(/<button/g)).toHaveLength(3);
});
