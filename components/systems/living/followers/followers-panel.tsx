'use client';
import { useState } from 'react';
import { useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { issues } from '#words/systems/living/messages/issues';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import { followerLock, followerSkill, skillLock } from '@/lib/systems/living/rules/skill-locks';
import type { RuleIssue } from '@/lib/systems/living/rules/issue';

import type { Edit } from '@/lib/systems/living/sheet/edit';
import { followerKinds, type FollowerKind } from '@/lib/systems/living/sheet/follower';
import { limits } from '@/lib/systems/living/sheet/hero';
import { Issues } from '../issues';
import { nameSkill } from '../skills/skill-names';
import { useEdit, useHero } from '../use-hero';
import { FollowerEditor } from './follower-editor';
import { PetChoice } from './pet-choice';

const say = panels.followers;

/** A pet that is being chosen. */
interface Choosing {
  /** The place of the pet that goes for it. */
  readonly instead?: number;
  /** Skills that the hero learns with it. */
  readonly learning?: readonly Edit[];
}

/** Pets, the daemon and the beast shape, each with its die. */
export function FollowersPanel() {
  const hero = useHero();
  const { generation } = useShown();
  const edit = useEdit();
  const [asked, ask] = useState<FollowerKind | undefined>();
  const [choosing, choose] = useState<Choosing | undefined>();
  const done = (): void => {
    ask(undefined);
    choose(undefined);
  };
  const full = hero.followers.length >= limits.followers;
  const lock = asked && followerLock(hero, asked);
  return (
    <Panel title={say.title}>
      {hero.followers.length === 0 && <p className="text-sm text-muted">{say.none}</p>}
      <Issues at="followers" />
      {hero.followers.map((follower, index) => (
        <FollowerEditor key={`${generation} ${index} ${follower.kind}`} follower={follower} index={index} />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {followerKinds.map((kind) => {
          const locked = full || followerLock(hero, kind) !== undefined;
          return (
            <Button
              key={kind}
              size="small"
              onClick={() => {
                ask(locked ? kind : undefined);
                choose(!locked && kind === 'pet' ? {} : undefined);
                if (!locked && kind !== 'pet') edit({ edit: 'add-follower', kind, name: '' });
              }}
            >
              {say.add[kind]}
            </Button>
          );
        })}
      </div>
      <div aria-live="polite">
        {full && <p className="mt-2 text-sm text-muted">{panels.equipment.full(limits.followers)}</p>}
        {asked && lock && !choosing && <WhyNot kind={asked} lock={lock} onChoose={choose} onAdded={done} />}
        {asked && (full || lock) && !choosing && <Replacing kind={asked} onChoose={choose} onDone={done} />}
        {choosing && <PetChoice {...choosing} instead={choosing.instead} onDone={done} />}
      </div>
    </Panel>
  );
}

/** The followers that a further one of this kind could take the place of. */
function Replacing({
  kind,
  onChoose,
  onDone,
}: {
  readonly kind: FollowerKind;
  readonly onChoose: (choosing: Choosing) => void;
  readonly onDone: () => void;
}) {
  const hero = useHero();
  const edit = useEdit();
  const replaced = hero.followers.flatMap((follower, index) =>
    follower.kind === kind ? [{ follower, index }] : [],
  );
  if (replaced.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {replaced.map(({ follower, index }) => (
        <Button
          key={index}
          size="small"
          onClick={() => {
            if (kind === 'pet') {
              onChoose({ instead: index });
              return;
            }
            edit([
              { edit: 'remove-follower', index },
              { edit: 'add-follower', kind, name: '' },
            ]);
            onDone();
          }}
        >
          {say.replace(follower.name ?? terms.followerKinds[kind])}
        </Button>
      ))}
    </div>
  );
}

/** Why this follower is not possible, and the skill that would change that. */
function WhyNot({
  kind,
  lock,
  onChoose,
  onAdded,
}: {
  readonly kind: FollowerKind;
  readonly lock: RuleIssue;
  /** Asks which pet it is to be. */
  readonly onChoose: (choosing: Choosing) => void;
  readonly onAdded: () => void;
}) {
  const hero = useHero();
  const edit = useEdit();
  const id = followerSkill[kind];
  const { name } = nameSkill(id);
  if (lock.rule === 'follower-unsupported' && lock.figures.reason === 'two')
    return <p className="mt-2">{say.onlyOne(kind)}</p>;
  const learning = skillLock(hero, 'hero', id);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>
        <span>{say.needs(kind, name)} </span>
        {learning && <span>{issues.lock(learning)}</span>}
      </p>
      {!learning && (
        <Button
          size="small"
          onClick={() => {
            const learn = { edit: 'add-skill', list: 'hero', skill: id } as const;
            if (kind === 'pet') {
              onChoose({ learning: [learn] });
              return;
            }
            edit([learn, { edit: 'add-follower', kind, name: '' }]);
            onAdded();
          }}
        >
          {say.addWithSkill(kind, name)}
        </Button>
      )}
    </div>
  );
}
