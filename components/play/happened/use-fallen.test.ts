import { expect, test } from 'vitest';
import type { Seat } from '@/lib/session/session';
import type { TableScene } from '@/lib/systems/table-scene';
import type { FloatingAt } from '@/lib/session/acts';
import { fallenIn } from './use-fallen';

const seats: readonly Seat[] = [{ plays: 'person' }, { plays: 'computer', level: 'greedy' }] as never;

const scene = {
  figures: [
    { id: 0, name: 'Jane' },
    { id: 1, name: 'Bito' },
    { id: 2, name: 'Dragon' },
  ],
} as unknown as TableScene;

const at = 7;
const text = (figure: number, kind: FloatingAt['kind']): FloatingAt => ({ figure, kind, text: '', at });

const shown = (texts: readonly FloatingAt[], mine: readonly number[] = [0, 1]) => ({
  ...{ at, scene, mine },
  floatingSince: (after: number) => texts.filter((each) => each.at > after),
});

test.each([
  ['an own hero who fell is named', [text(1, 'harm'), text(1, 'fall')], 1, ['Bito']],
  ['so are two at once', [text(0, 'fall'), text(1, 'fall')], 1, ['Jane', 'Bito']],
  ['a wound stops nobody', [text(1, 'harm')], 1, []],
  ['nor does the fall of another', [text(2, 'fall')], 1, []],
  ['nor a fall after which a person is asked anyway', [text(1, 'fall')], 0, []],
  ['nor one that ends the match', [text(1, 'fall')], undefined, []],
  ['nor an earlier one', [{ ...text(1, 'fall'), at: at - 1 }], 1, []],
] as const)('%s', (_, texts, by, names) => {
  expect(fallenIn({ seats }, by, shown(texts))).toEqual(names);
});

test('where computers play all, nobody is waited for', () => {
  expect(fallenIn({ seats }, 1, shown([text(1, 'fall')], []))).toEqual([]);
});
