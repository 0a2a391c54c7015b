import { sealedPlay, type PlayPart } from '../../play-part';
import { isLesson } from '../match/set-up/lesson';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { tableWords } from '#words/systems/living/messages/table-words';
import { missionLines } from '#words/systems/living/messages/play-missions';
import { shownForecast } from '../play/forecasts';
import { takenIn } from '../play/best-die';
import { factsIn } from '../play/facts';
import { lessonsIn } from '../play/lessons';
import { betweenIn, concernedIn, rangesIn } from '../play/ranges';
import { requestIn } from '../play/requests';
import { endIn } from '../play/end';
import { rollsIn } from '../play/rolls';
import { sceneOf } from '../play/scene';
import { surfaceIn } from '../play/surface';
import { stakesIn } from '../play/stakes';
import { riskIn, threatsIn } from '../play/threats';
import type { HeroDraft } from '../sheet/hero';

const part: PlayPart<HeroDraft, Situation, MatchEvent, About, Option> = {
  scene: sceneOf,
  request: requestIn,
  taken: takenIn,
  rolls: rollsIn,
  facts: factsIn,
  concerned: concernedIn,
  between: betweenIn,
  threats: threatsIn,
  risk: riskIn,
  stakes: stakesIn,
  ranges: rangesIn,
  forecast: shownForecast,
  lossText: tableWords.loss,
  surface: surfaceIn,
  missionText: ({ scenario, more }) => missionLines(scenario, isLesson(more)),
  lessons: lessonsIn,
  endText: endIn,
};

/** The Living Rulebook on the play table. */
export const play = sealedPlay(part);
