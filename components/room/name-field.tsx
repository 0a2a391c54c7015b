import { Field } from '@/components/ui/field';
import { mostNameLetters } from './player-name';

/** The name that the others in a room see. */
export function NameField({
  label,
  hint,
  className,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
      value={value}
      maxLength={mostNameLetters}
      autoComplete="nickname"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
