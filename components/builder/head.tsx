'use client';
import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { Run } from '@/components/draft/state';
import { useText, type Text } from '@/components/draft/text-field';
import { useDraft, useDraftPart, useShown } from '@/components/draft/use-draft';
import { SheetState } from '@/components/site/sheet-state';
import { words } from '@/lib/messages/index';
import { textsOf } from '@/lib/systems/document';
import { systemOf } from '@/lib/systems/open';
import type { Edit } from '@/lib/systems/system';

const say = words.builder;

/** Name, title and state of the sheet. */
export function Head() {
  const { document, generation } = useShown();
  const { dispatch } = useDraft();
  const { name, title } = textsOf(document);
  const write = systemOf(document.system).writeText;
  const save = (edit: Edit, run: Run): void => dispatch({ do: 'edit', edits: [edit], run });
  const { title: writeTitle } = write;
  return (
    <div key={generation} className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h1 className="sr-only">{say.title}</h1>
          <LargeText
            label={say.name}
            placeholder={say.namePlaceholder}
            kind="name"
            saved={name === say.nameless ? '' : name}
            onSave={(text, run) => save(write.name(text === '' ? say.nameless : text), run)}
            className="font-display text-4xl font-bold sm:text-[2.75rem]"
          />
          {writeTitle && (
            <LargeText
              label={say.heroTitle}
              placeholder={say.titlePlaceholder}
              kind="text"
              saved={title}
              onSave={(text, run) => save(writeTitle(text), run)}
              className="font-title text-xl italic"
            />
          )}
        </div>
        <State />
      </div>
    </div>
  );
}

/** As fast as the game's `Main`. */
function State() {
  const document = useDraftPart((state) => state.document);
  return <SheetState document={document} className="@2xl:justify-end" />;
}

/** A line of text as it stands on the card; the line under it shows that it can be written. */
function LargeText({
  label,
  kind,
  saved,
  onSave,
  className,
  ...rest
}: Text & { readonly label: string } & ComponentProps<'input'>) {
  const id = useId();
  const { field, error } = useText({ kind, saved, onSave });
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={clsx(
          'w-full border-b border-edge bg-transparent pb-0.5 leading-tight text-ellipsis placeholder:text-muted hover:border-gold',
          className,
        )}
        {...rest}
        {...field}
      />
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
    </div>
  );
}
