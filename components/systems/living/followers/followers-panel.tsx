'use client';
import { useState } from 'react';
import { useShown } from '@/components/draft/use-draft';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { followerLock, followerSkill, skillLock } from '@/lib/systems/living/rules/skill-locks';
import type { RuleIssue } from '@/lib/systems/living/rules/issue';

import { followerKinds, type FollowerKind } from '@/lib/systems/living/sheet/follower';
import { limits } from '@/lib/systems/living/sheet/hero';
import { Issues } from '../issues';
import { nameSkill } from '../skills/skill-names';
import { useEdit, useHero } from '../use-hero';
import { FollowerEditor } from './follower-editor';

const say = panels.followers;

/** Pets, the daemon and the beast shape, each on a die of its own. */
export function FollowersPanel() {
  const hero = useHero();
  const { generation } = useShown();
  const edit = useEdit();
  const [asked, ask] = useState<FollowerKind | undefined>();
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
                if (!locked) edit({ edit: 'add-follower', kind, name: '' });
              }}
            >
              {say.add[kind]}
            </Button>
          );
        })}
      </div>
      <div aria-live="polite">
        {full && <p className="mt-2 text-sm text-muted">{panels.equipment.full(limits.followers)}</p>}
        {asked && lock && <WhyNot kind={asked} lock={lock} onAdded={() => ask(undefined)} />}
      </div>
    </Panel>
  );
}

/** Why there can be no such follower, and the skill that would change it. */
function WhyNot({
  kind,
  lock,
  onAdded,
}: {
  readonly kind: FollowerKind;
  readonly lock: RuleIssue;
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
            edit([
              { edit: 'add-skill', list: 'hero', skill: id },
              { edit: 'add-follower', kind, name: '' },
            ]);
            onAdded();
          }}
        >
          {say.addWithSkill(kind, name)}
        </Button>
      )}
    </div>
  );
}
