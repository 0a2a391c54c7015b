import { SheetPicture } from '@/components/systems/picture';
import { capital } from '#words/language/words';
import { useGames } from '@/components/systems/use-game';
import { roomMessages } from '@/lib/messages/room';
import { offeredEncounter } from '@/lib/session/room-match';
import { heroesOf } from '@/lib/session/room-offer';
import type { RoomMatch } from '@/lib/session/room-state';
import { entrantsOf, matchPartOf, namesIn } from '@/lib/simulation/contest';
import { nameOf, verdictOn } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { gameName } from '@/lib/systems/open';
import { heroesOfComputers, playerName } from './people';

const say = roomMessages.offered;

/** One player of an offered match, with pictures of the heroes. */
function Party({ text, heroes }: { readonly text: string; readonly heroes: readonly SheetDocument[] }) {
  return (
    <li className="flex flex-col gap-2">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        {heroes.map((hero, at) => (
          <SheetPicture key={at} document={hero} className="w-16 sm:w-20" />
        ))}
      </div>
    </li>
  );
}

/** The offered match: who meets whom, by which rules and where. */
export function Offered({
  match,
  own,
  without = [],
}: {
  readonly match: Pick<RoomMatch, 'offer' | 'people' | 'free' | 'filled'>;
  /** The seat of whoever looks at it. */
  readonly own: number;
  /** Seats that are listed elsewhere on the page. */
  readonly without?: readonly number[];
}) {
  const { offer, free } = match;
  const { system } = offer.pairing;
  useGames([system], 'match', 'play', 'odds');
  const encounter = offeredEncounter(match);
  const { scenarios, mapName } = matchPartOf(system);
  const heroes = entrantsOf(encounter);
  const names = namesIn(encounter);
  const broken = heroes.filter((hero) => !verdictOn(hero).isLegal).map(nameOf);
  const of = <T,>(all: readonly T[], places: readonly number[]): readonly T[] =>
    all.filter((_, at) => places.includes(at));
  const textOf = (seat: number, played: readonly string[]): string => {
    if (seat === own) return roomMessages.table.you(played);
    return free.includes(seat) ? say.free(played) : say.plays(playerName(match, seat), played);
  };
  const rows = [
    { label: say.rules, text: capital(gameName(system)) },
    {
      label: say.scenario,
      text: scenarios.find(({ id }) => id === encounter.scenario)?.name ?? encounter.scenario,
    },
    ...(offer.minutes === undefined ? [] : [{ label: say.clock, text: say.minutesEach(offer.minutes) }]),
    { label: say.map, text: mapName(encounter.map) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {match.people.map((_, seat) => {
          if (without.includes(seat)) return null;
          const places = heroesOf(offer, seat);
          return <Party key={seat} text={textOf(seat, of(names, places))} heroes={of(heroes, places)} />;
        })}
        {heroesOfComputers(match).map(({ kind, heroes: places }) => (
          <Party key={kind} text={say.computer(kind, of(names, places))} heroes={of(heroes, places)} />
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex gap-2">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {offer.isPlaced && <p>{say.placed}</p>}
      {broken.length > 0 && <p className="text-warning">{say.houseRules(broken)}</p>}
    </div>
  );
}
