'use client';
import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { rulesPath } from '@/components/skill/rules-path';
import { keyOf, plainKeyOf } from '@/components/ui/keys';
import { rulesMessages } from '#words/messages/rules';
import type { SystemId } from '@/lib/systems/sheet';
import { useSearch } from './use-search';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const say = rulesMessages.search;

const pane = 'absolute inset-x-1 top-full z-20 -mt-1 rounded-card border border-edge bg-leaf shadow-lg';

/** One text at a time: if a translator has wrapped it in an element, it doesn't get in the way of the next. */
const stateText = (state: 'nothing-asked' | 'opening' | 'failed' | 'found', found: number): string => {
  switch (state) {
    case 'opening':
      return say.loading;
    case 'failed':
      return say.failed;
    case 'found':
      return say.found(found);
    case 'nothing-asked':
      return '';
  }
};

/** The search over the rules of a game. "/" leads to it, arrows choose, Enter opens, Escape clears. */
export function Search({ system }: { readonly system: SystemId }) {
  const { query, ask, prepare, results } = useSearch(system);
  const [chosen, choose] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const id = useId();
  const found = results.state === 'found' ? results.found : [];
  /** A sentence where results would be. */
  const says = results.state !== 'nothing-asked' && found.length === 0;
  const option = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      if (plainKeyOf(event) !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const clear = (): void => {
    ask('');
    choose(0);
  };
  const onKey = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      choose((chosen + step + found.length) % found.length);
    } else if (key === 'Enter') {
      const goal = found[chosen];
      if (goal) {
        router.push(rulesPath(system, goal.address));
        clear();
      }
    } else if (key === 'Escape' && query !== '') {
      event.preventDefault();
      clear();
    }
  };

  return (
    <div role="search" className="sticky top-0 z-20 -mx-1 bg-paper px-1 pt-2 pb-2">
      <label htmlFor={id} className="sr-only">
        {say.label}
      </label>
      <span
        aria-hidden
        className="absolute top-1/2 right-4 hidden -translate-y-1/2 text-sm text-muted sm:inline"
      >
        {query === '' && say.key}
      </span>
      <input
        ref={field}
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? option(chosen) : undefined}
        placeholder={say.placeholder}
        value={query}
        onFocus={prepare}
        onChange={(event) => {
          ask(event.target.value);
          choose(0);
        }}
        onKeyDown={onKey}
        className="min-h-12 w-full rounded-card border border-edge bg-leaf px-4 text-lg placeholder:text-muted"
      />
      <p role="status" className={says ? clsx(pane, 'px-4 py-3') : 'sr-only'}>
        {stateText(results.state, found.length)}
      </p>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={say.results}
        hidden={found.length === 0}
        className={clsx(pane, 'max-h-[70dvh] overflow-y-auto p-1')}
      >
        {found.map((entry, index) => (
          <li key={entry.address} role="presentation">
            <Link
              id={option(index)}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              href={rulesPath(system, entry.address)}
              onClick={clear}
              ref={(element) => {
                if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              className={clsx('block rounded-lg px-3 py-2 leading-snug', index === chosen && 'bg-paper')}
            >
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{entry.title}</span>
                <span className="text-sm text-muted">{entry.where}</span>
              </span>
              <span className="block text-sm text-muted">{entry.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
