'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import {
  useForm,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { Field, TextField } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { nameLimit, textLimit } from '@/lib/file-fields';
import type { Run } from './state';

const say = messages.builder.text;
const length = (text: string): number => Array.from(text).length;

/** A text of at most `limit` code points; each failure is a sentence. */
const zLimited = (limit: number) =>
  z.string().check(
    z.refine((text) => text.isWellFormed(), { error: say.broken }),
    z.refine((text) => length(text) <= limit, {
      error: ({ input }) => say.tooLong(typeof input === 'string' ? length(input) : 0, limit),
    }),
  );

/** Limits for a name or a text of a file, as typed: empty too; see docs/file-format.md. */
export const zTypedName = zLimited(nameLimit);
export const zTypedText = zLimited(textLimit);

interface SavedForm<Values extends FieldValues> {
  readonly field: (name: FieldPath<Values>) => UseFormRegisterReturn;
  /** For a toggle button, which is not a browser field. */
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  readonly error: (name: FieldPath<Values>) => string | undefined;
}

/**
 * A form whose fields are saved as they change. A value that breaks a limit stays in its field, with a sentence, and
 * is not saved; the other fields are.
 * @param onSave gets the value with the one field that changed, and the run of everything typed into it
 */
export const useSavedForm = <Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  saved: Values,
  onSave: (values: Values, name: FieldPath<Values>, run: Run) => void,
): SavedForm<Values> => {
  const key = useId();
  const form = useForm<Values>({
    values: saved,
    resolver: zodResolver(schema),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const save = async (name: FieldPath<Values>): Promise<void> => {
    const value = form.getValues(name);
    if (!(await form.trigger(name)) || value === saved[name]) return;
    onSave({ ...saved, [name]: value }, name, { key: `${key} ${name}` });
  };
  return {
    field: (name) => form.register(name, { onChange: () => void save(name), onBlur: () => void save(name) }),
    set: (name, value) => {
      form.setValue(name, value);
      void save(name);
    },
    error: (name) => {
      const message = form.formState.errors[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
  };
};

const zLine = { name: z.object({ text: zTypedName }), text: z.object({ text: zTypedText }) } as const;

/** A labelled text by itself. */
export function SavedText({
  kind,
  saved,
  onSave,
  rows,
  ...labels
}: {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly kind: keyof typeof zLine;
  readonly saved: string;
  readonly onSave: (text: string, run: Run) => void;
  /** Lines of a longer text; one line when left out. */
  readonly rows?: number;
}) {
  const { field, error } = useSavedForm(zLine[kind], { text: saved }, ({ text }, _, run) =>
    onSave(text, run),
  );
  const shared = { ...labels, error: error('text'), ...field('text') };
  return rows === undefined ? (
    <Field autoComplete="off" {...shared} />
  ) : (
    <TextField rows={rows} {...shared} />
  );
}
