'use client';

import clsx from 'clsx';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import type { SystemId } from '@/lib/systems/sheet';
import { GameChoice } from './game-choice';
import { orders, type Filter } from './listing';

const say = messages.myHeroes;

/** A choice of what some heroes have; nothing to choose where all have the same. */
function Choice({
  label,
  any,
  chosen,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly any: string;
  readonly chosen: string | undefined;
  readonly choices: readonly string[];
  readonly onChoose: (choice: string | undefined) => void;
}) {
  return (
    <SelectField
      label={label}
      value={chosen ?? ''}
      disabled={choices.length === 0}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}

/** Which heroes are shown, and in what order; on a phone the filters open below the search. */
export function FilterBar({
  filter,
  tags,
  kinds,
  traits,
  games,
  onFilter,
}: {
  readonly filter: Filter;
  readonly tags: readonly string[];
  /** Schools of the heroes, to filter by. */
  readonly kinds: readonly string[];
  readonly traits: readonly string[];
  readonly games: readonly SystemId[];
  readonly onFilter: (filter: Filter) => void;
}) {
  const [isOpen, open] = useState(false);
  const id = useId();
  const { kind, trait, tag, game } = filter;
  const active = [kind, trait, tag, game].filter((each) => each !== undefined).length;
  return (
    <search className="flex flex-col gap-2 sm:gap-3 lg:flex-row lg:items-end">
      <div className="flex items-end gap-2 lg:flex-1">
        <div className="min-w-0 flex-1">
          <Field
            type="search"
            label={say.search}
            placeholder={say.searchHint}
            value={filter.search}
            autoComplete="off"
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          />
        </div>
        <Button className="sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {say.filters(active)}
        </Button>
      </div>
      <div
        id={id}
        className={clsx(
          'grid-cols-2 gap-2 sm:grid sm:gap-3',
          games.length > 1 ? 'sm:grid-cols-5 lg:w-[50rem]' : 'sm:grid-cols-4 lg:w-[40rem]',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <GameChoice
          games={games}
          chosen={game}
          onChoose={(choice) => onFilter({ ...filter, game: choice })}
        />
        <Choice
          label={say.kind}
          any={say.anyKind}
          chosen={kind}
          choices={kinds}
          onChoose={(choice) => onFilter({ ...filter, kind: choice })}
        />
        <Choice
          label={say.trait}
          any={say.anyTrait}
          chosen={trait}
          choices={traits}
          onChoose={(choice) => onFilter({ ...filter, trait: choice })}
        />
        <Choice
          label={say.tag}
          any={say.anyTag}
          chosen={tag}
          choices={tags}
          onChoose={(choice) => onFilter({ ...filter, tag: choice })}
        />
        <SelectField
          label={say.sort}
          value={filter.order}
          onChange={({ target }) =>
            onFilter({ ...filter, order: orders.find((order) => order === target.value) ?? filter.order })
          }
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {say.sorts[order]}
            </option>
          ))}
        </SelectField>
      </div>
    </search>
  );
}
