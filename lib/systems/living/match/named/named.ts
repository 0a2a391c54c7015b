import type { NamedEffect, NamedId } from '../../skills/effects/named';
import { shiftBeast, shapeShift } from './shape-shift';
import type { Flow } from '../state/flow';
import type { MatchContext, NamedPlay } from '../state/match-context';
import { oscitancy, precognition } from './deck';
import { damballa } from './damballa';
import { powerDrain, inspirationalSpeech, tranquility, tease } from './on-others';
import { lastSpark } from './last-spark';

import { darkPortal, summonDaemon } from '../followers/ritual';

import { borrowSpell, storeSpell } from '../using/stored';
import { winterSpirit } from './winter-spirit';

import { torment } from '../movement/torment';
import type { EffectContext } from '../state/use';

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

/** Plays a named effect, in one line of its skill. */
export const playNamed = (
  match: MatchContext,
  effect: NamedEffect,
  context: EffectContext,
): Flow | undefined => plays[effect.named](match, effect, context);
