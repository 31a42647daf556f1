/** Numbers to allocate room for at first; the room doubles when it is full. */
const FIRST_ROOM = 1 << 16;

/** A growing list of 32-bit unsigned numbers, without the cost of an array of millions. */
export class NumberList {
  #numbers = new Uint32Array(FIRST_ROOM);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The number at a position; 0 beyond the end. */
  at(position: number): number {
    return this.#numbers[position] ?? 0;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  toArray(): Uint32Array<ArrayBuffer> {
    return this.#numbers.slice(0, this.#length);
  }
}
