// Runs a search.wasm for a program that writes sheets to it: before each its length, in four bytes.
import { readFileSync, readSync, writeSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { memory, room, search } = instance.exports;

function read(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const more = readSync(0, bytes, at, length - at);
    if (!more) process.exit();
    at += more;
  }
  return bytes;
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

for (;;) {
  const length = read(4).readUInt32LE();
  const sheet = read(length);
  const at = room(length);
  new Uint8Array(memory.buffer, at, length).set(sheet);
  if (search()) throw new Error("the search failed");
  write(new Uint8Array(memory.buffer, at, length));
}
