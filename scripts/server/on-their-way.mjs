// Bytes that the server holds for who asked for them. Counted from the answers that live, each time somebody asks: an
// event that was missed, or came before anybody listened, can shut nothing.

/** @typedef {import('node:http').ServerResponse} Response */

/** Whether nothing of an answer is written any more: it was sent whole, or who asked has gone. */
export const isOver = (/** @type {Response} */ { destroyed, closed, writableFinished }) =>
  destroyed || closed || writableFinished;

/**
 * @typedef {object} Room
 * @property {number} all bytes on their way to everybody
 * @property {number} perClient bytes on their way to one client
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
   * Whether so many bytes more may be on their way.
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
   * Counts an answer for as long as it lives.
   * @param {Response} response
   * @param {string} client
   * @param {number} size bytes that it is taken for until its headers are sent; then it is what it still holds
   */
  add(response, client, size) {
    this.#answers.set(response, { client, size });
    response.once('close', () => this.#answers.delete(response));
  }
}
