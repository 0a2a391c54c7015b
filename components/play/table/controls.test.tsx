import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { playMessages } from '@/lib/messages/play';
import { Controls } from './controls';
import type { Table } from './use-table';

const say = playMessages.table;

const drawn = (more: object, speed?: 'normal', seats: readonly object[] = []): string =>
  renderToStaticMarkup(
    <Controls
      table={{ session: { seats }, shown: {}, undo: undefined, redo: undefined, ...more } as unknown as Table}
      speed={speed}
      onSpeed={() => undefined}
    />,
  );

const step = (): void => undefined;

test('nothing is drawn where nothing can be done', () => {
  expect(drawn({})).toBe('');
  expect(drawn({ shown: { request: {} }, undo: step, redo: step })).toBe('');
});

test('after a match they go back and forth, and only where there is a step', () => {
  expect(drawn({ undo: step })).toContain(say.undo);
  expect(drawn({ undo: step })).not.toContain(say.redo);
  expect(drawn({ redo: step })).toContain(say.redo);
});

test('computers have a speed, and people at one device a screen between them', () => {
  expect(drawn({ shown: { request: {} } }, 'normal')).toContain(say.speed);
  const persons = [{ plays: 'person' }, { plays: 'person' }];
  expect(drawn({ shown: { request: {} } }, undefined, persons)).toContain(say.handOver.between);
});

test('a running match can be left, and handed to the computer by the only person in it', () => {
  const running = { shown: { isNow: true, request: {} }, canLeave: true } as const;
  const alone = drawn({ ...running, handSeats: step }, undefined, [{ plays: 'person' }]);
  expect(alone).toContain(say.letPlay);
  expect(alone).toContain(say.leaveMatch);
  const handed = drawn({ ...running, takeSeats: step }, undefined, [{ plays: 'greedy', isHanded: true }]);
  expect(handed).toContain(say.playAgain);
  expect(handed).not.toContain(say.letPlay);
  const two = drawn(running, undefined, [{ plays: 'person' }, { plays: 'person' }]);
  expect(two).not.toContain(say.letPlay);
  expect(two).toContain(say.leaveMatch);
  expect(drawn({ shown: { isNow: true, request: {} } }, undefined, [{ plays: 'person' }])).toBe('');
});
