'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { nameLimit } from '@/lib/systems/file-fields';

const say = messages.myHeroes.party;

/** The name of a party, saved when the player is done with it: one step to undo, not one for each letter. */
export function PartyName({
  name,
  onName,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  const finish = (): void => {
    if (next === '') setTyped(name);
    else if (next !== name) onName(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Field
        label={say.name}
        value={typed}
        maxLength={nameLimit}
        autoComplete="off"
        error={next === '' ? say.nameMissing : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
      />
    </form>
  );
}
