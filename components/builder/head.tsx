'use client';
import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { HeroState } from '@/components/site/sheet-state';
import { words } from '@/lib/messages/index';
import { useText, type TextKind } from '../draft/text-field.tsx';
import { useBench, useBuilder, useBuilderPart } from '../draft/use-draft';

const say = words.builder;

/** Name, title and state of the hero. */
export function HeroHead() {
  const { hero, bench } = useBuilder();
  const { edit } = useBench();
  return (
    <div key={bench} className="@container">
      <div className="grid items-end gap-x-8 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <h1 className="sr-only">{say.title}</h1>
          <LargeText
            label={say.name}
            placeholder={say.namePlaceholder}
            kind="name"
            saved={hero.name === say.nameless ? '' : hero.name}
            onSave={(text) =>
              edit({ edit: 'set-text', field: 'name', text: text === '' ? say.nameless : text })
            }
            className="font-display text-4xl font-bold sm:text-[2.75rem]"
          />
          <LargeText
            label={say.heroTitle}
            placeholder={say.titlePlaceholder}
            kind="text"
            saved={hero.title}
            onSave={(text) => edit({ edit: 'set-text', field: 'title', text })}
            className="font-title text-xl italic"
          />
        </div>
        <State />
      </div>
    </div>
  );
}

/** As fast as the die. */
function State() {
  const hero = useBuilderPart((state) => state.hero);
  return <HeroState hero={hero} className="@2xl:justify-end" />;
}

/** A line of text as it stands on the card; the line under it shows that it can be written. */
function LargeText({
  label,
  kind,
  saved,
  onSave,
  className,
  ...rest
}: {
  readonly label: string;
  readonly kind: TextKind;
  readonly saved: string;
  readonly onSave: (text: string) => void;
} & ComponentProps<'input'>) {
  const id = useId();
  const { field, error } = useText(kind, saved, onSave);
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
