import { expect, test } from 'vitest';
import type { Act } from '@/lib/session/acts';
import { happened } from '#words/messages/happened';

const act = (figure: number, name: string, text: string, more: Partial<Act> = {}): Act => ({
  figure,
  ...{ from: 0, to: 0, isReaction: false, isOpen: false, weight: 0, figures: [figure] },
  head: { name, texts: [text] },
  ...{ others: [], sentences: [] },
  ...more,
});

test('what one figure did is reported together, with its name once and without a word of the turn’s end', () => {
  const acts = [
    act(1, 'the dummy', 'moves 4#'),
    act(1, 'the dummy', 'attacks Bito', {
      others: [{ name: 'Bito', texts: ['takes 1 damage'] }],
      asides: ['That ends the dummy’s turn.'],
    }),
    act(2, 'Jane', 'moves 2#', { sentences: ['Jane ends the turn early.'] }),
  ];
  expect(happened.reports(acts).map(({ name, text }) => [name, text])).toEqual([
    ['The dummy', 'moves 4#, then attacks Bito: Bito takes 1 damage'],
    ['Jane', 'moves 2#. Jane ends the turn early.'],
  ]);
  expect(happened.sentence(acts[1] ?? expect.fail('an act'))).toContain('That ends');
});
