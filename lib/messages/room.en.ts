import { count, list, plural, possessive } from '#words/language/words';
import type { Phrase } from '@/lib/room/phrases';
import type { PlayersFault } from '@/lib/session/room-offer';
import type { PlayerKind } from '@/lib/simulation/player-setting';

const someone = { host: 'The host', friend: 'Your friend' } as const;

/** @param people in the match */
const called = (name: string, seat: number, people = 2): string => {
  if (name.trim() !== '') return name.trim();
  if (seat === 0) return someone.host;
  return people > 2 ? `Friend ${seat}` : someone.friend;
};

/** A name in the middle of a sentence. */
const amid = (name: string): string =>
  name === someone.host ? 'the host' : name === someone.friend ? 'your friend' : name;

const strengths: Readonly<Record<PlayerKind, string>> = { random: 'easy', greedy: 'normal', search: 'hard' };

/** @param ms "4 min 5 s" */
const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const rest = `${seconds % 60}\u00a0s`;
  return seconds < 60 ? rest : `${Math.floor(seconds / 60)}\u00a0min ${rest}`;
};

/** @param ms "4:05" */
const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Texts of online matches. */
export const room = {
  start: {
    jump: 'Play friends online',
    name: 'Your name',
    nameHint: 'Your friends see it. You can leave it blank.',
    begin: (friends: number): string => (friends > 1 ? `Invite ${friends} friends` : 'Invite a friend'),
    you: 'You',
    friend: (nth: number, isOnly: boolean): string => (isOnly ? 'Your friend' : `Friend ${nth}`),
    clock: 'Clock',
    noClock: 'None',
    minutesEach: (minutes: number): string => `${minutes} minutes each`,
    clockHint:
      'Counts the time each of you takes to decide. When yours is up, the other player can end the match and win.',
    clockOnlyTwo:
      'The clock needs exactly two people playing against each other. With more, it wouldn’t be clear who wins when time is up.',
    faults: {
      alone: 'Nobody else plays in this match. Give at least one hero to a friend.',
      'no-hero': 'You aren’t playing anybody yet. Choose “You” for at least one hero.',
      'too-many': 'Up to eight people can play online. Give some heroes to the same friend, or to computers.',
    } satisfies Record<PlayersFault, string>,
  },
  loading: 'Finding the match …',
  kept: {
    title: 'Matches with friends',
    open: (names: readonly string[]): string => `The match with ${list(names.map(amid))}`,
    /** @param people who can play in it */
    invited: (people: number): string =>
      people > 2 ? 'The match you invited friends to' : 'The match you invited a friend to',
    remove: (label: string): string => `Remove from this list: ${label}`,
  },
  someone,
  called,
  invitation: {
    title: 'Invite your friend',
    how: 'Send this link, or let your friend scan the code. The match starts when your friend takes the seat.',
    qr: 'QR code of the invitation',
    link: { copy: 'Copy invitation', share: 'Share invitation' },
    titleMany: 'Invite your friends',
    howMany:
      'Send this link to everybody, or let them scan the code. Each takes a free seat. The match starts when everybody is there.',
    titleGuest: 'You have a seat',
    howGuest: 'The match starts when everybody is there. You can pass the link on, too.',
    howSeated: 'The match starts when everybody is there.',
    waits: (missing: number): string =>
      missing === 1 ? 'Waiting for one friend.' : `Waiting for ${missing} friends.`,
    leave:
      'You can close this page. To come back, open this link again on this device, or find the match under Play.',
    oneSeat: 'A link for one seat',
    oneSeatWhy: 'Whoever opens it can take that seat and no other.',
    seatLink: (heroes: readonly string[]) => ({
      copy: `Copy link for ${list(heroes)}`,
      share: `Share link for ${list(heroes)}`,
    }),
    fill: 'Start now',
    fillWhy: (missing: number): string =>
      plural(
        missing,
        'A computer plays for whoever is missing, until somebody takes the seat.',
        'Computers play for everybody who is missing, until somebody takes their seat.',
      ),
    only: 'Anybody with this link can take a free seat. The invitation expires after 24 hours without a move.',
    local: 'This address only works on this device. Open Pipsmith at an address that your friends can reach.',
  },
  offered: {
    title: 'The match',
    scenario: 'Scenario',
    map: 'Map',
    rules: 'Rules',
    clock: 'Clock',
    minutesEach: (minutes: number): string =>
      `${minutes} minutes each. When one side’s time is up, the other can end the match and win.`,
    placed: 'Players choose where in their corners their figures start.',
    plays: (name: string, heroes: readonly string[]): string => `${name} plays ${list(heroes)}.`,
    free: (heroes: readonly string[]): string => `Free seat: ${list(heroes)}`,
    /** A hero, with the player if there is one. */
    heroBy: (hero: string, player: string | undefined): string =>
      player === undefined ? hero : `${hero} (${amid(player)})`,
    byComputer: 'the computer',
    computer: (kind: PlayerKind, heroes: readonly string[]): string =>
      `${plural(heroes.length, 'A computer', 'Computers')} (${strengths[kind]}) ${plural(heroes.length, 'plays', 'play')} ${list(heroes)}.`,
    houseRules: (names: readonly string[]): string =>
      `House rules: ${list(names)} ${plural(names.length, 'breaks', 'break')} the rules of the game on purpose.`,
  },
  arrival: {
    title: (host: string): string => `${host} invites you to a match`,
    again: (host: string): string => `${possessive(host)} match has a free seat`,
    how: 'You play on this device, and the server rolls the dice for both of you.',
    howMany: 'You play on this device, and the server rolls the dice for all of you.',
    seats: 'Choose your seat',
    yourSeat: 'Your seat',
    seat: (heroes: readonly string[]): string => list(heroes),
    sides: (allies: readonly string[], foes: readonly string[]): string =>
      [
        ...(allies.length > 0 ? [`With ${list(allies)}.`] : []),
        ...(foes.length > 0 ? [`Against ${list(foes)}.`] : []),
      ].join(' '),
    late: 'Somebody else took that seat first. Here’s what’s still free.',
    hero: 'Your hero',
    /** @param host whoever picked the hero */
    offered: (hero: string, host: string): string => `${hero}, picked by ${amid(host)}`,
    own: 'Your own heroes',
    samples: 'Sample heroes',
    open: 'Secrets stay off the other players’ screens, but their devices do hold them. Play with people you’d trust at a table.',
    sit: 'Take this seat',
  },
  table: {
    title: 'Together',
    you: (heroes: readonly string[]): string => `You play ${list(heroes)}.`,
    other: (name: string, heroes: readonly string[], isHere: boolean): string =>
      `${name} plays ${list(heroes)} and ${isHere ? 'is here' : 'isn’t connected right now'}.`,
    yours: (hero: string): string => `Your turn: decide for ${hero}.`,
    theirs: (name: string, hero: string): string => `${name} is deciding for ${hero}.`,
    computer: (heroes: readonly string[]): string => `The computer decides for ${list(heroes)}.`,
    away: (name: string): string => `${name} isn’t connected right now; the match is waiting.`,
    since: (minutes: number): string => `For ${count(minutes, 'minute')} now.`,
    pointsAt: (name: string, figure: string): string => `${name} is pointing at ${figure}.`,
    pointsAtPlace: (name: string): string => `${name} is pointing at a place on the map.`,
    taken: (own: number, name: string, others: number): string =>
      `${name} has taken ${minutesAndSeconds(others)} so far, and you ${minutesAndSeconds(own)}.`,
    takenByBoth: (names: readonly string[], taken: readonly number[]): string =>
      `Time taken so far: ${list(names.map((name, at) => `${name} ${minutesAndSeconds(taken[at] ?? 0)}`))}.`,
    queued: 'Your choice will be sent when you’re back online.',
    late: 'That choice didn’t count: something else happened first.',
    openSeat: (name: string): string => `Let somebody else play for ${name}`,
    openSeatSure: (name: string): string => `${name} loses the seat, and anybody with the link can take it.`,
    keepSeat: (name: string): string => `Wait for ${name}`,
    seatIsOpen: (heroes: readonly string[]): string =>
      `${possessive(list(heroes))} seat is free. Send the link to whoever takes over.`,
    seatIsFilled: (heroes: readonly string[]): string =>
      `A computer plays ${list(heroes)} until somebody takes the seat. Anybody with the link can.`,
    fill: 'Let the computer play',
    unfit: (entries: number): string =>
      `${count(entries, 'choice')} couldn’t be applied to this match. ${plural(entries, 'It was', 'They were')} ignored on all devices.`,
    differs:
      'The devices no longer show the same match, so it stops here. Nothing you did caused this. Start a new match, and please report it.',
    cannotBegin: 'The match can’t start with these heroes.',
    keep: 'Save this match on this device',
    link: {
      copy: 'Copy match link',
      share: 'Share match link',
      why: 'It brings everybody back to this match, each on the device they joined with.',
    },
  },
  clock: {
    left: (name: string, ms: number): string => `${name}: ${clock(ms)} left`,
    you: 'You',
    isUp: (name: string): string =>
      `${possessive(name)} time is up. End the match and win, or wait for their decision.`,
    yoursIsUp: (name: string): string => `Your time is up. ${name} can end the match at any moment.`,
    claim: 'End the match',
    lost: (loser: string, winner: string): string => `${loser} ran out of time. ${winner} wins.`,
  },
  rematch: {
    title: 'Rematch',
    ask: 'Rematch with sides swapped',
    askSame: 'Rematch',
    next: (heroes: readonly string[]): string => `You would play ${list(heroes)}.`,
    waits: (names: readonly string[]): string => `Waiting for ${list(names)} to accept the rematch.`,
    offered: (names: readonly string[], isSwapped: boolean): string =>
      `${list(names)} ${plural(names.length, 'wants', 'want')} a rematch${isSwapped ? ' with sides swapped' : ''}.`,
    accept: 'Accept the rematch',
  },
  phrases: {
    title: 'Say something',
    words: {
      hello: 'Hello!',
      goodLuck: 'Good luck!',
      wellPlayed: 'Well played!',
      ouch: 'Ouch!',
      lucky: 'Lucky roll!',
      thinking: 'Let me think.',
      sorry: 'Sorry!',
      thanks: 'Thanks!',
      goodGame: 'Good game!',
      goodbye: 'Goodbye!',
      thumb: '👍',
      smile: '🙂',
      laugh: '😂',
      surprise: '😮',
      cry: '😢',
      skull: '💀',
    } satisfies Record<Phrase, string>,
    said: (name: string, words: string): string => `${name}: ${words}`,
    own: 'You',
    mute: 'Hide what others say',
  },
  looking: {
    title: 'Spectators',
    count: (people: number): string =>
      people === 0
        ? 'Nobody is watching.'
        : people === 1
          ? 'One spectator is watching.'
          : `${people} spectators are watching.`,
    how: 'Anybody with this link can watch the match, but can’t play or say anything.',
    you: 'You’re watching. Only the players can play and talk.',
    waits: 'The match starts when all players are here.',
  },
  line: {
    connecting: 'Connecting …',
    gathering: 'The server was restarted. It’s fetching the match from everybody’s devices.',
    lost: 'The connection is lost. Pipsmith keeps trying, and the match is safe.',
    offline: 'This device is offline. The match goes on when you’re back online.',
    retry: 'Reconnect now',
  },
  refused: {
    broken: 'This link is incomplete: some letters at the end are missing. Ask for it again.',
    unknown:
      'There is no such match, or it ended more than 24 hours ago. If the server has just restarted, the match comes back when somebody else in it reconnects.',
    unsealed:
      'The server was restarted and can’t continue this match. What you’ve played is still on this device.',
    over: 'This match is over: nothing has happened in it for 24 hours.',
    full: 'All seats of this match are taken. If one of them is yours, open the link on the device you took it with.',
    taken:
      'Somebody else has taken that seat. Ask for a link to another one, or to watch. If it’s your seat, open the link on the device you took it with.',
    crowded: 'Too many people have this match open right now. Pipsmith tries again every few seconds.',
    key: 'This link isn’t valid for this match. Ask for a new one.',
    version: 'Pipsmith has been updated. Reload the page to go on.',
    busy: 'The server has no room for another match right now. Pipsmith tries again every few seconds.',
    often: 'Too many requests from your network right now. Pipsmith tries again in a few seconds.',
    rules:
      'This match was started with another version of the rules, so it can’t go on here. If it was started just now, reload the page.',
    noOffer: 'The match in this link can’t be read. Ask for a new link.',
    reload: 'Reload',
    retry: 'Look for the match again',
    own: 'Set up a match of your own',
    goOn: 'Continue on this device',
  },
};
