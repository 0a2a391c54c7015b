// Bytes that the server holds for clients. Each call counts them from the answers that still live, so a missed event
// can never block the server.

/** @typedef {import('node:http').ServerResponse} Response */

/** Whether an answer is finished: sent whole, or the client has gone. */
export const isOver = (/** @type {Response} */ { destroyed, closed, writableFinished }) =>
  destroyed || closed || writableFinished;

/**
 * @typedef {object} Room
 * @property {number} all bytes in flight to all clients
 * @property {number} perClient bytes in flight to one client
 */

export class OnTheirWay {
  #room;
  /** @type {Map<Response, { client: string, size: number }>} */
  #answers = new Map();

  /** @param {Room} room */
  constructor(room) {
    this.#room = room;
  }

  /**
   * Whether there is room for more bytes in flight.
   * @param {string} client
   * @param {number} size bytes
   */
  hasRoom(client, size) {
    let all = size;
    let own = size;
    for (const [response, answer] of this.#answers) {
      if (isOver(response)) this.#answers.delete(response);
      else {
        const bytes = response.headersSent ? response.writableLength : answer.size;
        all += bytes;
        if (answer.client === client) own += bytes;
      }
    }
    return all <= this.#room.all && own <= this.#room.perClient;
  }

  /**
   * Counts an answer while it lives.
   * @param {Response} response
   * @param {string} client
   * @param {number} size estimated bytes until its headers are sent; then what it still holds
   */
  add(response, client, size) {
    this.#answers.set(response, { client, size });
    response.once('close', () => this.#answers.delete(response));
  }
}
