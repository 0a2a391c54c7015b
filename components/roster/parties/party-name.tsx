'use client';

import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { nameLimit } from '@/lib/file-fields';

const say = messages.myHeroes.party;

/** A name that is being typed. */
export interface TypedName {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Name of the party: the typed one, or else the saved one, or none. */
  readonly name: string;
}

/**
 * The name of a party while it is typed: it counts for whatever is done next, since a touch on a button does not take
 * the focus out of the field everywhere. It is saved when the player is done with it, one step to undo.
 *
 * @param saved the name as it is saved; where that changes, what was typed over the old one goes
 */
export const useTypedName = (saved: string): TypedName => {
  const [typing, setTyping] = useState({ over: saved, text: saved });
  const text = typing.over === saved ? typing.text : saved;
  return {
    text,
    type: (next) => setTyping({ over: saved, text: next }),
    name: text.trim() === '' ? saved : text.trim(),
  };
};

/** Calls back when the component goes, with what it was last drawn with. */
export const useLastCall = (call: () => void): void => {
  const last = useRef(call);
  useEffect(() => {
    last.current = call;
  });
  useEffect(() => () => last.current(), []);
};

/** The field of a party's name. */
export function PartyName({
  typed: { text, type },
  onDone,
}: {
  readonly typed: TypedName;
  readonly onDone: () => void;
}) {
  const isMissing = text.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <Field
        label={say.name}
        value={text}
        maxLength={nameLimit}
        autoComplete="off"
        error={isMissing ? say.nameMissing : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={onDone}
      />
    </form>
  );
}
