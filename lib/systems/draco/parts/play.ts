import { sealedPlay, type PlayPart } from '../../play-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { bestDie } from '../play/best-die';
import { endIn } from '../play/end';
import { forecastAt } from '../play/forecasts';
import { factsIn } from '../play/facts';
import { betweenIn, concernedIn, rangesIn } from '../play/ranges';
import { requestIn } from '../play/requests';
import { rollsIn } from '../play/rolls';
import { sceneOf } from '../play/scene';
import { surfaceIn } from '../play/surface';
import { threatsIn } from '../play/threats';
import { tipsAt } from '../play/tips';
import type { Draft } from '../sheet/sheet';

const part: PlayPart<Draft, Situation, MatchEvent, About, Option> = {
  scene: sceneOf,
  request: requestIn,
  taken: bestDie,
  rolls: rollsIn,
  facts: factsIn,
  concerned: concernedIn,
  between: betweenIn,
  threats: threatsIn,
  ranges: rangesIn,
  forecast: forecastAt,
  endText: endIn,
  lessons: tipsAt,
  surface: surfaceIn,
};

/** Hic est Draco on the play table. */
export const play = sealedPlay(part);
