'use client';
import { SelectField } from '@/components/ui/field';
import { Toggle } from '@/components/ui/toggle';
import { PointsBar } from '@/components/site/sheet-state';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { Follower } from '@/lib/systems/living/sheet/follower';
import { DaemonSkills } from '../../../builder/daemon-skills';
import { DieEditor } from '../die/die-editor';
import { IssueList } from '../../../draft/issue-list';
import { RemoveButton } from '../../../ui/remove-button';
import { TextLine } from '../../../builder/text-line';
import { useBench, useBuilder } from '../../../draft/use-draft';
import { SexField } from '../../../builder/sex-field';
import { WeaponList } from '../equipment/weapon-list';

const say = words.builder.followers;

/** One follower: who it is, its die under its own rules, and what it fights with. */
export function FollowerEditor({ follower, index }: { readonly follower: Follower; readonly index: number }) {
  const { hero } = useBuilder();
  const { edit } = useBench();
  const kind = words.terms.followerKinds[follower.kind];
  const whose = follower.name ?? kind;
  const points = living.followerPoints(hero, index);
  const owner = { follower: index };
  return (
    <section
      aria-label={whose}
      className="flex flex-col gap-3 border-t border-line py-4 first-of-type:border-0"
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextLine
            label={say.name(follower.kind)}
            placeholder={kind}
            kind="name"
            saved={follower.name ?? ''}
            onSave={(name) => edit({ edit: 'name-follower', index, name })}
          />
        </div>
        <RemoveButton what={whose} onRemove={() => edit({ edit: 'remove-follower', index })} />
      </div>
      {follower.kind === 'daemon' ? (
        <p className="text-sm text-muted">{say.daemonLife(points.budget / 4, points.budget)}</p>
      ) : (
        <Nature follower={follower} index={index} />
      )}
      {follower.kind !== 'beast-shape' && (
        <div className="max-w-60">
          <SexField owner={owner} sex={living.sexOf(follower)} />
        </div>
      )}
      <IssueList at={index} />
      <div>
        <p>{words.builder.spent(points.spent, points.budget)}</p>
        <PointsBar faces={follower.faces} points={points} />
      </div>
      <DieEditor owner={owner} whose={whose} />
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

/** What sets a pet or beast shape apart, and what that does to its die. */
function Nature({ follower, index }: { readonly follower: Follower; readonly index: number }) {
  const { edit } = useBench();
  const { ability, magical } = follower;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-52 flex-1">
        <SelectField
          label={say.ability}
          hint={ability ? say.abilityEffects[ability] : undefined}
          value={ability ?? ''}
          onChange={(event) =>
            edit({
              edit: 'set-ability',
              index,
              ability: living.petAbilities.find((each) => each === event.target.value),
            })
          }
        >
          <option value="">{say.noAbility}</option>
          {living.petAbilities.map((each) => (
            <option key={each} value={each}>
              {words.terms.petAbilities[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="sm:pt-7">
        <Toggle
          label={say.magical}
          pressed={magical}
          onChange={(next) => edit({ edit: 'set-magical', index, magical: next })}
        />
      </div>
    </div>
  );
}
