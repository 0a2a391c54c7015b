/** The drawings asked for last, as many as their bytes have room for. */
export class KeptDrawings {
  readonly #room: number;
  /** The one asked for longest ago comes first. */
  readonly #drawings = new Map<string, Uint8Array>();
  #bytes = 0;

  /** @param room bytes of all that is kept */
  constructor(room: number) {
    this.#room = room;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Uint8Array | undefined {
    const drawing = this.#drawings.get(key);
    if (!drawing) return undefined;
    this.#drawings.delete(key);
    this.#drawings.set(key, drawing);
    return drawing;
  }

  /** Keeps a drawing and forgets others for it; one that is larger than all the room is not kept. */
  keep(key: string, drawing: Uint8Array): void {
    this.#forget(key);
    if (drawing.byteLength > this.#room) return;
    this.#drawings.set(key, drawing);
    this.#bytes += drawing.byteLength;
    for (const oldest of this.#drawings.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#drawings.get(key)?.byteLength ?? 0;
    this.#drawings.delete(key);
  }
}
