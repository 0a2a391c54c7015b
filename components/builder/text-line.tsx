'use client';
import { Field, TextField } from '@/components/ui/field';
import { useText, type TextKind } from '../draft/text-field.tsx';

/** A labelled text of the hero, saved as it is typed. */
export function TextLine({
  label,
  hint,
  placeholder,
  kind,
  saved,
  onSave,
  rows,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly kind: TextKind;
  readonly saved: string;
  readonly onSave: (text: string) => void;
  /** Lines of a longer text; one line when left out. */
  readonly rows?: number;
}) {
  const { field, error } = useText(kind, saved, onSave);
  const shared = { label, hint, placeholder, error, ...field };
  return rows === undefined ? (
    <Field autoComplete="off" {...shared} />
  ) : (
    <TextField rows={rows} {...shared} />
  );
}
