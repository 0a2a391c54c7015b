import { sealedPlay, type PlayPart } from '../../play-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { tableWords } from '#words/systems/warband/messages/play';
import { forecastText } from '#words/systems/warband/messages/play-forecast';
import { endIn } from '../play/end';
import { forecastAt } from '../play/forecasts';
import { factsIn } from '../play/facts';
import { betweenIn, rangesIn } from '../play/ranges';
import { requestIn } from '../play/requests';
import { rollsIn } from '../play/rolls';
import { sceneOf } from '../play/scene';
import { surfaceIn } from '../play/surface';
import { threatsIn } from '../play/threats';
import { tipsAt } from '../play/tips';
import type { Warband } from '../sheet/warband';

const part: PlayPart<Warband, Situation, MatchEvent, About, Option> = {
  scene: sceneOf,
  request: requestIn,
  rolls: rollsIn,
  facts: factsIn,
  between: betweenIn,
  threats: threatsIn,
  ranges: rangesIn,
  forecast: forecastAt,
  forecastText,
  lossText: tableWords.loss,
  endText: endIn,
  lessons: tipsAt,
  surface: surfaceIn,
};

/** The warband skirmish on the play table. */
export const play = sealedPlay(part);
