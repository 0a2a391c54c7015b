import { unit } from '../../../table/table';
import type { Request } from '../../../match/request';
import type { Encounter } from '../../match-part';
import type { RequestText } from '../../play-part';
import { isDragon, type Figure } from '../match/figure';
import { dragonOf, figureOf, slayerCardOf, type Table } from '../match/game';
import { paceOf } from '../match/movement/walk';
import type { About, Option } from '../match/option';
import { dragonPick, modifiersOf, plainly } from '../match/rolls/values';
import type { Situation } from '../match/situation';
import { skillInTurn } from '../match/turn/actions';
import { askedTold } from '../messages/en/match-log';
import { optionTexts, rangeIds, type Telling } from '../messages/en/play';
import { hintOf } from '../messages/en/play-hints';
import { impossibleTexts } from '../messages/en/play-impossible';
import { dragonTextOn } from '../messages/en/skill-text';
import type { Draft } from '../sheet/sheet';
import { faceNumbers } from '../../../dice/face';
import { addedBy, onFace } from '../skills/resolve';
import { impossibleFor } from './impossible';
import { namesOf } from './scene';

const rangeOf = (table: Table, figure: Figure): string | undefined => {
  if (!isDragon(figure)) return slayerCardOf(table, figure).attack === 'bow' ? rangeIds.bow : undefined;
  return skillInTurn(table, table.s.acting?.card ?? -1)?.reach === undefined ? undefined : rangeIds.breath;
};

/** The skill that goes with the attack whose die is picked. */
const skillFor = (table: Table, about: About) =>
  about.about === 'die' && about.skill !== '' ? skillInTurn(table, table.s.acting?.card ?? -1) : undefined;

/** What a die of hers comes to on the card that makes most of it. */
const pickIn =
  (table: Table, about: About): Telling['pick'] =>
  (shown) => {
    const face = faceNumbers[shown - 1];
    if (about.about !== 'die' || face === undefined) return { av: 0, brings: '' };
    const dragon = dragonOf(table);
    const skill = skillFor(table, about);
    const acts = skill ? onFace(skill.acts, face) : [];
    const attacking = skill
      ? { av: addedBy(acts, 'av', dragon.pool), lessDv: addedBy(acts, 'less-dv', dragon.pool) }
      : plainly;
    const { av } = modifiersOf(table, dragon, figureOf(table, about.target), attacking);
    return {
      av: Math.max(0, dragonPick(table, face).daggers + av),
      brings: skill ? dragonTextOn(skill, face) : '',
    };
  };

/** Whose question it is, as the map shows it. */
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
    case 'leave':
    case 'die':
    case 'friend':
      return about.figure;
  }
};

/** What is asked, in words. */
export const requestIn = (
  request: Request<About, Option>,
  s: Situation,
  _encounter: Encounter<Draft>,
): RequestText => {
  const { about, by } = request;
  const table: Table = { s };
  const names = namesOf(s);
  const asked = figureOf(table, by);
  const telling: Telling = {
    about,
    names,
    isHers: isDragon(asked),
    inches: paceOf(asked) / unit,
    range: rangeOf(table, asked),
    cardDie: (card) => s.row[card]?.die ?? 0,
    pick: pickIn(table, about),
  };
  return {
    sentence: askedTold(about, names),
    figure: askedFigure(request),
    options: 'options' in request ? optionTexts(request.options, telling) : [],
    ...('options' in request &&
      about.about === 'act' && { impossible: impossibleTexts(impossibleFor(table, request.options), names) }),
    hint: hintOf(about, isDragon(asked)),
    ...((about.about === 'meet' || about.about === 'strike-leaver') && { isReaction: true }),
    sheets: [],
  };
};
