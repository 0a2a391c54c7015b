import { bestMoments, type Act } from '@/lib/session/acts';
import { lengthOf, situationAt, stepAt, type Session } from '@/lib/session/session';
import { partOf } from '@/lib/systems/open';
import type { TableRoll } from '@/lib/systems/play-part';
import { shownOf } from '../happened/dice-tray';

/** The panel of a page with which somebody looks back on a match. */
export const lookBackId = 'looking-back';

/** Told to that panel by a button elsewhere: it looks back at once. */
export const lookBackAsked = 'look-back-asked';

/** Best moments that are told of a match. */
const most = 3;

/** Several parts of the page tell them, and a match is long. */
const known = new WeakMap<Session['history'], readonly Act[]>();

/** The best moments of a match that is over, in their order. */
export const momentsIn = (session: Session): readonly Act[] => {
  const { history } = session;
  const found = known.get(history) ?? bestMoments(session, lengthOf(session), most);
  known.set(history, found);
  return found;
};

/** The very best ones, in their order. */
export const bestOf = (moments: readonly Act[], number: number): readonly Act[] => {
  const kept = [...moments].sort((one, other) => other.weight - one.weight).slice(0, number);
  return moments.filter((moment) => kept.includes(moment));
};

/** The dice of a moment: of an attack, and of the defence against it. */
export const momentRolls = (session: Session, { from, to }: Act): readonly TableRoll[] => {
  const { encounter } = session;
  const events = Array.from({ length: to - from + 1 }, (_, nth) => stepAt(session, from + nth).events).flat();
  const rolls = partOf(encounter.system, 'play')?.rolls(events, situationAt(session, to), encounter) ?? [];
  return shownOf(rolls.map((roll, nth) => ({ key: String(nth), roll }))).map(({ roll }) => roll);
};

/** The next moment of a match at which something happens; its end where nothing does. */
export const nextSeen = (session: Session, at: number): number => {
  const all = lengthOf(session);
  for (let next = at + 1; next < all; next += 1) if (stepAt(session, next).events.length > 0) return next;
  return all;
};
