'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { mostOffset, offsetOf } from '@/lib/cards/paper';
import { words } from '@/lib/messages/index';

const step = 0.1;

/** A length in tenths of a millimetre, to be typed or stepped; a text that is none says so and changes nothing. */
export function OffsetField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const say = words.printRoom.offset;
  const [typed, setTyped] = useState<string>();
  const read = (text: string): number | undefined =>
    text.trim() === '' ? undefined : offsetOf(Number(text.replace(',', '.').replace('−', '-')));
  const isWrong = typed !== undefined && read(typed) === undefined;
  const stepBy = (by: number): void => {
    setTyped(undefined);
    const next = offsetOf(Math.round((value + by) * 10) / 10);
    if (next !== undefined) onChange(next);
  };
  return (
    <div className="flex items-start gap-1">
      <Button
        size="small"
        className="mt-7 min-h-11"
        aria-label={say.less(label)}
        disabled={value <= -mostOffset}
        onClick={() => stepBy(-step)}
      >
        −
      </Button>
      <div className="min-w-0 flex-1">
        <Field
          label={label}
          value={typed ?? String(value)}
          autoComplete="off"
          error={isWrong ? say.wrong : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = read(target.value);
            if (next !== undefined) onChange(next);
          }}
          onBlur={() => {
            if (!isWrong) setTyped(undefined);
          }}
        />
      </div>
      <Button
        size="small"
        className="mt-7 min-h-11"
        aria-label={say.more(label)}
        disabled={value >= mostOffset}
        onClick={() => stepBy(step)}
      >
        +
      </Button>
    </div>
  );
}
