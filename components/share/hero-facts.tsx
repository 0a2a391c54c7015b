import { Panel } from '@/components/ui/panel';
import { words } from '@/lib/messages/index';
import { living, type Follower, type HeroDraft } from '@/lib/systems/index';
import { armourLine, followerLine, skillFacts, weaponFact } from './facts';
import { FactsList } from './facts-list';

function FollowerFacts({ follower }: { readonly follower: Follower }) {
  const name = follower.name ?? words.terms.followerKinds[follower.kind];
  return (
    <li className="flex flex-col gap-1">
      <p>
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">{followerLine(follower)}</span>
      </p>
      <FactsList facts={[...follower.weapons.map(weaponFact), ...skillFacts(follower.skills)]} />
    </li>
  );
}

/** What stands on the cards, as text to read: skills, equipment, followers, the Snowfall loadout and the notes. */
export function HeroFacts({ hero }: { readonly hero: HeroDraft }) {
  const { hero: say } = words.site;
  const { equipment, followers, snowfall, notes } = hero;
  const sex = living.sexOf(hero);
  return (
    <>
      <Panel title={say.skills}>
        {hero.skills.length === 0 ? (
          <p className="text-muted">{say.noSkills}</p>
        ) : (
          <FactsList facts={skillFacts(hero.skills)} />
        )}
      </Panel>
      <Panel title={say.equipment}>
        <FactsList
          facts={[
            { name: armourLine(hero), more: '' },
            ...equipment.weapons.map(weaponFact),
            ...equipment.other.map((name) => ({ name, more: '' })),
          ]}
        />
      </Panel>
      {followers.length > 0 && (
        <Panel title={say.followers}>
          <ul className="flex flex-col gap-4">
            {followers.map((follower, index) => (
              <FollowerFacts key={index} follower={follower} />
            ))}
          </ul>
        </Panel>
      )}
      {snowfall.skills.length > 0 && (
        <Panel title={say.snowfall}>
          <FactsList facts={skillFacts(snowfall.skills)} />
        </Panel>
      )}
      {(notes !== '' || sex !== undefined) && (
        <Panel title={say.notes}>
          {sex !== undefined && (
            <p>
              <span className="font-semibold">{words.builder.sex.label}</span> {words.builder.sex.names[sex]}
            </p>
          )}
          {notes !== '' && <p className="whitespace-pre-line">{notes}</p>}
        </Panel>
      )}
    </>
  );
}
