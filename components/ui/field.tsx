import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** How a field for text or a number looks. */
export const inputClass =
  'w-full rounded-lg border border-edge bg-leaf px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-error';

function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface FieldText {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

const described = (id: string, hint: string | undefined, error: string | undefined) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby':
    clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined,
});

/** A labelled line of text. */
export function Field({ label, hint, error, className, ...rest }: FieldText & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        className={clsx(inputClass, 'min-h-11', className)}
        {...described(id, hint, error)}
        {...rest}
      />
    </Labelled>
  );
}

/** A labelled text of several lines. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea id={id} className={clsx(inputClass, className)} {...described(id, hint, error)} {...rest} />
    </Labelled>
  );
}

/** A labelled choice from a list; native, so that phones show their own wheel. */
export function SelectField({
  label,
  hint,
  error,
  className,
  id: given,
  ...rest
}: FieldText & ComponentProps<'select'>) {
  const own = useId();
  const id = given ?? own;
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={clsx(inputClass, 'min-h-11', className)}
        {...described(id, hint, error)}
        {...rest}
      />
    </Labelled>
  );
}
