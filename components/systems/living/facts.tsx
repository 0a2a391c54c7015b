'use client';
import { list } from '#words/language/words';
import { beginnings as say } from '#words/systems/living/messages/archetypes';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { findSkill } from '@/lib/systems/living/skills/index';
import type { Sheet } from '@/lib/systems/sheet';
import { kindOfWeapon } from './equipment/add-weapon';
import { heroOf } from './hero';
import { schoolName } from './skills/skill-names';

/** Equipment, skills and followers of a hero. */
export function Facts({ sheet }: { readonly sheet: Sheet }) {
  const hero = heroOf(sheet);
  const { armour, shield, weapons } = hero.equipment;
  const worn = [
    ...(armour === 'none' ? [] : [terms.armours[armour]]),
    ...(shield ? [terms.shield] : []),
    ...weapons.map(kindOfWeapon),
  ];
  const skills = [...hero.skills, ...hero.snowfall.skills].flatMap(
    (choice) => (typeof choice === 'string' ? findSkill(choice) : undefined) ?? [],
  );
  const schools = [...new Set(skills.map(({ school }) => school))];
  return (
    <dl className="mt-2 grid gap-x-3 gap-y-1 text-sm">
      <Fact name={say.equipment} value={worn.length === 0 ? say.nothing : list(worn)} />
      {schools.map((id) => (
        <Fact
          key={id}
          name={schoolName(id)}
          value={list(skills.filter(({ school }) => school === id).map(({ name }) => name))}
        />
      ))}
      {hero.followers.length > 0 && (
        <Fact
          name={panels.followers.title}
          value={list(hero.followers.map(({ kind }) => terms.followerKinds[kind]))}
        />
      )}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted">{value}</dd>
    </div>
  );
}
