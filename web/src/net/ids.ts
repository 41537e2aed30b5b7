/** Ids of commands: a command that is sent twice is done once. */

let counter = 0;
const device = randomWord();

/** Another id for every command. */
export function newId(): string {
  counter += 1;
  return `${device}-${counter}`;
}

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
