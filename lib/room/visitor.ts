import { parsedLine } from '../match/plain-data';
import { hashOfKey } from './chain';
import { roomVersion, type Entry } from './entry';
import type { Guest } from './guest';
import { LentList } from './lent-list';
import type { Lobby } from './lobby';
import type { Room } from './room';
import {
  mostLetters,
  zFromVisitor,
  type FromRoom,
  type FromVisitor,
  type Hello,
  type Make,
  type Refusal,
  type Wire,
} from './room-messages';
import { VisitorLine } from './visitor-line';

/** ms: between two signs of life, and without any from the visitor until the connection is given up. */
const beat = { every: 10_000, most: 25_000 } as const;

/** A connected person, who belongs to one room once they have named it. */
export class Visitor implements Guest {
  key = '';
  invite = '';
  readonly #line: VisitorLine;
  readonly #rooms: Lobby;
  #room: Room | undefined;
  #roomId = '';
  #has: { readonly from: number; readonly link: string } = { from: 0, link: '' };
  #lent: LentList | undefined;
  #hasLent = false;
  /** A long list waits for its turn; until then single entries are of no use. */
  #isBehind = false;

  constructor(wire: Wire, rooms: Lobby) {
    this.#line = new VisitorLine(wire, rooms, () => this.#end());
    this.#rooms = rooms;
  }

  get client(): string {
    return this.#line.client;
  }

  tell(message: FromRoom): void {
    if (!this.#isBehind || message.say !== 'entries') this.#line.send(message);
  }

  /** Notes what waits here; to be called when something has arrived that is no whole message. */
  weigh(): void {
    this.#line.weigh();
  }

  /** Whether this visitor may say one more thing; one who says too much is disconnected. */
  speaks(): boolean {
    if (this.#line.isGone) return false;
    if (this.#line.speaks()) return true;
    this.#refuse('often');
    return false;
  }

  /** Asks for a sign of life, or gives up; to be called about every 10 s. */
  beat(): void {
    const { silence } = this.#line;
    const isNobody = !this.#room && !this.#lent;
    if (this.#line.isStill()) this.drop();
    else if (silence > beat.most || (isNobody && silence > beat.every)) this.leave();
    else this.tell({ say: 'here', length: this.#lengthToHave() });
  }

  /** Length of the list sent to this visitor; undefined while it is on its way. */
  #lengthToHave(): number | undefined {
    const room = this.#room;
    return room && !room.isGathering && !this.#isBehind && !this.#lent ? room.list.length : undefined;
  }

  hear(text: string): void {
    if (!this.speaks()) return;
    const read = text.length <= mostLetters ? zFromVisitor.safeParse(parsedLine(text)) : undefined;
    if (!read?.success) {
      this.leave();
      return;
    }
    this.#line.hear();
    this.#answer(read.data);
  }

  #answer(message: FromVisitor): void {
    switch (message.say) {
      case 'here':
        return;
      case 'hello':
      case 'make':
        this.#greet(message);
        return;
      case 'lend':
        this.#takeLent(message.entries, message.isLast);
        return;
      case 'phrase':
        this.#room?.company.say(this, message.phrase);
        return;
      case 'point':
        this.#room?.company.point(this, message);
        return;
      case 'put':
        if (!this.#room || this.#room.isGathering) return;
        this.#room.put(this, message);
    }
  }

  #greet(message: Hello | Make): void {
    if (this.#roomId !== '') {
      this.leave();
      return;
    }
    if (message.version !== roomVersion) {
      this.#refuse('version');
      return;
    }
    this.#roomId = message.room;
    this.key = hashOfKey(message.key);
    this.invite = hashOfKey(message.invite);
    if (message.say === 'hello') this.#has = { from: message.from, link: message.link };
    this.#rooms.find(message.room, (room) => {
      if (this.#line.isGone) return;
      if (room === 'busy') this.#refuse(room);
      else if (room) this.#enter(room);
      else if (message.say === 'make') this.#make(message);
      else if (message.from > 0) this.#borrow();
      else this.#refuse('unknown');
    });
  }

  #make({ room: id, id: entry, seats, seatKeys, look, offer }: Make): void {
    const what = JSON.stringify({ seats, invite: this.invite, owner: this.key, seatKeys, look, offer });
    this.#rooms.make(id, this.client, { id: entry, what }, (made) => {
      if (this.#line.isGone) return;
      if (made === 'busy') this.#refuse(made);
      else this.#enter(made);
    });
  }

  #enter(room: Room): void {
    if (room.isGathering) {
      if (!this.#stay(room)) return;
      this.tell({ say: 'wait' });
      if (this.#has.from > 0) this.#borrow();
      else this.#rooms.heard(room, this.key);
      return;
    }
    if (this.#isRefused(room)) return;
    if (!this.#stay(room)) return;
    this.catchUp();
    room.company.tellSeats(this);
  }

  #isRefused(room: Room): boolean {
    const refusal = room.refusal(this);
    if (refusal) this.#refuse(refusal);
    return refusal !== undefined;
  }

  #stay(room: Room): boolean {
    if (!room.admit(this)) {
      this.#refuse('crowded');
      return false;
    }
    this.#room = room;
    return true;
  }

  /** Sends the entries the visitor doesn't have; if the visitor has more or others, asks for those first. */
  catchUp(isTurn = false): void {
    const room = this.#room;
    if (!room || this.#isBehind) return;
    if (this.#isRefused(room)) return;
    const { from, link } = this.#has;
    // A list that is on its way decides first.
    if (this.#lent) return;
    const isSame = room.list.linkAt(from) === link;
    if (!isSame && from > 0 && !this.#hasLent) {
      this.#borrow();
      return;
    }
    const start = isSame ? from : 0;
    if (!isTurn && !room.list.isShortFrom(start)) {
      this.#isBehind = true;
      this.#rooms.longLists.take(this.client, () => {
        this.#isBehind = false;
        this.catchUp(true);
      });
      return;
    }
    this.tell({ say: 'entries', from: start, entries: room.list.entries.slice(start) });
    this.#has = { from: 0, link: '' };
  }

  #borrow(): void {
    this.#lent = new LentList(this.#rooms.secret, this.#roomId);
    this.tell({ say: 'lend' });
  }

  #takeLent(entries: readonly Entry[], isLast: boolean): void {
    const lent = this.#lent;
    if (!lent || this.#hasLent) {
      this.leave();
      return;
    }
    if (!lent.add(entries)) {
      this.#lent = undefined;
      this.#hasLent = true;
      // If others keep this room, it goes on without this list; otherwise it is lost.
      if (!this.#room) this.#refuse('unsealed');
      else if (this.#room.isGathering) this.#rooms.heard(this.#room, this.key);
      else this.catchUp();
      return;
    }
    if (!isLast) return;
    this.#lent = undefined;
    this.#hasLent = true;
    const restored = this.#rooms.restore(this.#roomId, this, lent.list);
    if (typeof restored === 'string') {
      this.#refuse(restored);
      return;
    }
    if (!this.#room && !this.#stay(restored)) return;
    if (restored.isGathering) {
      this.tell({ say: 'wait' });
      this.#rooms.heard(restored, this.key);
    } else {
      this.catchUp();
      restored.company.tellSeats(this);
    }
  }

  #refuse(why: Refusal): void {
    this.tell({ say: 'no', why });
    this.leave();
  }

  leave(): void {
    this.#line.leave();
  }

  drop(): void {
    this.#line.drop();
  }

  #end(): void {
    const room = this.#room;
    this.#room = undefined;
    this.#rooms.gone(this);
    if (!room) return;
    room.company.guests.delete(this);
    room.company.tellSeats();
  }
}
