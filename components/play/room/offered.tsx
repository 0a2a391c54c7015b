import { SheetPicture } from '@/components/systems/picture';
import { capital } from '#words/language/words';
import { useGames } from '@/components/systems/use-game';
import { roomMessages } from '@/lib/messages/room';
import { offeredEncounter, type RoomMatch } from '@/lib/session/room-match';
import { entrantsOf, matchPartOf, namesIn } from '@/lib/simulation/contest';
import { nameOf, verdictOn } from '@/lib/systems/document';
import { gameName, partOf } from '@/lib/systems/open';

const say = roomMessages.offered;

/** Names of the heroes of each seat. @throws NotOpened */
export const heroesOfSeats = (match: Pick<RoomMatch, 'offer' | 'friend'>): readonly (readonly string[])[] => {
  const names = namesIn(offeredEncounter(match));
  return [0, 1].map((seat) => names.filter((_, at) => match.offer.seatOfHero[at] === seat));
};

/** The match that is offered: who meets whom, by which rules and where. */
export function Offered({
  match,
  own,
}: {
  readonly match: Pick<RoomMatch, 'offer' | 'friend'>;
  /** The seat of whoever looks at it. */
  readonly own: number;
}) {
  const { offer } = match;
  const { system } = offer.pairing;
  useGames([system], 'match', 'play', 'odds');
  const encounter = offeredEncounter(match);
  const { scenarios } = matchPartOf(system);
  const heroes = entrantsOf(encounter);
  const broken = heroes.filter((hero) => !verdictOn(hero).isLegal).map(nameOf);
  const rows = [
    { label: say.rules, text: capital(gameName(system)) },
    {
      label: say.scenario,
      text: scenarios.find(({ id }) => id === encounter.scenario)?.name ?? encounter.scenario,
    },
    ...(offer.minutes === undefined ? [] : [{ label: say.clock, text: say.minutesEach(offer.minutes) }]),
    { label: say.map, text: (partOf(system, 'play')?.mapName ?? matchPartOf(system).mapName)(encounter.map) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        {heroesOfSeats(match).map((names, seat) => (
          <div key={seat} className="flex flex-col gap-2">
            <p>
              {seat === own
                ? roomMessages.table.you(names)
                : say.plays(
                    roomMessages.called(seat === 0 ? offer.name : (match.friend?.name ?? ''), seat),
                    names,
                  )}
            </p>
            <div className="flex flex-wrap gap-2">
              {heroes.map(
                (hero, at) =>
                  offer.seatOfHero[at] === seat && (
                    <SheetPicture key={at} document={hero} className="w-16 sm:w-20" />
                  ),
              )}
            </div>
          </div>
        ))}
      </div>
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
