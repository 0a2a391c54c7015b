'use client';
import { useState } from 'react';
import { Field, SelectField } from '@/components/ui/field';
import { SkillSection, type SkillOption } from './skill-section';

/** What the chooser says; a game brings its own words. */
export interface ChooserWords {
  readonly search: string;
  readonly searchPlaceholder: string;
  /** What skills are filed under: schools, categories. */
  readonly group: string;
  readonly allGroups: string;
  readonly allowedOnly: string;
  readonly found: (n: number, free: number) => string;
  readonly nothingFound: string;
}

/** Every skill that a list can hold, by school or category; those that are not to be had with the reason. */
export function SkillChooser({
  options: all,
  groupName,
  matches,
  say,
  onAdd,
}: {
  readonly options: readonly SkillOption[];
  readonly groupName: (group: string) => string;
  readonly matches: (option: SkillOption, query: string) => boolean;
  readonly say: ChooserWords;
  readonly onAdd: (id: string) => void;
}) {
  const [query, search] = useState('');
  const [group, chooseGroup] = useState('');
  const [allowedOnly, only] = useState(false);
  const groups = [...new Set(all.map((option) => option.group))];
  const found = all.filter((option) => (group === '' || option.group === group) && matches(option, query));
  const free = found.filter(({ locked }) => !locked);
  const shown = allowedOnly ? free : found;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={say.search}
          type="search"
          data-first
          placeholder={say.searchPlaceholder}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        {groups.length > 1 && (
          <SelectField label={say.group} value={group} onChange={(event) => chooseGroup(event.target.value)}>
            <option value="">{say.allGroups}</option>
            {groups.map((id) => (
              <option key={id} value={id}>
                {groupName(id)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-ink"
            checked={allowedOnly}
            onChange={(event) => only(event.target.checked)}
          />
          {say.allowedOnly}
        </label>
        <p aria-live="polite" className="text-sm text-muted">
          {say.found(found.length, free.length)}
        </p>
      </div>
      {shown.length === 0 && <p>{say.nothingFound}</p>}
      {groups.map((id) => {
        const options = shown.filter((option) => option.group === id);
        return (
          options.length > 0 && <SkillSection key={id} name={groupName(id)} options={options} onAdd={onAdd} />
        );
      })}
    </>
  );
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '');

/** True where every word of the query stands in the text; case and quotes do not matter. */
export const hasWords = (text: string, query: string): boolean => {
  const all = plain(text);
  return plain(query)
    .split(' ')
    .every((word) => all.includes(word));
};
