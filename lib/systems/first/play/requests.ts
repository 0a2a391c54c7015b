import type { PlainData } from '../../../match/plain-data';
import type { Request } from '../../../match/request';
import type { Encounter } from '../../match-part';
import type { RequestText } from '../../play-part';
import { askedText } from '../messages/en/match-log';
import { optionTexts, tableWords as words } from '../messages/en/play';
import { impossibleTexts } from '../messages/en/play-impossible';
import { lookAt } from '../match/players/judge';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { die, type Pip } from '../sheet/pips';
import { impossibleFor } from './impossible';
import { namesIn } from './scene';

const entryOf = (data: PlainData | undefined, key: string): PlainData | undefined =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, PlainData>>)[key]
    : undefined;

/** A fiend that may be configured, by its die. */
const sheetText = (sheet: PlainData): string => {
  const faces = entryOf(sheet, 'faces');
  const painted = [6, 5, 4, 3, 2, 1].flatMap((face) => {
    const pips = die.pips.flatMap((pip): readonly (readonly [Pip, number])[] => {
      const count = entryOf(entryOf(faces, String(face)), pip);
      return typeof count === 'number' && count > 0 ? [[pip, count]] : [];
    });
    return pips.length > 0 ? [{ face, pips }] : [];
  });
  return words.die(painted);
};

/** What is asked, in words. */
export const requestIn = (
  request: Request<About, Option>,
  situation: Situation,
  { sheets }: Encounter<HeroDraft>,
): RequestText => {
  const { about } = request;
  const names = namesIn(situation, sheets);
  const impossibleHere = ({ by, options }: { readonly by: number; readonly options: readonly Option[] }) => {
    const all = impossibleFor(lookAt(situation), by, options);
    return impossibleTexts(all, names, new Set(all.map(({ figure }) => figure)).size > 1);
  };
  return {
    sentence: askedText(about, names),
    figure: 'figure' in about ? about.figure : situation.setting.players.indexOf(request.by),
    options: 'options' in request ? optionTexts(request.options, about, names) : [],
    ...('options' in request && about.about === 'act' && { impossible: impossibleHere(request) }),
    sheets: 'building' in request ? request.building.candidates().map(sheetText) : [],
  };
};
