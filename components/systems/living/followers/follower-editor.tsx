'use client';
import { PointsBar } from '@/components/site/sheet-state';
import { RemoveButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { spentOn } from '@/lib/painted-die/painted-pips';
import { die } from '@/lib/systems/living/sheet/pips';
import { paintedPips } from '@/lib/systems/living/cards/painted-pips';
import { followerPoints } from '@/lib/systems/living/rules/followers';
import type { Follower } from '@/lib/systems/living/sheet/follower';
import { sexOf } from '@/lib/systems/living/sheet/sex';
import { DieEditor } from '@/components/painted-die/die/die-editor';
import { dieOf } from '../die/painted-dice';
import { WeaponList } from '../equipment/weapon-list';
import { Issues } from '../issues';
import { SexField } from '../notes-panel';
import { useEdit, useHero } from '../use-hero';
import { DaemonSkills } from './daemon-skills';
import { useFollowerForm, Nature } from './follower-nature';

const say = panels.followers;

/** One follower: who it is, its die under its own rules, and what it fights with. */
export function FollowerEditor({ follower, index }: { readonly follower: Follower; readonly index: number }) {
  const hero = useHero();
  const edit = useEdit();
  const form = useFollowerForm(follower, index);
  const kind = terms.followerKinds[follower.kind];
  const whose = follower.name ?? kind;
  const points = followerPoints(hero, index);
  const owner = { follower: index };
  return (
    <section
      aria-label={whose}
      className="flex flex-col gap-3 border-t border-line py-4 first-of-type:border-0"
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            label={say.name(follower.kind)}
            placeholder={kind}
            autoComplete="off"
            error={form.error('name')}
            {...form.field('name')}
          />
        </div>
        <RemoveButton label={say.remove(whose)} onRemove={() => edit({ edit: 'remove-follower', index })} />
      </div>
      {follower.kind === 'daemon' ? (
        <p className="text-sm text-muted">{say.daemonLife(points.budget / 4, points.budget)}</p>
      ) : (
        <Nature follower={follower} form={form} />
      )}
      {follower.kind !== 'beast-shape' && (
        <div className="max-w-60">
          <SexField owner={owner} sex={sexOf(follower)} />
        </div>
      )}
      <Issues at={index} />
      <div>
        <p>{panels.spent(points.spent, points.budget)}</p>
        <PointsBar spent={spentOn(die, follower.faces, paintedPips, terms.pips)} points={points} />
      </div>
      <DieEditor die={dieOf(owner)} whose={whose} />
      {follower.kind === 'daemon' && <DaemonSkills index={index} skills={follower.skills} />}
      <WeaponList
        owner={owner}
        weapons={follower.weapons}
        heading={say.weapons}
        placeholder={say.weaponPlaceholder}
      />
    </section>
  );
}
