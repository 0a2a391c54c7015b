import { useMemo } from 'react';
import { SelectField } from '@/components/ui/field';
import type { SkillAim } from '@/lib/painted-die/odds/layout-goal';
import type { PipOdds } from '../odds/pip-odds';
import type { SomeHero } from '../hero';
import type { Wish } from './wish';

const anySkills = [0, 1] as const;

/** The skill to optimise the die for, and which of its effects. */
export function SkillWish({
  game,
  hero,
  wish,
  onChange,
}: {
  readonly game: PipOdds;
  readonly hero: SomeHero;
  readonly wish: Wish['skill'];
  readonly onChange: (skill: Wish['skill']) => void;
}) {
  const { layout: say } = game.words;
  const { skillsFor, aimsOf } = game.layout;
  const { own, others } = useMemo(() => skillsFor(hero), [skillsFor, hero]);
  const aims = 'id' in wish ? aimsOf(wish.id) : undefined;
  const choose = (value: string): void => {
    const any = anySkills.find((magic) => `any-${magic}` === value);
    onChange(any === undefined ? { id: value, of: 'works' } : { magic: any });
  };
  const aim = (id: string, value: string): void => {
    const named = (['works', 'damage'] as const).find((each) => each === value);
    const of: SkillAim['of'] = named ?? Number(value);
    onChange({ id, of });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={say.skill}
        value={'id' in wish ? wish.id : `any-${wish.magic}`}
        onChange={({ target }) => choose(target.value)}
      >
        {own.length > 0 && (
          <optgroup label={say.ownSkills(hero.name)}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say.anySkills}>
          {anySkills.map((magic) => (
            <option key={magic} value={`any-${magic}`}>
              {say.need(magic)}
            </option>
          ))}
        </optgroup>
        {others.map(({ group, skills }) => (
          <optgroup key={group} label={say.learnable(group)}>
            {skills.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {'id' in wish && aims && (
        <SelectField label={say.aim} value={wish.of} onChange={({ target }) => aim(wish.id, target.value)}>
          <option value="works">{say.works}</option>
          {aims.damage && <option value="damage">{say.damage}</option>}
          {aims.figures.map(({ at, label }) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
