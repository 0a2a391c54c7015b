import type { NamedEffect, NamedId } from '../../skills/effects/named';
import { shiftBeast } from './beast-shape';
import type { Flow } from '../state/flow';
import type { Game } from '../state/game';
import { oscitancy, precognition } from './deck';
import { damballa } from './damballa';
import { powerDrain } from './drain';
import { lastSpark } from './last-spark';
import { inspirationalSpeech } from './speech';
import type { NamedPlay } from '../state/named-play';
import { darkPortal, summonDaemon } from '../followers/ritual';
import { shapeShift } from './shape-shift';
import { borrowSpell, storeSpell } from '../using/stored';
import { winterSpirit } from './winter-spirit';
import { tranquility } from './tranquility';
import { tease } from './tease';
import { torment } from '../movement/torment';
import type { Line } from '../state/use';

const plays: Readonly<Record<NamedId, NamedPlay>> = {
  damballa,
  'winter-spirit': winterSpirit,
  oscitancy,
  'inspirational-speech': inspirationalSpeech,
  glyph: storeSpell,
  'borrow-spell': borrowSpell,
  precognition,
  tease,
  'power-drain': powerDrain,
  'last-spark': lastSpark,
  'shape-shift': shapeShift,
  'summon-daemon': summonDaemon,
  'dark-portal': darkPortal,
  shapeshift: shiftBeast,
  tranquility,
  torment,
};

/** Plays an effect of its own, in one line of its skill. */
export const playNamed = (game: Game, effect: NamedEffect, line: Line): Flow | undefined =>
  plays[effect.named](game, effect, line);
