import type { Figure } from '../bench/figure';
import {
  entriesOf,
  helloMessage,
  isEntries,
  loopback,
  openLine,
  putMessage,
  type RoomLine,
} from '../bench/room-lines';
import type { Site } from '../set-up/site';
import { wait } from './clients';
import { isLine, pairOf } from './room-pair';

/** Second number of the addresses of this attack. */
const part = 27;

/** The length of a room's list, as a line hears it. */
const lengthHeard = (line: RoomLine): (() => number) => {
  let length = entriesOf(line).length;
  line.listen((message) => {
    if (message.say === 'entries') length = message.from + message.entries.length;
  });
  return () => length;
};

/** A seat floods its own room with answers for computers, and comes back each time it is disconnected. */
export const floodOfSeat = async (site: Site): Promise<readonly Figure[]> => {
  const from = loopback(part, 2);
  const { friendKeys, owner, friend } = await pairOf(site, loopback(part, 1), from);
  const end = Date.now() + 8000;
  const answers = JSON.stringify({ computer: true, choices: [0], hash: '0'.repeat(16) });
  let taken = 0;
  const floodOn = async (line: RoomLine): Promise<void> => {
    const length = lengthHeard(line);
    const before = length();
    while (Date.now() < end && line.socket.readyState === line.socket.OPEN) {
      line.say(putMessage(length(), 'play', answers));
      await wait(2);
    }
    taken += length() - before;
    line.socket.terminate();
  };
  const floodAgain = async (): Promise<void> => {
    await floodOn(friend);
    while (Date.now() < end) {
      const line = await openLine(site.url, from);
      if (!isLine(line)) await wait(50);
      else {
        line.say(helloMessage(friendKeys));
        if (await line.hears(isEntries)) await floodOn(line);
      }
    }
  };
  const length = lengthHeard(owner);
  const tries = 20;
  let own = 0;
  const play = async (): Promise<void> => {
    for (let nth = 0; nth < tries && Date.now() < end; nth += 1) {
      const before = Date.now();
      const { id, ...more } = putMessage(0, 'play', `own ${nth}`);
      for (let isThere = false; !isThere && Date.now() < end;) {
        owner.say({ ...more, id, at: length() });
        const answer = await owner.hears(
          (message) =>
            (message.say === 'not' && message.id === id) ||
            (message.say === 'entries' && message.entries.some((entry) => entry.id === id)),
        );
        isThere = answer?.say === 'entries';
      }
      own += 1;
      await wait(Math.max(0, 300 - (Date.now() - before)));
    }
  };
  await Promise.all([floodAgain(), play()]);
  owner.socket.terminate();
  return [
    { what: 'a seat that floods its room: entries taken in 8 s', value: taken, goal: 300, unit: 'x' },
    { what: `a seat that floods its room: the other’s, of ${tries}`, value: own, goal: tries, unit: 'of' },
  ];
};
