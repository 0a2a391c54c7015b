'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { Field, TextField } from '@/components/ui/field';
import { words } from '@/lib/messages/index';
import { nameLimit, textLimit } from '@/lib/systems/file-fields';
import type { Run } from './state';

/** Names take 80 code points, texts 2,000; contract "The hero file". */
type TextKind = 'name' | 'text';

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

export interface Text {
  readonly kind: TextKind;
  readonly saved: string;
  /** @param run of all that is typed into this field */
  readonly onSave: (text: string, run: Run) => void;
}

/**
 * A text that is saved as it is typed. What breaks a limit stays in the field, with a sentence, and is not saved.
 * An empty text is given on as such.
 */
export const useText = ({
  kind,
  saved,
  onSave,
}: Text): { readonly field: UseFormRegisterReturn<'text'>; readonly error: string | undefined } => {
  const key = useId();
  const form = useForm({
    values: { text: saved },
    resolver: zodResolver(schemas[kind]),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const save = form.handleSubmit(({ text }) => {
    if (text !== saved) onSave(text, { key });
  });
  const field = form.register('text', { onChange: () => void save(), onBlur: () => void save() });
  return { field, error: form.formState.errors.text?.message };
};

/** A labelled text of the sheet, saved as it is typed. */
export function TextLine({
  label,
  hint,
  placeholder,
  rows,
  ...text
}: Text & {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Lines of a longer text; one line when left out. */
  readonly rows?: number;
}) {
  const { field, error } = useText(text);
  const shared = { label, hint, placeholder, error, ...field };
  return rows === undefined ? (
    <Field autoComplete="off" {...shared} />
  ) : (
    <TextField rows={rows} {...shared} />
  );
}
