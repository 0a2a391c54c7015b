'use client';
import { useDeferredValue, useState } from 'react';
import { Tick } from '@/components/ui/check-controls';
import { Field, SelectField } from '@/components/ui/field';
import { Elsewhere } from './elsewhere';
import { plain } from './has-words';
import { SkillSection, type SkillOption } from './skill-section';

/** Texts of the chooser; each game supplies its own. */
export interface ChooserLabels {
  readonly search: string;
  readonly searchPlaceholder: string;
  /** Label of the filter by group: schools, categories. */
  readonly group: string;
  readonly allGroups: string;
  readonly kind: string;
  readonly allKinds: string;
  readonly effect: string;
  readonly allEffects: string;
  readonly allowedOnly: string;
  readonly found: (n: number, free: number) => string;
  readonly nothingFound: string;
  readonly chosenTimes: (n: number) => string;
}

/** Most results that get a suggested fix: finding one takes a moment. */
const mostFixed = 6;

/** Every skill that a list can hold, by school or category; unavailable ones with the reason. */
export function SkillChooser({
  options: all,
  groupName,
  effects,
  matches,
  say,
  onAdd,
  onRemove,
}: {
  readonly options: readonly SkillOption[];
  readonly groupName: (group: string) => string;
  /** Effects to filter skills by, if the game lists the effects of each. */
  readonly effects?: readonly { readonly value: string; readonly label: string }[];
  readonly matches: (option: SkillOption, query: string) => boolean;
  readonly say: ChooserLabels;
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
}) {
  const [typed, search] = useState('');
  const [group, chooseGroup] = useState('');
  const [kind, chooseKind] = useState('');
  const [effect, chooseEffect] = useState('');
  const [allowedOnly, only] = useState(false);
  const query = useDeferredValue(typed);
  const groups = [...new Set(all.map((option) => option.group))];
  const kinds = [...new Set(all.map((option) => option.kind))].filter((each) => each !== '').sort();
  const found = all.filter(
    (option) =>
      (group === '' || option.group === group) &&
      (kind === '' || option.kind === kind) &&
      (effect === '' || option.effects?.includes(effect) === true) &&
      matches(option, query),
  );
  const free = found.filter(({ locked, times }) => !locked || times > 0);
  const shown = new Set(allowedOnly ? free : found);
  return (
    <>
      <Field
        label={say.search}
        type="search"
        data-first
        autoComplete="off"
        placeholder={say.searchPlaceholder}
        value={typed}
        onChange={(event) => search(event.target.value)}
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {effects && effects.length > 1 && (
          <Filter
            label={say.effect}
            all={say.allEffects}
            value={effect}
            onChange={chooseEffect}
            choices={effects}
          />
        )}
        {groups.length > 1 && (
          <Filter
            label={say.group}
            all={say.allGroups}
            value={group}
            onChange={chooseGroup}
            choices={groups.map((value) => ({ value, label: groupName(value) }))}
          />
        )}
        {kinds.length > 1 && (
          <Filter
            label={say.kind}
            all={say.allKinds}
            value={kind}
            onChange={chooseKind}
            choices={kinds.map((value) => ({ value, label: value }))}
          />
        )}
        <div className="self-end leading-tight sm:col-span-3">
          <Tick label={say.allowedOnly} checked={allowedOnly} onChange={only} />
        </div>
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {say.found(found.length, found.filter(({ locked }) => !locked).length)}
      </p>
      {shown.size === 0 && <p>{say.nothingFound}</p>}
      {free.length === 0 && <Elsewhere query={query} />}
      {groups.map((id) => (
        <SkillSection
          key={id}
          name={groupName(id)}
          options={all.filter((option) => option.group === id)}
          found={shown}
          chosen={say.chosenTimes}
          onAdd={onAdd}
          showsFixes={plain(query) !== '' && found.length <= mostFixed}
          onRemove={onRemove}
        />
      ))}
    </>
  );
}

function Filter({
  label,
  all,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
