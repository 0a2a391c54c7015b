'use client';

import { Field, SelectField } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { orders, type Filter } from './listing';

const say = messages.myHeroes;

/** Which heroes are shown, and in what order. */
export function FilterBar({
  filter,
  tags,
  kinds,
  onFilter,
}: {
  readonly filter: Filter;
  readonly tags: readonly string[];
  /** What the heroes are filed under: their schools. */
  readonly kinds: readonly string[];
  readonly onFilter: (filter: Filter) => void;
}) {
  return (
    <search className="grid grid-cols-3 gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_12rem] sm:gap-3">
      <div className="col-span-full sm:col-span-1">
        <Field
          type="search"
          label={say.search}
          placeholder={say.searchHint}
          value={filter.search}
          autoComplete="off"
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </div>
      <SelectField
        label={say.kind}
        value={filter.kind ?? ''}
        disabled={kinds.length < 2}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">{say.anyKind}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.tag}
        value={filter.tag ?? ''}
        disabled={tags.length === 0}
        onChange={({ target }) =>
          onFilter({ ...filter, tag: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">{say.anyTag}</option>
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </SelectField>
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
    </search>
  );
}
