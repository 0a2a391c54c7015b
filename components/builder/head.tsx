'use client';
import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import * as z from 'zod/mini';
import { namelessOf } from '@/components/draft/state';
import { useSavedForm, zTypedName, zTypedText } from '@/components/draft/saved-form';
import { useDraft, useDraftPart, useShown } from '@/components/draft/use-draft';
import { SheetState } from '@/components/site/sheet-state';
import { messages } from '@/lib/messages/index';
import { nounFor, textsOf } from '@/lib/systems/document';
import { systemOf } from '@/lib/systems/open';
import { RulesControl } from './rules-control';

const say = messages.builder;

const zTexts = z.object({ name: zTypedName, title: zTypedText });

/** Name, title and state of the sheet. */
export function Head() {
  const { generation } = useShown();
  return (
    <div key={generation} className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <Texts />
        <State />
      </div>
    </div>
  );
}

function Texts() {
  const { document } = useShown();
  const { dispatch } = useDraft();
  const { name, title } = textsOf(document);
  const write = systemOf(document.system).writeText;
  const noun = nounFor(document).one;
  const nameless = namelessOf(document);
  const saved = { name: name === nameless ? '' : name, title };
  const { field, error } = useSavedForm(zTexts, saved, (texts, changed, run) => {
    const edit =
      changed === 'name' ? write.name(texts.name === '' ? nameless : texts.name) : write.title?.(texts.title);
    if (edit) dispatch({ do: 'edit', edits: [edit], run });
  });
  return (
    <div className="min-w-0">
      <LargeText
        label={say.name}
        placeholder={say.namePlaceholder(noun)}
        error={error('name')}
        className="font-display text-3xl font-bold sm:text-[2.75rem]"
        {...field('name')}
      />
      {write.title && (
        <LargeText
          label={say.heroTitle}
          placeholder={say.titlePlaceholder}
          error={error('title')}
          className="font-title text-xl italic"
          {...field('title')}
        />
      )}
    </div>
  );
}

/** Loads together with the game's `Main`. */
function State() {
  const document = useDraftPart((state) => state.document);
  // Below a desk's width the bar at the bottom says the same.
  return (
    <div className="flex flex-col items-end max-lg:hidden">
      <RulesControl />
      <SheetState document={document} className="@2xl:justify-end" />
    </div>
  );
}

/** A line of text as it appears on the card; the line under it shows that you can type here. */
function LargeText({
  label,
  error,
  className,
  ...field
}: {
  readonly label: string;
  readonly error: string | undefined;
} & ComponentProps<'input'>) {
  const id = useId();
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
