/** The search of a game as WebAssembly: it takes a sheet of bytes, and returns it with what it found. */

export type Search = (told: Uint8Array) => Uint8Array;

interface Compiled {
  memory: WebAssembly.Memory;
  /** Where so many bytes may be put; the memory may grow for them. */
  room(bytes: number): number;
  search(): number;
}

export async function compiled(file: Uint8Array<ArrayBuffer>): Promise<Search> {
  const { instance } = await WebAssembly.instantiate(file);
  const { memory, room, search } = instance.exports as unknown as Compiled;
  return (told) => {
    const at = room(told.length);
    new Uint8Array(memory.buffer).set(told, at);
    if (search()) throw new Error("the search failed");
    return new Uint8Array(memory.buffer, at, told.length).slice();
  };
}
