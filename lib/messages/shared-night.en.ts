import { count, list, plural, possessive } from '#words/language/words';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Texts of game nights on several phones. */
export const sharedNight = {
  loading: 'Opening the game night …',
  /** @param phone from 1 */
  called: (name: string, phone: number): string => (name.trim() === '' ? `Phone ${phone}` : name.trim()),
  kept: {
    title: 'Shared game nights',
    own: 'The game night you share',
    of: (host: string): string =>
      host.trim() === '' ? 'A game night you joined' : `${possessive(host.trim())} game night`,
    remove: (label: string): string => `Remove from this list: ${label}`,
  },
  join: {
    title: (host: string): string => `${host} invites you to a game night`,
    how: 'You’ll see the same game night on this phone, and your taps change it for everybody.',
    heroes: 'Which heroes do you play?',
    bring: 'Bring another hero',
    bringHint: 'Your hero joins the table now, and the turn order at the next shuffle or roll.',
    bringNone: 'No, thanks',
    side: (hero: string): string => `Whose side is ${hero} on?`,
    with: (allies: readonly string[]): string => `With ${list(allies)}`,
    newSide: 'A new side',
    ownSide: (hero: string): string => `${hero} plays on a new side.`,
    bringOwn: 'Your own heroes',
    bringSamples: 'Sample heroes',
    name: 'Your name',
    nameHint: 'Everybody at this game night sees it. You can leave it blank.',
    join: 'Join',
    again: 'The host removed this phone from the game night. You can join again.',
    sends:
      'Your name and your taps go through the Pipsmith server, which deletes them 24 hours after the last tap.',
  },
  people: {
    title: 'Who’s here',
    you: (name: string): string => `${name} (this phone)`,
    hasHeroes: (names: readonly string[]): string => `Plays ${list(names)}.`,
    away: 'Not connected right now.',
    host: 'Hosts this game night.',
    everybody: 'Everybody else may change',
    may: (name: string): string => `${name} may change`,
    allowed: { all: 'Everything', own: 'Only their own heroes' },
    own: 'You can change your own heroes. Everything else is up to the host.',
    mine: 'My heroes',
    mineShort: 'Yours',
    joined: (name: string, heroes: readonly string[]): string =>
      heroes.length === 0 ? `${name} joined.` : `${name} joined and plays ${list(heroes)}.`,
    plays: (name: string, heroes: readonly string[]): string =>
      heroes.length === 0 ? `${name} doesn’t play a hero now.` : `${name} plays ${list(heroes)} now.`,
    side: (hero: string, allies: readonly string[]): string =>
      allies.length === 0 ? `${hero} is on a new side.` : `${hero} is on the same side as ${list(allies)}.`,
    left: (name: string): string => `${name} is no longer in this game night.`,
    remove: (name: string): string => `Remove ${name}`,
    invite: 'Invite others',
    keep: 'Save a copy on this device',
  },
  invitation: {
    qr: 'QR code of this game night',
    link: { copy: 'Copy link', share: 'Share link' },
    only: 'Anybody with this link can join, up to eight phones. It stops working 24 hours after the last tap.',
    local:
      'This address only works on this device. Open Pipsmith at an address that the other phones can reach.',
  },
  happened: {
    title: 'What happened',
    line: (name: string, what: string): string => `${name}: ${what}`,
    nothing: 'Nothing yet.',
    undoneBy: (name: string): string => `undone by ${name}`,
    unfit: 'didn’t count: it was no longer possible',
    mayNot: 'didn’t count: not allowed',
    waiting: 'waiting for the network',
    unreadable: (entries: number): string =>
      `${count(entries, 'entry', 'entries')} couldn’t be read, and every phone ignored ${plural(entries, 'it', 'them')}.`,
    more: 'Show more',
    lost: (line: string): string =>
      `That didn’t count: ${line}. Something else had happened by the time it arrived.`,
    notAllowed: (line: string): string => `That didn’t count: ${line}. You may only change your own heroes.`,
  },
  did: {
    beginRound: (round: string): string => `${round} starts`,
    endRound: (round: string): string => `${round} ends`,
    beginTurn: (name: string): string => `${possessive(name)} turn starts`,
    joinTurn: (name: string): string => `${name} acts too`,
    endTurn: (names: readonly string[]): string => `${possessive(list(names))} turn ends`,
    actions: (by: number): string =>
      by < 0 ? `took back ${count(-by, 'action')}` : `used ${count(by, 'action')}`,
    count: (name: string, what: string, by: number): string => `${name}, ${what} ${signed(by)}`,
    done: (text: string): string => `done, ${text}`,
    skipped: (text: string): string => `skipped, ${text}`,
    roll: (name: string, what: string): string => `${what} for ${name}`,
    followRoll: (name: string): string => `used ${possessive(name)} roll`,
    come: (name: string): string => `${name} arrives`,
    bring: (name: string, allies: readonly string[] = []): string =>
      allies.length === 0 ? `brought ${name}` : `brought ${name} to the side of ${list(allies)}`,
    leave: (name: string): string => `${name} leaves the table`,
    something: 'something that’s no longer there',
  },
  line: {
    connecting: 'Connecting …',
    gathering: 'The server was restarted. It’s fetching the game night from the phones.',
    lost: 'Connection lost. Keep tapping: the others will see it later.',
    offline: 'You’re offline. Keep tapping: the others will see it later.',
    retry: 'Reconnect now',
    waiting: (taps: number): string => `${count(taps, 'tap')} waiting.`,
    dice: 'Your taps are saved on this phone and sent once you’re back online. Only shuffles and rolls have to wait until then.',
  },
  full: 'This shared game night is full, so your last tap didn’t count. Save a copy and share that.',
  refused: {
    broken: 'This link is incomplete: some letters at the end are missing. Ask for it again.',
    unknown:
      'There is no such game night, or nobody has tapped anything in it for 24 hours. If the server has just restarted, the game night comes back when another phone reconnects.',
    unsealed:
      'The server was restarted and can’t continue this game night. Everything counted so far is still on this phone.',
    over: 'This shared game night is over: nobody has tapped anything for 24 hours.',
    full: 'Eight phones have joined, and that’s the limit. The host can remove one.',
    taken: 'Another phone has taken that place. Ask for a new link.',
    crowded: 'Too many phones have this game night open right now. Pipsmith tries again every few seconds.',
    key: 'This link isn’t valid for this game night. Ask for a new one.',
    version: 'Pipsmith has been updated. Reload the page to go on.',
    busy: 'The server has no room for another game night right now. Pipsmith tries again every few seconds.',
    often: 'Too many requests from your network right now. Pipsmith tries again in a few seconds.',
    rules:
      'This game night was shared from another version of Pipsmith. Reload the page; if that doesn’t help, share the night again.',
    match: 'This link leads to a match, not to a game night.',
    unreadable: 'The game night in this link can’t be read. Ask for a new link.',
    reload: 'Reload',
    retry: 'Try again',
    own: 'Start a game night of your own',
    toMatch: 'Open the match',
    goOn: 'Continue on this device',
  },
};
