import { diceOf } from '../match/chance';
import type { Choice } from '../match/request';
import { partOf } from '../systems/open';
import { answer, lengthOf, requestNow, situationAt, type Session } from './session';

/**
 * Places, as chance has it, for everything that some players are asked to put down next.
 * @param seed 0 to 2^32 - 1; the same places for the same seed
 */
export const placesFor = (session: Session, players: readonly number[], seed: number): readonly Choice[] => {
  const part = partOf(session.encounter.system, 'play');
  const dice = diceOf(seed);
  const choices: Choice[] = [];
  for (let now = session; ;) {
    const request = requestNow(now);
    if (!request || !('region' in request) || !players.includes(request.by)) return choices;
    if (!part?.request(request, situationAt(now, lengthOf(now)), now.encounter).isSetUp) return choices;
    const place = request.region.sample(dice);
    const next = answer(now, place);
    if (!next.ok) return choices;
    choices.push(place);
    now = next.value;
  }
};
