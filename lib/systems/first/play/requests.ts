import type { Request } from '../../../match/request';
import { skillsTold } from '../../../skirmish/play/requests';
import type { Encounter } from '../../match-part';
import type { RequestText } from '../../play-part';
import { askedText } from '#words/systems/first/messages/match-log';
import { optionTexts, skillTold } from '#words/systems/first/messages/play';
import { hintOf } from '#words/systems/first/messages/play-hints';
import { impossibleTexts } from '#words/systems/first/messages/play-impossible';
import { lookAt } from '../match/players/judge';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { fiendForm, fiendText } from './fiend-form';
import { impossibleFor } from './impossible';
import { namesIn } from './scene';
import { warnedOf } from './warnings';

/** Request in words. */
export const requestIn = (
  request: Request<About, Option>,
  situation: Situation,
  { sheets }: Encounter<HeroDraft>,
): RequestText => {
  const { about } = request;
  const own = situation.figures.filter(({ owner, life }) => owner === request.by && life === 'up');
  const names = namesIn(situation, sheets);
  const impossibleHere = ({ by, options }: { readonly by: number; readonly options: readonly Option[] }) => {
    const all = impossibleFor(lookAt(situation), by, options);
    return impossibleTexts(all, names, new Set(all.map(({ figure }) => figure)).size > 1);
  };
  return {
    sentence: askedText(about, names, own.length === 1 ? own[0]?.id : undefined),
    figure: 'figure' in about ? about.figure : situation.setting.players.indexOf(request.by),
    options:
      'options' in request
        ? warnedOf(optionTexts(request.options, about, names), lookAt(situation), request.options)
        : [],
    hint: hintOf(about),
    ...(about.about === 'start' && { isSetUp: true }),
    ...('options' in request && about.about === 'act' && { impossible: impossibleHere(request) }),
    ...('options' in request && { skills: skillsTold(request.options, skillTold) }),
    ...(about.about === 'build' && { form: fiendForm }),
    sheets: 'building' in request ? request.building.candidates().map(fiendText) : [],
  };
};
