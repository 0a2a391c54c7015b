import { useMemo } from 'react';
import { SelectField } from '@/components/ui/field';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import { aimableSkills, aimsOf, type SkillAim } from '@/lib/systems/living/odds/layout-skill';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { findSkill, schools } from '@/lib/systems/living/skills/index';
import type { Wish } from './wish';

const { layout: say, skill: skillWords } = livingOddsMessages;
const anySkills = [0, 1] as const;

/** The skill that the die is to serve, and what of it. */
export function SkillWish({
  hero,
  wish,
  onChange,
}: {
  readonly hero: HeroDraft;
  readonly wish: Wish['skill'];
  readonly onChange: (skill: Wish['skill']) => void;
}) {
  const { own, others } = useMemo(() => aimableSkills(hero), [hero]);
  const skill = 'id' in wish ? findSkill(wish.id) : undefined;
  const aims = skill && aimsOf(skill);
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
        {schools.map((school) => {
          const taught = others.filter((each) => each.school === school.id);
          if (taught.length === 0) return null;
          return (
            <optgroup key={school.id} label={say.learnable(school.name)}>
              {taught.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          );
        })}
      </SelectField>
      {'id' in wish && aims && (
        <SelectField label={say.aim} value={wish.of} onChange={({ target }) => aim(wish.id, target.value)}>
          <option value="works">{say.works}</option>
          {aims.damage && <option value="damage">{say.damage}</option>}
          {aims.figures.map(({ at, figure }) => (
            <option key={at} value={at}>
              {skillWords.label(figure)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
