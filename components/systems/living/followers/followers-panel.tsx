'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { living } from '@/lib/systems/living/living';
import type { RuleIssue } from '@/lib/systems/living/rules/issue';
import type { FollowerKind } from '@/lib/systems/living/sheet/follower';
import { FollowerEditor } from './follower-editor';
import { followerLock, followerSkill } from '../../../builder/follower-lock';
import { IssueList } from '../../../draft/issue-list';
import { nameSkill } from '../skills/skill-names';
import { useBench, useBuilder } from '../../../draft/use-draft';

const say = words.builder.followers;

/** Pets, the daemon and the beast shape, each on a die of its own. */
export function FollowersPanel() {
  const { hero, bench } = useBuilder();
  const { edit } = useBench();
  const [asked, ask] = useState<FollowerKind | undefined>();
  const full = hero.followers.length >= living.limits.followers;
  const lock = asked && followerLock(hero, asked);
  return (
    <Panel title={say.title}>
      {hero.followers.length === 0 && <p className="text-sm text-muted">{say.none}</p>}
      <IssueList at="followers" />
      {hero.followers.map((follower, index) => (
        <FollowerEditor key={`${bench} ${index} ${follower.kind}`} follower={follower} index={index} />
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {living.followerKinds.map((kind) => {
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
        {full && (
          <p className="mt-2 text-sm text-muted">{words.builder.equipment.full(living.limits.followers)}</p>
        )}
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
  const { hero } = useBuilder();
  const { edit } = useBench();
  const id = followerSkill[kind];
  const { name } = nameSkill(id);
  if (lock.rule === 'follower-unsupported' && lock.figures.reason === 'two')
    return <p className="mt-2">{say.onlyOne(kind)}</p>;
  const learning = living.skillLock(hero, 'hero', id);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p>
        {say.needs(kind, name)} {learning && words.issues.lock(learning)}
      </p>
      {!learning && (
        <Button
          size="small"
          onClick={() => {
            edit({ edit: 'add-skill', list: 'hero', skill: id }, { edit: 'add-follower', kind, name: '' });
            onAdded();
          }}
        >
          {say.addWithSkill(kind, name)}
        </Button>
      )}
    </div>
  );
}
