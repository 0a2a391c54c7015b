'use client';

import { Field, SelectField } from '@/components/ui/field';
import { words } from '@/lib/messages/index';
import { orders, type Wish } from './listing';

const say = words.myHeroes;

/** Which heroes are shown, and in what order. */
export function FindBar({
  wish,
  tags,
  onWish,
}: {
  readonly wish: Wish;
  readonly tags: readonly string[];
  readonly onWish: (wish: Wish) => void;
}) {
  return (
    <search className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_12rem]">
      <div className="col-span-full sm:col-span-1">
        <Field
          type="search"
          label={say.search}
          placeholder={say.searchHint}
          value={wish.search}
          autoComplete="off"
          onChange={({ target }) => onWish({ ...wish, search: target.value })}
        />
      </div>
      <SelectField
        label={say.tag}
        value={wish.tag ?? ''}
        disabled={tags.length === 0}
        onChange={({ target }) => onWish({ ...wish, tag: target.value === '' ? undefined : target.value })}
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
        value={wish.order}
        onChange={({ target }) =>
          onWish({ ...wish, order: orders.find((order) => order === target.value) ?? wish.order })
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
