'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { words } from '@/lib/messages/index';
import { nameLimit, textLimit } from '@/lib/systems/file-fields';

/** Names take 80 code points, texts 2,000; contract "The hero file". */
export type TextKind = 'name' | 'text';

const say = words.builder.text;
const length = (text: string): number => Array.from(text).length;

/** A text of at most `limit` code points; each failure is a sentence. */
export const zLimited = (limit: number) =>
  z.string().check(
    z.refine((text) => text.isWellFormed(), { error: say.broken }),
    z.refine((text) => length(text) <= limit, {
      error: ({ input }) => say.tooLong(typeof input === 'string' ? length(input) : 0, limit),
    }),
  );

const schemas = {
  name: z.object({ text: zLimited(nameLimit) }),
  text: z.object({ text: zLimited(textLimit) }),
} as const;

/**
 * A text that is saved as it is typed. What breaks a limit stays in the field, with a sentence, and is not saved.
 * An empty text is given on as such.
 */
export const useText = (
  kind: TextKind,
  saved: string,
  onSave: (text: string) => void,
): { readonly field: UseFormRegisterReturn<'text'>; readonly error: string | undefined } => {
  const form = useForm({
    values: { text: saved },
    resolver: zodResolver(schemas[kind]),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const save = form.handleSubmit(({ text }) => {
    if (text !== saved) onSave(text);
  });
  const field = form.register('text', { onChange: () => void save(), onBlur: () => void save() });
  return { field, error: form.formState.errors.text?.message };
};
