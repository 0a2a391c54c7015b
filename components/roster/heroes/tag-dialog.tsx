'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { useActions } from '../use-actions';
import { tagsOf } from './listing';

const say = messages.myHeroes.tags;

/** Characters of a tag. */
const longest = 30;

/** The tags of one hero or of several at once; every change is made at once and can be undone. */
export function TagDialog({
  heroes,
  known,
  onClose,
}: {
  readonly heroes: readonly SavedHero[];
  /** Every tag that some hero has. */
  readonly known: readonly string[];
  readonly onClose: () => void;
}) {
  const actions = useActions();
  const [typed, setTyped] = useState('');
  const own = tagsOf(heroes);
  const others = known.filter((tag) => !own.includes(tag));
  const tag = typed.trim().replace(/\s+/g, ' ');
  const isTooLong = tag.length > longest;
  const add = (added: string): void => {
    setTyped('');
    void actions.tag(heroes, [added], []);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={say.heading(heroes.map(({ hero }) => nameOf(hero)))}
      description={say.hint}
      closeLabel={say.done}
    >
      {own.length === 0 ? (
        <p className="text-muted">{say.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {own.map((one) => {
            const having = heroes.filter(({ tags }) => tags.includes(one)).length;
            return (
              <li key={one}>
                <Button
                  size="small"
                  aria-label={say.remove(one)}
                  onClick={() => void actions.tag(heroes, [], [one])}
                >
                  {having === heroes.length ? one : say.some(one, having, heroes.length)}
                  <span aria-hidden>×</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (tag !== '' && !isTooLong) add(tag);
        }}
      >
        <div className="min-w-0 flex-1">
          <Field
            label={say.field}
            value={typed}
            autoComplete="off"
            error={isTooLong ? say.longest(longest) : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" className="mt-7" disabled={tag === '' || isTooLong}>
          {say.add}
        </Button>
      </form>
      {others.length > 0 && (
        <section aria-label={say.known}>
          <h3 className="text-lg">{say.known}</h3>
          <ul className="mt-1 flex flex-wrap gap-2">
            {others.map((one) => (
              <li key={one}>
                <Button size="small" look="quiet" className="border-line" onClick={() => add(one)}>
                  <span aria-hidden>+</span>
                  {one}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
