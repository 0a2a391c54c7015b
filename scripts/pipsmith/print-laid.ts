import { layKits, usedCards } from '@/components/print/kit/lay-kits';
import type { Card } from '@/lib/cards/card';
import { papers } from '@/lib/cards/paper/paper';
import { commandLineMessages } from '@/lib/messages/command-line';
import { messages } from '@/lib/messages/index';
import { encodeSheet, heroLink, originOf } from '@/lib/share/index';
import { cardsOf, nameOf } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Call } from './print-call';
import { scenariosOf, type KitCall } from './print-kit';
import { notify } from './terminal';

/** The public address for links; prints a sentence if there is none. */
const publicOrigin = (setting: string | undefined): string | undefined => {
  const origin = originOf(setting);
  if (setting === undefined) notify(commandLineMessages.noOrigin);
  else if (origin === undefined) notify(commandLineMessages.localOrigin(setting));
  return origin;
};

const cardsFor = (
  hero: SheetDocument,
  print: Pick<Call, 'skills' | 'notes' | 'foldsOut'>,
  origin: string | undefined,
  place: { readonly at: number; readonly of: number },
): readonly Card[] => {
  const code = origin === undefined ? undefined : encodeSheet(hero);
  if (code?.ok === false) {
    notify(commandLineMessages.noLink(nameOf(hero), messages.share.problem(code.error)));
  }
  const link = origin !== undefined && code?.ok === true ? heroLink(origin, code.value) : undefined;
  return cardsOf(hero, { link, place, ...print });
};

/** The heroes’ cards and the pieces that the options ask for. */
export const layAll = async (
  heroes: readonly SheetDocument[],
  { skills, notes, foldsOut, origin, look }: Call,
  kit: KitCall,
) => {
  const linkOrigin = publicOrigin(origin);
  await open(
    heroes.map(({ system }) => system),
    'cards',
    'kit',
  );
  const cards = heroes.flatMap((hero) => {
    const ofGame = heroes.filter(({ system }) => system === hero.system);
    const place = { at: ofGame.indexOf(hero), of: ofGame.length };
    return usedCards(
      hero.system,
      cardsFor(hero, { skills, notes, foldsOut }, linkOrigin, place),
      kit,
      ofGame.length,
    );
  });
  for (const { name, notices } of cards)
    for (const notice of notices) notify(commandLineMessages.cardNotice(name, notice));
  const laid = layKits(
    heroes.map((hero) => ({ hero })),
    { ...kit, skills },
    {},
  );
  const couldChoose = heroes.some(({ system }) => scenariosOf(system).length > 1);
  if (laid.scenario !== undefined && kit.scenario === '' && couldChoose)
    notify(commandLineMessages.kitFor(laid.scenario));
  laid.notices?.forEach((notice) => notify(notice));
  for (const { name, count, why } of laid.counters) notify(`${name} × ${count}: ${why}`);
  return { cards, laid, paper: papers[look.paper] };
};
