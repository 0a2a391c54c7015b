import type { PlainData } from '../../../match/plain-data';
import type { Request } from '../../../match/request';
import { buildForm } from '../../../pip-hero/play/build-form';
import { paintedFaces, skillsTold } from '../../../pip-hero/play/requests';
import type { Encounter } from '../../match-part';
import type { RequestText } from '../../play-part';
import { issueSentence } from '../messages/en/issues';
import { askedText } from '../messages/en/match-log';
import { optionTexts, skillTold, tableWords as words } from '../messages/en/play';
import { impossibleTexts } from '../messages/en/play-impossible';
import { lookAt } from '../match/players/judge';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { terms } from '../messages/en/terms';
import type { RuleIssue } from '../rules/issue';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { impossibleFor } from './impossible';
import { namesIn } from './scene';
import { warnedOf } from './warnings';

/** A fiend that may be configured, by its die. */
const sheetText = (sheet: PlainData): string => words.die(paintedFaces(sheet, die.pips));

/** A fiend has no Skill. */
const fiendForm = buildForm({
  pips: die.pips.filter((pip) => pip !== 'skill').map((id) => ({ id, name: terms.pips[id] })),
  skills: [],
  issue: (issue) => issueSentence(issue as RuleIssue),
});

/** Request in words. */
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
    options:
      'options' in request
        ? warnedOf(optionTexts(request.options, about, names), lookAt(situation), request.options)
        : [],
    ...('options' in request && about.about === 'act' && { impossible: impossibleHere(request) }),
    ...('options' in request && { skills: skillsTold(request.options, skillTold) }),
    ...(about.about === 'build' && { form: fiendForm }),
    sheets: 'building' in request ? request.building.candidates().map(sheetText) : [],
  };
};
