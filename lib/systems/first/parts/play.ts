import { concernedBy } from '../../../skirmish/play/concerned';
import { sealedPlay, type PlayPart } from '../../play-part';
import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { endIn } from '../play/end';
import { forecastAt } from '../play/forecasts';
import { factsIn } from '../play/facts';
import { betweenIn, meets, rangesIn } from '../play/ranges';
import { requestIn } from '../play/requests';
import { rollsIn } from '../play/rolls';
import { sceneOf } from '../play/scene';
import { surfaceIn } from '../play/surface';
import { threatsIn } from '../play/threats';
import { onlyEnd } from '../play/warnings';
import { tipsAt } from '../play/tips';
import type { HeroDraft } from '../sheet/hero';

const part: PlayPart<HeroDraft, Situation, MatchEvent, About, Option> = {
  scene: sceneOf,
  request: requestIn,
  taken: onlyEnd,
  rolls: rollsIn,
  facts: factsIn,
  concerned: (events, situation) => concernedBy(events, meets(situation)),
  between: betweenIn,
  threats: threatsIn,
  ranges: rangesIn,
  forecast: forecastAt,
  endText: endIn,
  lessons: tipsAt,
  surface: surfaceIn,
};

/** The first edition on the play table. */
export const play = sealedPlay(part);
