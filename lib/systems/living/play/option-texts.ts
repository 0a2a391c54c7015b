import type { Request } from '../../../match/request';
import type { OptionText, RequestText } from '../../play-part';
import { optionTexts, type Surroundings } from '#words/systems/living/messages/play';
import { impossibleTexts } from '#words/systems/living/messages/play-impossible';
import { slowedOf, withHearers } from '#words/systems/living/messages/play-notes';
import { lookAt } from '../match/players/judge';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { areaOf } from './areas';
import { impossibleFor } from './impossible';
import { asksForShout, heardNow } from './shouting';
import { warningsFor } from './warnings';

/** Texts of the options of a request, with what warns of them, who hears them and where they reach others. */
export const optionsTold = (
  request: Request<About, Option>,
  situation: Situation,
  around: Surroundings,
  slow: Parameters<typeof slowedOf>[2],
): readonly OptionText[] => {
  if (!('options' in request)) return [];
  const { about, options } = request;
  const isAction = about.about === 'action';
  const match = lookAt(situation);
  const warned = isAction ? warningsFor(match, about.figure, options) : [];
  const told = optionTexts(options, about, around, warned).map((text, nth): OptionText => {
    const option = isAction ? options[nth] : undefined;
    const area = option && areaOf(match, about.figure, option);
    return area ? { ...text, area } : text;
  });
  const heard = asksForShout(about) ? heardNow(situation, about.figure, options) : [];
  return withHearers(slowedOf(told, options, slow), heard, around.names);
};

/** Actions that aren't possible now, each with its reason. */
export const impossibleTold = (
  request: Request<About, Option>,
  situation: Situation,
  around: Surroundings,
): Pick<RequestText, 'impossible'> => {
  if (!('options' in request) || request.about.about !== 'action') return {};
  const { figure } = request.about;
  return {
    impossible: impossibleTexts(impossibleFor(lookAt(situation), figure, request.options), figure, around),
  };
};
