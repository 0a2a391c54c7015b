'use client';
import { list } from '#words/language/words';
import { panels } from '#words/systems/first/messages/panels';
import { nameOfSkill } from '#words/systems/first/messages/places';
import { terms } from '#words/systems/first/messages/terms';
import type { Sheet } from '@/lib/systems/sheet';
import { heroOf } from './hero';

const say = panels.facts;

/** Equipment and skills of a hero. */
export function Facts({ sheet }: { readonly sheet: Sheet }) {
  const { equipment, skills } = heroOf(sheet);
  const { armour, shield, weapons } = equipment;
  const worn = [
    ...(armour === 'none' ? [] : [terms.armours[armour]]),
    ...(shield ? [terms.shield] : []),
    ...weapons.map(({ name, type }) => name ?? terms.weaponTypes[type]),
  ];
  const facts = [
    { name: say.equipment, value: worn.length === 0 ? say.nothing : list(worn) },
    ...(skills.length === 0 ? [] : [{ name: panels.skills.title, value: list(skills.map(nameOfSkill)) }]),
  ];
  return (
    <dl className="mt-2 grid gap-x-3 gap-y-1 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
