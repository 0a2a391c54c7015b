import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { roomMessages } from '@/lib/messages/room';
import type { RoomView } from '@/lib/room/membership';
import { matchAfter, matchOfOpening, offeredEncounter } from '@/lib/session/room-match';
import { writeBrought, writeFill } from '@/lib/session/room-plays';
import type { RoomMatch } from '@/lib/session/room-state';
import { entryOf, offered, opening, sitting } from '@/lib/session/room-testing';
import { value } from '@/lib/session/testing';
import { firstSystem, open } from '@/lib/systems/open';
import { namesIn } from '@/lib/simulation/contest';
import { Arrival } from './arrival';
import { Invitation } from './invitation';
import { RoomNews } from './room-news';
import { Together } from './together';

beforeAll(() => open([firstSystem], 'match', 'play', 'odds'));

const address = { room: '1'.repeat(32), invite: '2'.repeat(32) };
const view = (seat: number, here: readonly number[], mayInvite = true): RoomView => ({
  entries: [],
  line: 'live',
  seat,
  mayTake: [],
  mayInvite,
  here,
  looking: 0,
  isLooking: false,
  refusal: undefined,
  isSending: false,
  isLate: false,
  inLine: [],
  dropped: undefined,
  said: [],
  pointed: [],
});
const offer = (): string => offered({ scenario: 'all-out-carnage', players: [0, 1, 2, { plays: 'greedy' }] });
const alone = (): RoomMatch => value(matchOfOpening(opening(offer(), 3, ['4', '5'])));
const withBob = (): RoomMatch =>
  matchAfter(alone(), sitting(writeBrought({ name: 'Bob', hero: undefined }), 8, 1, 1));
const filled = (): RoomMatch => matchAfter(withBob(), entryOf(2, 'play', 0, writeFill()));

/** The words of a view. */
const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const invitation = (match: RoomMatch, seat: number, mayInvite = true): string =>
  wordsOf(
    renderToStaticMarkup(
      <Invitation
        address={address}
        match={match}
        view={view(seat, [0], mayInvite)}
        onFill={seat === 0 ? () => undefined : undefined}
      />,
    ),
  );
const together = (match: RoomMatch, seat: number): string =>
  wordsOf(
    renderToStaticMarkup(
      <Together
        address={address}
        match={match}
        view={view(seat, [0])}
        keeper={seat === 0 ? { open: () => undefined, fill: () => undefined } : undefined}
      />,
    ),
  );

const heroes = (): readonly string[] => namesIn(offeredEncounter(alone()));

describe('the seats of a match with friends', () => {
  test('say who is there and who is missing', () => {
    const { waits, titleMany, titleGuest, fill } = roomMessages.invitation;
    const host = invitation(alone(), 0);
    for (const said of [titleMany, waits(2), fill, 'You play', 'Free seat: ', 'A computer (normal) plays '])
      expect(host).toContain(said);
    const guest = invitation(withBob(), 1);
    for (const said of [titleGuest, waits(1), 'Ann plays']) expect(guest).toContain(said);
    expect(guest).not.toContain(fill);
  });

  test('have a link each as long as several are free', () => {
    const { oneSeat } = roomMessages.invitation;
    expect(invitation(alone(), 0)).toContain(oneSeat);
    expect(invitation(withBob(), 0)).not.toContain(oneSeat);
    // A room of an older version has no such keys.
    expect(invitation(value(matchOfOpening(opening(offer(), 3))), 0)).not.toContain(oneSeat);
  });

  test('have no link to pass on for a friend who came by that of one seat', () => {
    const { link, howGuest, howSeated } = roomMessages.invitation;
    expect(invitation(withBob(), 1)).toContain(link.copy);
    expect(invitation(withBob(), 1)).toContain(howGuest);
    const seated = invitation(withBob(), 1, false);
    expect(seated).toContain(howSeated);
    for (const said of [link.copy, howGuest]) expect(seated).not.toContain(said);
  });

  test.each([
    ['of all', [1, 2], [1, 2]],
    ['of one', [2], [2]],
  ])('are offered where the link is to that %s', (_, free, shown) => {
    const names = heroes();
    const told = wordsOf(
      renderToStaticMarkup(
        <Arrival
          match={alone()}
          free={free}
          place={undefined}
          isSending={false}
          isLate={false}
          onSit={() => undefined}
        />,
      ),
    );
    const { seats, yourSeat } = roomMessages.arrival;
    expect(told).toContain(free.length > 1 ? seats : yourSeat);
    const [choice = ''] = told.split(roomMessages.start.name);
    for (const seat of [1, 2])
      expect(choice.includes(`${names[seat] ?? ''} Against`)).toBe(shown.includes(seat));
    // Below, the match names the others only.
    for (const seat of free) expect(told).not.toContain(roomMessages.offered.free([names[seat] ?? '']));
  });

  test('show a newcomer whom he would play with and against, and call no hero his before he sits down', () => {
    const told = wordsOf(
      renderToStaticMarkup(
        <Arrival
          match={withBob()}
          free={[2]}
          place={undefined}
          isSending={false}
          isLate={false}
          onSit={() => undefined}
        />,
      ),
    );
    const [ann = '', bob = '', free = '', computer = ''] = heroes();
    const { heroBy, byComputer } = roomMessages.offered;
    const foes = [heroBy(ann, 'Ann'), heroBy(bob, 'Bob'), heroBy(computer, byComputer)];
    expect(told).toContain(roomMessages.arrival.sides([], foes));
    expect(told).not.toContain(roomMessages.table.you([free]));
  });

  test.each([
    ['of none', undefined, false],
    ['of a free one', 2, false],
    ['of one that is taken', 1, true],
    ['of a computer', 3, true],
  ])('say where the seat of a link is taken: %s', (_, place, isSaid) => {
    const told = wordsOf(
      renderToStaticMarkup(
        <Arrival
          match={withBob()}
          free={[2]}
          place={place}
          isSending={false}
          isLate={false}
          onSit={() => undefined}
        />,
      ),
    );
    expect(told.includes(roomMessages.arrival.late)).toBe(isSaid);
  });

  test('say who plays, who is away and where computers stand in, and let only the host open a seat', () => {
    const host = together(filled(), 0);
    for (const said of [
      'Bob plays',
      'isn’t connected',
      'until somebody takes the seat',
      'A computer (normal)',
    ])
      expect(host).toContain(said);
    const { openSeat } = roomMessages.table;
    expect(host).toContain(openSeat('Bob'));
    expect(host).not.toContain(roomMessages.table.fill);
    expect(together(filled(), 1)).not.toContain(openSeat('Bob'));
  });

  test('say who decides, a computer too', () => {
    const news = wordsOf(
      renderToStaticMarkup(<RoomNews match={filled()} view={view(1, [0, 1])} onRetry={() => undefined} />),
    );
    expect(news).toMatch(/is deciding for |Your turn: decide for |The computer decides for /);
  });
});
