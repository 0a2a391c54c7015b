import { messages } from '@/lib/messages/index';
import { openRoster } from '@/lib/roster/open';
import { firstSystem, open, opening } from '@/lib/systems/open';
import { rememberedHeroes } from './heroes/remembered';
import { gather, type Gathered } from './heroes/saved';
import { orderOf, type PrintOrder, type PrintQuery } from './order';

/** Heroes and kit at the start of the page, with their games open. */
export interface Begun {
  readonly gathered: Gathered;
  /** The address as one text; '' where it asks for nothing. */
  readonly query: string;
  readonly kit: PrintOrder['kit'];
}

/** The device's own heroes beside what the address asks for. Without them a link's cards print all the same. */
const atHand = async (order: PrintOrder, query: string): Promise<Gathered> => {
  const opened = await openRoster();
  const kept = opened.ok ? await opened.value.contents() : opened;
  if (kept.ok)
    return opening(() =>
      gather(
        order,
        kept.value,
        rememberedHeroes(() => window.localStorage),
        query,
      ),
    );
  const found = await opening(() =>
    gather({ ...order, saved: [], savedParties: [] }, { heroes: [], parties: [] }),
  );
  const isEnough = order.sources.length > 0 && order.saved.length + order.savedParties.length === 0;
  return isEnough ? found : { ...found, problems: [...found.problems, messages.roster.problem(kept.error)] };
};

/** Rejects where the script of a game does not arrive. */
export const beginPrinting = async (query: PrintQuery): Promise<Begun> => {
  const order = await opening(() => orderOf(query));
  const asked = Object.keys(query).length === 0 ? '' : JSON.stringify(query);
  const gathered = await atHand(order, asked);
  const games = [...gathered.asked, ...gathered.others].flatMap(({ heroes }) =>
    heroes.map(({ hero }) => hero.system),
  );
  await Promise.all([open(games, 'cards'), open([firstSystem])]);
  return { gathered, query: asked, kit: order.kit };
};
