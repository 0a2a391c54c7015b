import { RoomLink } from '@/components/room/room-link';
import { sharedNightPath } from '@/components/site/play-path';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import type { Allowed } from '@/lib/companion/shared/rights';
import { writeAllow, writeSheets } from '@/lib/companion/shared/said';
import type { NightPerson, SharedNight } from '@/lib/companion/shared/shared-night';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import type { RoomView } from '@/lib/room/membership';
import type { RoomClient } from '@/lib/room/room-client';
import type { RoomAddress } from '@/lib/room/room-fragment';
import { heroNames } from './hero-names';
import { HeroTicks } from './hero-ticks';
import { KeepNight } from './keep-night';
import { personName, playedByOther } from './step-line';

const say = sharedNightMessages.people;

function AllowedField({
  label,
  allowed,
  onAllow,
}: {
  readonly label: string;
  readonly allowed: Allowed;
  readonly onAllow: (allowed: Allowed) => void;
}) {
  return (
    <SelectField
      label={label}
      value={allowed}
      onChange={({ target }) => onAllow(target.value === 'own' ? 'own' : 'all')}
    >
      <option value="all">{say.allowed.all}</option>
      <option value="own">{say.allowed.own}</option>
    </SelectField>
  );
}

/** The people at the night and their rights; the host decides. */
export function PeoplePanel({
  address,
  shown,
  client,
  view,
}: {
  readonly address: RoomAddress;
  readonly shown: SharedNight;
  readonly client: RoomClient;
  readonly view: RoomView;
}) {
  const { setUp } = shown.night;
  const isHost = view.seat === 0;
  const own = shown.people[view.seat];
  const there = shown.people.flatMap((person, seat) => (person ? [{ person, seat }] : []));
  const aboutOf = ({ sheets }: NightPerson, seat: number): string =>
    [
      seat === 0 ? say.host : '',
      sheets.length > 0 ? say.hasHeroes(heroNames(setUp, sheets)) : '',
      view.line === 'live' && !view.here.includes(seat) ? say.away : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  return (
    <Panel title={say.title}>
      <div className="flex flex-col gap-3">
        <ul className="flex flex-col gap-2">
          {there.map(({ person, seat }) => {
            const called = personName({ seat, name: person.name });
            return (
              <li key={seat} className="flex flex-col gap-2 border-b border-line pb-2 last:border-0">
                <div>
                  <p className="font-semibold">{seat === view.seat ? say.you(called) : called}</p>
                  <p className="text-sm text-muted empty:hidden">{aboutOf(person, seat)}</p>
                </div>
                {isHost && seat !== 0 && (
                  <div className="flex flex-wrap items-end gap-2">
                    <div className="min-w-0 flex-1 basis-40">
                      <AllowedField
                        label={say.may(called)}
                        allowed={person.allowed}
                        onAllow={(allowed) => client.lineUp('play', writeAllow(allowed, seat))}
                      />
                    </div>
                    <Button onClick={() => client.lineUp('stand', String(seat))}>{say.remove(called)}</Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        {isHost && (
          <AllowedField
            label={say.everybody}
            allowed={shown.allowed}
            onAllow={(allowed) => client.lineUp('play', writeAllow(allowed))}
          />
        )}
        {own && (
          <details>
            <summary className="min-h-11 py-2 text-muted">{say.mine}</summary>
            <HeroTicks
              setUp={setUp}
              label={say.mine}
              chosen={own.sheets}
              playedBy={(sheet) => playedByOther(shown.people, sheet, view.seat)}
              onChange={(sheets) => client.lineUp('play', writeSheets(sheets))}
            />
          </details>
        )}
        {(there.length > 1 || !isHost) && (
          <details>
            <summary className="min-h-11 py-2 font-semibold">{say.invite}</summary>
            <RoomLink path={sharedNightPath(address)} say={sharedNightMessages.invitation} />
          </details>
        )}
        <KeepNight shared={shown} label={say.keep} />
      </div>
    </Panel>
  );
}
