import type { Request } from '../../../match/request';
import { heightAt, type Point } from '../../../table/table';
import type { RequestText } from '../../play-part';
import { hitsOfFall } from '../match/attack/hit';
import type { About, Option } from '../match/state/option';
import { figureNames } from '../match/report/figure-names';
import type { Situation } from '../match/state/situation';
import { askedTold } from '#words/systems/warband/messages/match-log';
import { lookAt } from '../match/players/judge';
import { optionTexts, tableWords as words, type Fall } from '#words/systems/warband/messages/play';
import { hintOf } from '#words/systems/warband/messages/play-hints';
import { impossibleTexts } from '#words/systems/warband/messages/play-impossible';
import { impossibleFor } from './impossible';
import { actionsLeft } from './scene';

/** Result of the mover's jump. */
const fallIn =
  (situation: Situation, about: About) =>
  (to: Point): Fall => {
    const at = 'figure' in about ? situation.figures[about.figure]?.at : undefined;
    const { ground } = lookAt(situation);
    const depth = at ? heightAt(ground, at) - heightAt(ground, to) : 0;
    return { depth, hits: hitsOfFall(depth) };
  };

export const requestIn = (request: Request<About, Option>, situation: Situation): RequestText => {
  const { about } = request;
  const all = figureNames(situation);
  const names = (figure: number): string => all[figure] ?? '';
  const members = situation.acting?.members ?? [];
  const [member] = members;
  const acting = member?.figure ?? -1;
  const left = member ? actionsLeft(member) : 0;
  return {
    sentence: askedTold(about, names, members.length === 1 ? acting : -1, left),
    figure: 'figure' in about ? about.figure : about.about === 'act' ? acting : -1,
    options: 'options' in request ? optionTexts(request.options, about, names, fallIn(situation, about)) : [],
    ...('options' in request &&
      about.about === 'act' && {
        impossible: impossibleTexts(impossibleFor(lookAt(situation), request.options), names),
      }),
    hint: hintOf(about),
    ...(about.about === 'step' && {
      isReaction: true,
      turn: words.mayStep(situation.turn, names(about.figure)),
    }),
    ...((about.about === 'step' || about.about === 'instead') && { within: true }),
    sheets: [],
  };
};
