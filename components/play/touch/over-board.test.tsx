import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { encounterIn, sessionAfter } from '@/lib/session/testing';
import { placeMeaning } from '@/lib/session/places';
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

const drawn = (opened: Opened, place?: { readonly isAsked: boolean }): string => {
  if (!part || !request) return expect.fail('a request');
  const shown = {
    at: lengthOf(session),
    isNow: true,
    isOurs: true,
    request: place?.isAsked ? { ...request, region: {} } : request,
    meaning: () => placeMeaning(part.scene(situation, encounter), undefined, undefined, () => undefined),
    scene: part.scene(situation, encounter),
    words: part.request(request, situation, encounter),
    forecastText: () => '',
    news: [],
    fight: [],
    floatingSince: () => [],
    moved: [],
  } as unknown as Shown;
  return renderToStaticMarkup(
    <OverBoard
      over={{
        beside: null,
        touch: {
          opened,
          piece: undefined,
          open: () => undefined,
          openNext: () => undefined,
          waysTo: () => (place ? [{ text: playMessages.table.goThere, choices: [] }] : []),
          isAgain: () => false,
          goTo: () => false,
          go: () => undefined,
        },
        shown,
        encounter,
        forecasts: [],
        chosen: place && { x: 0, y: 0 },
        drawn: undefined,
        canGo: true,
        decides: 'Bito',
        lesson: undefined,
        onClose: () => undefined,
        onFigure: () => undefined,
        onChoose: () => undefined,
        onPick: () => undefined,
        onLookAt: () => undefined,
      }}
      anchorOf={() => ({ x: 0.5, y: 0.5 })}
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

test('on a phone the sheet alone has the button to go there, asked for or not; the board keeps its room', () => {
  for (const isAsked of [true, false]) {
    const text = drawn({ kind: 'place', lines: [] }, { isAsked });
    expect(/<button[^>]*>Go there/.exec(text)?.[0] ?? '').toContain('max-lg:hidden');
    expect(/<section[^>]*>/.exec(text)?.[0] ?? '').toContain('max-lg:hidden');
  }
  // The menu at the place says what lies there.
  const told = drawn({ kind: 'place', lines: ['Hedge: it gives cover.'] }, { isAsked: false });
  expect(/<section[^>]*>/.exec(told)?.[0] ?? '').not.toContain('max-lg:hidden');
});
