'use client';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field, SelectField } from '@/components/ui/field';
import { messages } from '@/lib/messages/index';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { skillLock, skillLimits } from '@/lib/systems/living/rules/skill-locks';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import { useHero } from '../use-hero';
import { candidates, matches, schoolName } from './skill-names';
import { SkillSection } from './skill-section';

const say = panels.skills;

interface Props {
  readonly list: SkillList;
  readonly title: string;
}

/** Every skill of the schools, those that are not to be had with the reason. */
export function SkillDialog({
  open,
  onOpenChange,
  ...props
}: Props & { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }) {
  const hero = useHero();
  const limits = skillLimits(hero);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.title}
      closeLabel={messages.builder.actions.done}
      {...(props.list === 'hero' && {
        description: `${issues.room(limits)} ${issues.slotsUsed(limits.slots)}.`,
      })}
    >
      <SkillChooser {...props} />
    </Dialog>
  );
}

function SkillChooser({ list }: Props) {
  const hero = useHero();
  const [query, search] = useState('');
  const [school, chooseSchool] = useState('');
  const [allowedOnly, only] = useState(false);
  const all = candidates(list);
  const schools = [...new Set(all.map((skill) => skill.school))];
  const found = all
    .filter((skill) => (school === '' || skill.school === school) && matches(skill, query))
    .map((skill) => ({ skill, lock: skillLock(hero, list, skill.id) }));
  const free = found.filter(({ lock }) => !lock);
  const shown = allowedOnly ? free : found;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={say.search}
          type="search"
          placeholder={say.searchPlaceholder}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        {schools.length > 1 && (
          <SelectField
            label={say.school}
            value={school}
            onChange={(event) => chooseSchool(event.target.value)}
          >
            <option value="">{say.allSchools}</option>
            {schools.map((id) => (
              <option key={id} value={id}>
                {schoolName(id)}
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
      {schools.map((id) => {
        const options = shown.filter(({ skill }) => skill.school === id);
        return (
          options.length > 0 && <SkillSection key={id} name={schoolName(id)} list={list} options={options} />
        );
      })}
    </>
  );
}
