'use client';

import { useRef, useState } from 'react';
import { messages } from '@/lib/messages/index';
import { missingIn, textOfRow, withPacket, type Collected, type PacketProblem } from '@/lib/transfer/packets';
import { useActions } from '../use-actions';

const say = messages.myHeroes.transfer;

const sentenceOf = (problem: PacketProblem): string =>
  problem.problem === 'damaged' ? say.damaged(problem.nth) : say.problems[problem.problem];

interface Reading {
  readonly row: Collected | undefined;
  readonly problem: string | undefined;
  readonly isComplete: boolean;
}

const nothing: Reading = { row: undefined, problem: undefined, isComplete: false };

/** A row of codes as it comes in; once it is complete, what it holds is added to the heroes of this device. */
export const useIncomingRow = () => {
  const { importAll } = useActions();
  const [reading, setReading] = useState(nothing);
  // Codes come faster than the page is drawn.
  const now = useRef(nothing);
  const show = (next: Reading): void => {
    now.current = next;
    setReading(next);
  };
  const take = (code: string): void => {
    const { row, isComplete } = now.current;
    if (isComplete) return;
    const came = withPacket(row, code);
    if (!came.ok) {
      show({ ...now.current, problem: sentenceOf(came.error) });
      return;
    }
    // The camera sees the same code many times.
    if (came.value === row && now.current.problem === undefined) return;
    if (missingIn(came.value).length > 0) {
      show({ row: came.value, problem: undefined, isComplete: false });
      return;
    }
    const text = textOfRow(came.value);
    if (!text.ok) {
      show({ row: came.value, problem: sentenceOf(text.error), isComplete: false });
      return;
    }
    show({ row: came.value, problem: undefined, isComplete: true });
    void importAll([{ text: text.value }]);
  };
  return {
    ...reading,
    take,
    refuse: (problem: string): void => show({ ...now.current, problem }),
    again: (): void => show(nothing),
  };
};
