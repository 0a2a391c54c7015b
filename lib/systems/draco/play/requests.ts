import { unit } from '../../../table/table';
import type { Request } from '../../../match/request';
import type { OptionText, RequestText } from '../../play-part';
import { isDragon, type Figure } from '../match/state/figure';
import { figureOf, slayerCardOf, type Table } from '../match/state/match-context';
import { paceOf } from '../match/movement/walk';
import { contactsOf } from '../match/places/bases';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { skillInTurn } from '../match/turn/actions';
import { askedTold } from '#words/systems/draco/messages/match-log';
import { optionTexts, rangeIds, tableWords as words, type Telling } from '#words/systems/draco/messages/play';
import { hintOf } from '#words/systems/draco/messages/play-hints';
import { impossibleTexts } from '#words/systems/draco/messages/play-impossible';
import { impossibleFor } from './impossible';
import { pickIn } from './picks';
import { namesOf } from './scene';

const rangeOf = (table: Table, figure: Figure): string | undefined => {
  if (!isDragon(figure)) return slayerCardOf(table, figure).attack === 'bow' ? rangeIds.bow : undefined;
  return skillInTurn(table, table.s.acting?.card ?? -1)?.reach === undefined ? undefined : rangeIds.breath;
};

/** Asked figure, as the map shows it. */
const askedFigure = ({ about, by }: Request<About, Option>): number => {
  switch (about.about) {
    case 'tree':
      return -1;
    case 'first-card':
    case 'meet':
    case 'strike-leaver':
    case 'card':
      return by;
    case 'set':
    case 'act':
    case 'move':
    case 'break-away':
    case 'leave':
    case 'die':
    case 'friend':
      return about.figure;
  }
};

/** Questions asked while something is carried out. */
const within: ReadonlySet<About['about']> = new Set<About['about']>(['die', 'meet', 'strike-leaver', 'card']);

/** Another slayer may be asked the same on the way of the same figure. */
const asksMore = (table: Table, about: About): boolean => {
  if (about.about === 'strike-leaver') return contactsOf(table, figureOf(table, about.figure)).length > 1;
  if (about.about !== 'meet' || !isDragon(figureOf(table, about.figure))) return false;
  const { slayers } = table.s.setting;
  return slayers.some((id) => !about.near.includes(id) && !figureOf(table, id).isDead);
};

/** Where the mover stops, and where each of those beside it would step into contact. */
const withPlaces = (options: readonly Option[], texts: readonly OptionText[], about: About) =>
  about.about !== 'meet'
    ? texts
    : texts.map((text, nth): OptionText => {
        const option = options[nth];
        const figure = option?.pick === 'figure' ? option.figure : -1;
        const at = about.spots[about.near.indexOf(figure)];
        return { ...text, stands: [{ figure: about.figure, at: about.at }, ...(at ? [{ figure, at }] : [])] };
      });

/** Request in words. */
export const requestIn = (request: Request<About, Option>, s: Situation): RequestText => {
  const { about, by } = request;
  const table: Table = { s };
  const names = namesOf(s);
  const asked = figureOf(table, by);
  const telling: Telling = {
    about,
    names,
    isHers: isDragon(asked),
    ...(!isDragon(asked) && { foe: s.setting.dragon }),
    inches: paceOf(asked) / unit,
    range: rangeOf(table, asked),
    attackOf: (id) => {
      const figure = figureOf(table, id);
      return isDragon(figure) ? undefined : slayerCardOf(table, figure).attack;
    },
    cardDie: (card) => s.row[card]?.die ?? 0,
    pick: pickIn(table, about),
  };
  return {
    sentence: askedTold(about, names),
    figure: askedFigure(request),
    ...(about.about === 'tree' && { by: names.side(about.team).replace(/^The /, 'the ') }),
    options:
      'options' in request ? withPlaces(request.options, optionTexts(request.options, telling), about) : [],
    ...('options' in request &&
      about.about === 'act' && { impossible: impossibleTexts(impossibleFor(table, request.options), names) }),
    ...(within.has(about.about) && { within: true }),
    hint: hintOf(about, isDragon(asked)),
    ...((about.about === 'set' || about.about === 'tree') && { isSetUp: true }),
    ...((about.about === 'meet' || about.about === 'strike-leaver') && {
      ...{ isReaction: true, isSeldom: true },
      turn: words.turn.mayReact(s.piles, names.of(askedFigure(request)), about.about === 'meet'),
    }),
    // Whoever steps in is one of those who are near.
    ...('options' in request &&
      asksMore(table, about) && {
        forAll: request.options.flatMap(({ pick }, nth) => (pick === 'figure' ? [] : [nth])),
      }),
    sheets: [],
  };
};
