/** Sentences without what is there to be seen. */

import type { Message } from "../../net/protocol";

export function briefly(message: Message): Message {
  const { id, args } = message;
  switch (id) {
    case "figaro-event-dealt":
      return { id, args: { ...args, cards: [] } };
    case "figaro-event-round-ended":
      return { id: "page-scene-round-over", args };
    default:
      return message;
  }
}
