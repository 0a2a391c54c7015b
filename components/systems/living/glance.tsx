'use client';
import { useState } from 'react';
import { DieFaces } from '@/components/systems/living/die/die-faces';
import { Button } from '@/components/ui/button';
import { beginnings as say } from '@/lib/systems/living/messages/en/archetypes';
import { list } from '@/lib/language/en';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { randomHero } from '@/lib/systems/living/start/random';
import { schoolName } from './skills/skill-names';
import { kindOfWeapon } from '../../builder/weapon-kinds';

const draw = (): HeroDraft => {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return randomHero(seed, say.name(seed));
};

/** A hero drawn by chance, and another one, until one pleases. */
export function StartRandom({ onTake }: { readonly onTake: (hero: HeroDraft) => void }) {
  const [hero, show] = useState(draw);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{say.randomHint}</p>
      <div
        aria-live="polite"
        data-random
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <DieFaces faces={hero.faces} className="mx-auto w-full max-w-60" />
        <div>
          <h3 className="text-2xl leading-tight">{hero.name}</h3>
          <Facts hero={hero} />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
        <Button onClick={() => show(draw())}>{say.another}</Button>
        <Button look="main" onClick={() => onTake(hero)}>
          {say.take}
        </Button>
      </div>
    </div>
  );
}

function Facts({ hero }: { readonly hero: HeroDraft }) {
  const { armour, shield, weapons } = hero.equipment;
  const worn = [
    ...(armour === 'none' ? [] : [words.terms.armours[armour]]),
    ...(shield ? [words.terms.shield] : []),
    ...weapons.map(kindOfWeapon),
  ];
  const skills = [...hero.skills, ...hero.snowfall.skills].flatMap(
    (choice) => (typeof choice === 'string' ? living.findSkill(choice) : undefined) ?? [],
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
          name={words.builder.followers.title}
          value={list(hero.followers.map(({ kind }) => words.terms.followerKinds[kind]))}
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
