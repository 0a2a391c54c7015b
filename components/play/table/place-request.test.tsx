import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import type { Region } from '@/lib/match/request';
import { tableFigure } from '@/lib/session/testing';
import { firstSystem, open } from '@/lib/systems/open';
import type { TableFigure } from '@/lib/systems/table-scene';
import { unit } from '@/lib/table/table';
import { PlaceRequest } from './place-request';

await open([firstSystem], 'play');

const say = playMessages.table;

const drawn = (mover: TableFigure): string => {
  const places = [1, 2, 3].map((x) => ({ x: x * unit, y: 4 * unit }));
  return renderToStaticMarkup(
    <PlaceRequest
      scene={{ width: 24 * unit, height: 24 * unit, figures: [mover], pieces: [], terrain: [] } as never}
      mover={mover}
      region={{ candidates: () => places, contains: () => true } as unknown as Region}
      chosen={undefined}
      meaning={() => ({ facts: [], threats: [] }) as never}
      onLook={() => undefined}
      onBack={undefined}
      onChoose={() => undefined}
    />,
  );
};

test('a place is tapped or the figure dragged there, and the list is folded', () => {
  const text = drawn(tableFigure(0, 12, 12));
  expect(text).toContain(say.choosePlace);
  expect(text).toMatch(new RegExp(`<details><summary[^>]*>${say.placeList}</summary>`));
  expect(text.indexOf('<select')).toBeGreaterThan(text.indexOf(say.placeList));
});

test('whoever is not on the board yet can’t be dragged', () => {
  const text = drawn({ ...tableFigure(0, 12, 12), isOff: true });
  expect(text).toContain(say.choosePlaceFor);
  expect(text).not.toContain(say.choosePlace);
});
