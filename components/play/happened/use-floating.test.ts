import { expect, test } from 'vitest';
import type { FloatingAt } from '@/lib/session/acts';
import { lastFalls } from './use-floating';

type Told = Pick<FloatingAt, 'figure' | 'kind' | 'text'>;

const loss: Told = { figure: 0, kind: 'harm', text: '−3' };
const down: Told = { figure: 0, kind: 'fall', text: 'Unconscious' };
const dead: Told = { figure: 0, kind: 'fall', text: 'Dead' };
const other: Told = { figure: 1, kind: 'fall', text: 'Unconscious' };

test.each<[string, readonly Told[], readonly Told[]]>([
  ['only the last of what befell one figure, with its loss', [loss, down, dead], [loss, dead]],
  ['each of two who fall', [down, other], [down, other]],
  ['a loss twice', [loss, loss], [loss, loss]],
])('the board shows %s', (_, all, shown) => {
  expect(lastFalls(all)).toEqual(shown);
});
