'use client';
import { Panel } from '@/components/ui/panel';
import { list } from '#words/language/words';
import { builder } from '#words/systems/warband/messages/builder';
import { areaGunsOf, fireTeamsOf, minionsOf, type FireTeam } from '@/lib/systems/warband/rules/bindings';
import type { Warband } from '@/lib/systems/warband/sheet/warband';
import { roleIdOf } from '@/lib/systems/warband/skills/roles';
import { Icon } from './icon';
import { useWarband } from './use-warband';

const say = builder.bindings;

/** Fire teams and a Minion Master's group; nothing where nobody is bound. */
export function BindingsPanel() {
  const warband = useWarband();
  const teams = fireTeamsOf(warband);
  const masters = warband.fighters.filter((fighter) => roleIdOf(fighter) === 'minion-master');
  if (teams.length === 0 && masters.length === 0) return null;
  return (
    <Panel title={say.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        {teams.map((team) => (
          <Team key={team.stat} team={team} warband={warband} />
        ))}
        {masters.map(({ name }, at) => (
          <Minions key={at} master={name} warband={warband} />
        ))}
      </div>
    </Panel>
  );
}

const namesOf = ({ fighters }: Warband, places: readonly number[]): readonly string[] =>
  places.flatMap((place) => fighters[place]?.name ?? []);

/** Owner of the gun, and the rookie who takes it up. */
const gunLine = (warband: Warband, rookies: readonly number[]): string => {
  const guns = areaGunsOf(warband);
  const own = namesOf(
    warband,
    guns.filter((place) => rookies.includes(place)),
  );
  if (own.length > 0) return list(own);
  const [elsewhere] = namesOf(warband, guns);
  return elsewhere === undefined ? say.noGun : say.gunElsewhere(elsewhere);
};

function Team({ team: { stat, rookies }, warband }: { readonly team: FireTeam; readonly warband: Warband }) {
  const specialists = warband.fighters.filter(({ rank }) => rank === 'specialist').map(({ name }) => name);
  return (
    <section data-binding="fire-team">
      <Heading icon="fire-team" text={say.team(stat)} />
      <Fact name={say.rookies(rookies.length)} value={list(namesOf(warband, rookies))} />
      <Fact name={say.gun} value={gunLine(warband, rookies)} />
      <Fact name={say.director} value={say.anySpecialist(specialists)} />
      <p className="mt-1 text-sm text-muted">{say.teamRule}</p>
    </section>
  );
}

function Minions({ master, warband }: { readonly master: string; readonly warband: Warband }) {
  const names = namesOf(warband, minionsOf(warband));
  return (
    <section data-binding="minions">
      <Heading icon="minion-master" text={say.master(master)} />
      <Fact name={say.minions} value={names.length === 0 ? say.none : list(names)} />
      <p className="mt-1 text-sm text-muted">{say.masterRule}</p>
      {!warband.fighters.some(({ minion }) => minion) && <p className="text-sm text-muted">{say.chosen}</p>}
    </section>
  );
}

function Heading({ icon, text }: { readonly icon: 'fire-team' | 'minion-master'; readonly text: string }) {
  return (
    <h3 className="flex items-center gap-2 text-lg">
      <Icon of={icon} className="size-6 text-muted" />
      {text}
    </h3>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <p className="text-sm">
      <strong className="font-semibold">{name}: </strong>
      {value}
    </p>
  );
}
